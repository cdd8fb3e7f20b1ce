import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { verifySealed } from '../../../src/evidence/verify/verify-sealed.ts';
import type { BlobStore } from '../../../src/outside/blob-store.ts';
import type { Facts } from '../facts.ts';
import type { Story, Verb } from '../story.ts';

export interface SealReader {
  blobs: BlobStore;
  /** PEM */
  root: string;
}

/** Completed means one sealed file whose seal holds; anything else has none. */
export async function checkSeal(facts: Facts, { blobs, root }: SealReader): Promise<string[]> {
  const [document] = facts.documents;
  if (!document) return [];
  const { sealed_key: key, sealed_sha256: sha256, status } = document;
  if (status !== 'completed') return key === null ? [] : [`It is ${status} and has a sealed file.`];
  if (key === null) return ['It is completed and has no sealed file.'];
  const bytes = await blobs.get(key);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    return ['The sealed file is not the one that was recorded.'];
  }
  const verdict = await verifySealed(bytes, { roots: [root], at: new Date() });
  return (['bytes', 'signature', 'certificates'] as const)
    .filter((part) => !verdict[part].ok)
    .map((part) => `The seal does not hold: ${verdict[part].detail}`);
}

/** No document was sealed twice: a sealed file that none names can only be a deleted one's. */
export async function checkSealedOnce(pool: Pool, stories: readonly Story[]): Promise<string[]> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from files f
     where f.blob_key like 'sealed/%'
       and not exists (select from documents d where d.sealed_file_id = f.id)`,
  );
  const most = stories.filter(mayBeDeletedSealed).length;
  const unnamed = rows[0]?.count ?? 0;
  return unnamed > most ? [`${unnamed} sealed files belong to no document.`] : [];
}

/** Its deletion was asked for, and everybody who had to act may have done so before. */
function mayBeDeletedSealed({ writes, recipients }: Story): boolean {
  const did = (verb: Verb, email?: string) =>
    writes.some(
      (one) =>
        one.verb === verb &&
        one.email === email &&
        (one.outcome === 'acknowledged' || one.outcome === 'unknown'),
    );
  const acting = recipients.filter(({ role }) => role !== 'viewer');
  return did('delete') && acting.every(({ email }) => did('sign', email) || did('approve', email));
}
