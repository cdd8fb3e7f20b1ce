import type { EntityManager } from '@mikro-orm/postgresql';

/** In hex. The id is a UUID. */
export async function readSha256(em: EntityManager, fileId: string): Promise<string> {
  const [row] = await em.execute<{ sha256: string }[]>(`select sha256 from files where id = ?`, [
    fileId,
  ]);
  if (!row) throw new Error('A document without its file');
  return row.sha256;
}
