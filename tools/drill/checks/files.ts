import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { outcomeOf, type Story } from '../harness/story.ts';

/** What the purge still has to take away; undefined when there is nothing. */
export async function unpurged(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from file_releases`,
  );
  const count = rows[0]?.count ?? 0;
  return count === 0 ? undefined : `the files of ${count} releases have not been purged`;
}

export interface StoredFiles {
  /** As the database has them. */
  rows: { blob_key: string; sha256: string; owned: boolean }[];
  /** Bytes that no row names yet: the process that was about to commit them may have died. */
  staged: string[];
  /** SHA-256 of what lies in the folder, by the name of its file. */
  blobs: Map<string, string>;
}

/** Nothing is left of deleted documents once all is purged, and of the others nothing is lost. */
export async function checkFiles(
  pool: Pool,
  folder: string,
  stories: readonly Story[],
): Promise<string[]> {
  return compareFiles(await readStored(pool, folder), stories);
}

/** No document was sealed twice, so that a sealed file of no document is always one too many. */
export function compareFiles(
  { rows, staged, blobs }: StoredFiles,
  stories: readonly Story[],
): string[] {
  const wrong: string[] = [];
  const unowned = rows.filter(({ blob_key, owned }) => blob_key.startsWith('sealed/') && !owned);
  if (unowned.length > 0) wrong.push(`${unowned.length} sealed files belong to no document.`);
  for (const { blob_key: key, sha256 } of rows) {
    const found = blobs.get(nameOf(key));
    if (found === undefined) wrong.push(`The bytes of ${key} are lost.`);
    else if (found !== sha256) wrong.push(`The bytes of ${key} are others than were recorded.`);
  }
  const passing = new Set(staged.map(nameOf));
  const known = new Set([...rows.map(({ blob_key }) => nameOf(blob_key)), ...passing]);
  const strays = [...blobs.keys()].filter((name) => !known.has(name));
  if (strays.length > 0) wrong.push(`${strays.length} stored files are in no row.`);
  // A death over the seal leaves the same bytes staged, until they are purged a day later.
  const staying = [...blobs].filter(([name]) => !passing.has(name)).map(([, sha256]) => sha256);
  const left = new Set([...rows.map(({ sha256 }) => sha256), ...staying]);
  for (const story of stories) {
    const isDeleted = outcomeOf(story, 'delete') === 'acknowledged';
    if (isDeleted && story.sealed && left.has(story.sealed.sha256)) {
      wrong.push(`${story.title} was deleted and its sealed file is still there.`);
    }
  }
  return wrong;
}

/** As the folder names the blob of a key. */
function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

async function readStored(pool: Pool, folder: string): Promise<StoredFiles> {
  const { rows } = await pool.query<StoredFiles['rows'][number]>(
    `select f.blob_key, f.sha256,
       exists (select from documents d where d.sealed_file_id = f.id) as owned
     from files f`,
  );
  const staged = await pool.query<{ blob_key: string }>(`select blob_key from staged_blobs`);
  const blobs = new Map<string, string>();
  const shards = await readdir(folder, { withFileTypes: true });
  for (const shard of shards.filter(({ name }) => name.length === 2)) {
    for (const name of await readdir(join(folder, shard.name))) {
      const bytes = await readFile(join(folder, shard.name, name));
      blobs.set(name, createHash('sha256').update(bytes).digest('hex'));
    }
  }
  return { rows, staged: staged.rows.map(({ blob_key }) => blob_key), blobs };
}
