import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../src/persistence/orm.ts';
import { eventually } from './eventually.ts';

/**
 * Leaves a transaction idle until its connection was hung up on, as were all by then that have been
 * silent for longer; then does what is left to do in it, and commits.
 */
export async function idleUntilHungUp(
  database: Database,
  then: (em: EntityManager) => Promise<unknown> = async () => undefined,
): Promise<void> {
  await database.fork().transactional(async (em) => {
    const [own] = await em.execute<{ pid: number }[]>(`select pg_backend_pid() as pid`);
    await eventually(async () => {
      const alive = await database
        .fork()
        .execute<unknown[]>(`select from pg_stat_activity where pid = ?`, [own?.pid]);
      return alive.length === 0;
    });
    await then(em);
  });
}
