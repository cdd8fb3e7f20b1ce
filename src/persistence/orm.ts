import { MikroORM, type EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import pg, { type TypeOverrides } from 'pg';
import { readDatabaseAddress } from './database-address.ts';
import { entities } from './entities/index.ts';

/** Every table as its entity defines it. */
export type Tables = InferKyselyDB<(typeof entities)[number]>;

/** Typed statements in the transaction of the unit of work, or outside of any when it has none. */
export function tables(em: EntityManager): Kysely<Tables> {
  return em.getKysely<Tables>();
}

/** A pool of connections as the application's role. */
export interface Database {
  /** A unit of work of its own: one per request or activity, never shared. */
  fork(): EntityManager;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  /** Most connections this process holds. */
  poolSize?: number;
}

/** How long to wait for a connection: a database that does not answer at all is away, too. */
const connectMs = 10_000;

interface Pool {
  options: { types: TypeOverrides };
  on(event: 'connect', listener: (client: PoolClient) => void): void;
}

interface PoolClient {
  query(...call: unknown[]): Promise<unknown>;
  end(): Promise<void>;
}

/**
 * Kysely keeps a transaction's connection when its rollback fails, as it does when the database
 * went away; ten of those and the pool would be empty for good. So a rollback never fails here: the
 * connection is given up instead, and the server rolls back by itself.
 */
function giveBackDeadConnections(pool: Pool): void {
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

/** The ORM leaves times as text for its entities to parse; typed statements want them parsed. */
function parseTimes(pool: Pool): void {
  pool.options.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text));
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, ssl } = readDatabaseAddress(options.url);
  const orm = await MikroORM.init({
    clientUrl: url,
    entities,
    pool: { min: 0, max: options.poolSize ?? 10 },
    forceUtcTimezone: true,
    driverOptions: {
      connectionTimeoutMillis: connectMs,
      ...(ssl !== undefined && { ssl }),
      onPoolCreated(pool: Pool) {
        parseTimes(pool);
        giveBackDeadConnections(pool);
      },
    },
    // Rows go straight into entities; every request forks, so no context is ever shared.
    allowGlobalContext: false,
  });
  return {
    fork: () => orm.em.fork({ clear: true }),
    close: () => orm.close(true),
  };
}
