import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { entities } from './entities/index.ts';

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

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const orm = await MikroORM.init({
    clientUrl: options.url,
    entities,
    pool: { min: 0, max: options.poolSize ?? 10 },
    forceUtcTimezone: true,
    // Rows go straight into entities; every request forks, so no context is ever shared.
    allowGlobalContext: false,
  });
  return {
    fork: () => orm.em.fork({ clear: true }),
    close: () => orm.close(true),
  };
}
