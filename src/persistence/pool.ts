import type { Socket } from 'node:net';
import type { TypeOverrides } from 'pg';

/** What is used of `pg-pool`. */
export interface Pool {
  options: { types: TypeOverrides };
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  /** Each connection is made by it. */
  Client: new (options: object) => ConnectingClient;
  on(event: 'connect' | 'acquire' | 'remove', listener: (client: PoolClient) => void): void;
  on(event: 'release', listener: (error: unknown, client: PoolClient) => void): void;
}

interface PoolClient {
  connection: { stream: Socket };
  query(...call: unknown[]): Promise<unknown>;
  end(): Promise<void>;
}

interface ConnectingClient extends PoolClient {
  connect(done: (error?: Error | null) => void): void;
}

/**
 * The driver leaves a connection open over which it did not sign in, for instance for want of a
 * password, until the server loses patience: it is ended here.
 */
export function endRefusedConnections(pool: Pool): void {
  pool.Client = class extends pool.Client {
    override connect(done: (error?: Error | null) => void): void {
      super.connect((error) => {
        if (error) this.connection.stream.destroy();
        done(error);
      });
    }
  };
}

/**
 * Kysely keeps a transaction's connection when its rollback fails, as it does when the database
 * went away; ten of those and the pool would be empty for good. So a rollback never fails here: the
 * connection is given up instead, and the server rolls back by itself.
 */
export function giveBackDeadConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = (...call) => {
      const answer = query(...call);
      if (call[0] !== 'rollback') return answer;
      return answer.catch(() => {
        void client.end().catch(() => undefined);
        return { command: 'ROLLBACK', rowCount: null, rows: [] };
      });
    };
  });
}

/**
 * Hangs up on a server that is silent for too long. The kernel of a machine whose PostgreSQL hangs
 * goes on to acknowledge what is sent, so that neither keep-alives nor time-outs of statements, which
 * the server itself would have to see to, end the wait.
 */
export function hangUpOnSilence(pool: Pool, silentMs: number): void {
  pool.on('connect', ({ connection: { stream } }) => {
    stream.on('timeout', () => {
      stream.destroy(Object.assign(new Error('The database is silent.'), { code: 'ETIMEDOUT' }));
    });
  });
  pool.on('acquire', ({ connection: { stream } }) => void stream.setTimeout(silentMs));
  pool.on('release', (_error, { connection: { stream } }) => void stream.setTimeout(0));
}

/** SQLSTATE of a write that a standby, or a database that was set read-only, refuses. */
export const readOnly = '25006';

/**
 * After a failover the former primary refuses changes for good, and who stays connected to it never
 * meets the new one. So the first refusal ends every connection of the pool: those that wait at
 * once, those in use when they come back.
 */
export function leaveReadOnlyServers(pool: Pool): void {
  const waiting = new Set<PoolClient>();
  const inUse = new Set<PoolClient>();
  const given = new WeakSet<PoolClient>();
  const leave = () => {
    for (const client of inUse) given.add(client);
    for (const { connection } of waiting) {
      connection.stream.destroy(Object.assign(new Error('It is read-only.'), { code: readOnly }));
    }
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client);
    client.query = (...call) => {
      const answer = query(...call);
      answer.catch((error: unknown) => {
        if ((error as { code?: unknown }).code === readOnly) leave();
      });
      return answer;
    };
  });
  pool.on('acquire', (client) => {
    waiting.delete(client);
    inUse.add(client);
  });
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    waiting.add(client);
    if (given.has(client)) void client.end().catch(() => undefined);
  });
  pool.on('remove', (client) => {
    waiting.delete(client);
    inUse.delete(client);
  });
}
