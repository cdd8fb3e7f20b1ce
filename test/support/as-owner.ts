import pg from 'pg';
import type { Application } from './application.ts';

/** Whoever has the database: held by no trigger, and so by no foreign key. */
export async function asOwner<T>(
  app: Application,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const superuser = new URL(app.cloned.adminUrl);
  superuser.username = 'postgres';
  const owner = new pg.Client(superuser.href);
  await owner.connect();
  try {
    await owner.query(`set session_replication_role = replica`);
    return await work(owner);
  } finally {
    await owner.end();
  }
}
