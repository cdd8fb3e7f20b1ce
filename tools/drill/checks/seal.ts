import { createHash } from 'node:crypto';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import type { BlobStore } from '@countersign/blobs/blob-store';
import type { Facts } from './facts.ts';

export interface SealReader {
  blobs: BlobStore;
  /** Where they are on the disk. */
  folder: string;
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
  return (await sealFaults(bytes, root)).map((fault) => `The seal does not hold: ${fault}`);
}

/** What does not hold of a sealed file, by itself. `root` is PEM. */
export async function sealFaults(bytes: Uint8Array, root: string): Promise<string[]> {
  const verdict = await verifySealed(bytes, { roots: [root], at: new Date() });
  return (['bytes', 'signature', 'certificates'] as const)
    .map((part) => verdict[part])
    .filter(({ ok }) => !ok)
    .map(({ detail }) => detail);
}
