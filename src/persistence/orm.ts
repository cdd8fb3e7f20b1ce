import { MikroORM, type EntityManager, type InferKyselyDB } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { readDatabaseAddress } from './database-address.ts';
import { entities } from './entities/index.ts';
import {
  endRefusedConnections,
  giveBackDeadConnections,
  hangUpOnSilence,
  leaveReadOnlyServers,
  type Pool,
} from './pool.ts';

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
  /** Now, of this process. */
  poolUse(): PoolUse;
  close(): Promise<void>;
}

/** How the connections of a pool are used. */
export interface PoolUse {
  open: number;
  inUse: number;
  /** Who waits for one. */
  waiting: number;
  max: number;
}

export interface DatabaseOptions {
  url: string;
  /** Most connections this process holds. */
  poolSize?: number;
  patience?: Patience;
}

/** How long a database that does not answer is waited for: one that hangs is away, too. */
export interface Patience {
  /** For a connection. */
  connectMs: number;
  /** In which nothing came over a connection that is in use; a lock may be waited for as long. */
  silentMs: number;
}

/** It is made with the first question. */
const unused = { totalCount: 0, idleCount: 0, waitingCount: 0 };

/** Of whoever does not say otherwise. */
export const usualPatience: Patience = { connectMs: 10_000, silentMs: 60_000 };

/** The ORM leaves times as text for its entities to parse; typed statements want them parsed. */
function parseTimes(pool: Pool): void {
  pool.options.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text));
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, host, ssl } = readDatabaseAddress(options.url);
  const { connectMs, silentMs } = options.patience ?? usualPatience;
  const max = options.poolSize ?? 10;
  let made: Pool | undefined;
  const orm = await MikroORM.init({
    clientUrl: url,
    entities,
    pool: { min: 0, max },
    forceUtcTimezone: true,
    driverOptions: {
      connectionTimeoutMillis: connectMs,
      ...(host !== undefined && { host }),
      ...(ssl !== undefined && { ssl }),
      onPoolCreated(pool: Pool) {
        made = pool;
        parseTimes(pool);
        endRefusedConnections(pool);
        giveBackDeadConnections(pool);
        leaveReadOnlyServers(pool);
        hangUpOnSilence(pool, silentMs);
      },
    },
    // Rows go straight into entities; every request forks, so no context is ever shared.
    allowGlobalContext: false,
  });
  return {
    fork: () => orm.em.fork({ clear: true }),
    poolUse() {
      const { totalCount: open, idleCount: idle, waitingCount: waiting } = made ?? unused;
      return { open, inUse: open - idle, waiting, max };
    },
    close: () => orm.close(true),
  };
}
