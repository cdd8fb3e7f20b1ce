import { copyFile, lstat, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import pg from 'pg';
import { postgresUrl } from '@countersign/embedded/postgres/roles';
import { copyFolder, giveTo } from './copy-folder.ts';

/** Of DATA_DIR: what was generated once and cannot be made again. */
const secrets = ['master.key', 'postgres.json', 'runtime.json'];

/** Of a running server: its own notes, and folders that must be there and empty. */
const notBackedUp = /^(postmaster\.(pid|opts)|pg_internal\.init)$/;
const emptied = ['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots']
  .concat('pg_stat_tmp', 'pg_subtrans', 'pg_wal')
  .map((folder) => folder + sep);

/**
 * Backs up a running instance: first the database, then the storage, so that no row names a file
 * that is missing; keys and secrets; nothing of Temporal.
 * @param databaseUrl of the running instance, for its port
 */
export async function backUp(dataDir: string, backup: string, databaseUrl: string): Promise<void> {
  await mkdir(backup, { mode: 0o711 });
  await backUpPostgres(dataDir, join(backup, 'postgres'), Number(new URL(databaseUrl).port));
  await copyFolder(join(dataDir, 'files'), join(backup, 'files'));
  await copyFolder(join(dataDir, 'keys'), join(backup, 'keys'));
  for (const name of secrets) await copyFile(join(dataDir, name), join(backup, name));
}

/** Puts a backup instead of a folder that is not there. */
export async function restore(backup: string, dataDir: string): Promise<void> {
  await copyFolder(backup, dataDir);
}

/**
 * A base backup by PostgreSQL's low-level interface, which is what `pg_basebackup --wal-method=fetch`
 * does (the embedded PostgreSQL comes without it): the files as they change, and then the log
 * from the backup's start to its end, by which the restored server mends them.
 */
async function backUpPostgres(dataDir: string, to: string, port: number): Promise<void> {
  const from = join(dataDir, 'postgres');
  const { superuser } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as {
    superuser: string;
  };
  const client = new pg.Client(postgresUrl('postgres', superuser, port, 'postgres'));
  await client.connect();
  try {
    const { rows } = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('rehearsal', fast => true)) as segment`,
    );
    await copyFolder(
      from,
      to,
      (path) => notBackedUp.test(path) || emptied.some((folder) => path.startsWith(folder)),
    );
    const stopped = await client.query<{ labelfile: string }>(
      `select labelfile from pg_backup_stop(wait_for_archive => false)`,
    );
    await copyFolder(join(from, 'pg_wal'), join(to, 'pg_wal'));
    // It would be gone if so much had been written in the meantime that PostgreSQL began it again.
    await stat(join(to, 'pg_wal', rows[0]?.segment ?? ''));
    const label = join(to, 'backup_label');
    await writeFile(label, stopped.rows[0]?.labelfile ?? '', { mode: 0o600 });
    await giveTo(label, await lstat(from));
  } finally {
    await client.end();
  }
}
