import { createHash } from 'node:crypto';
import type { SealedFileVerdict } from '../../evidence/verify/verifier.ts';
import type { BlobStore } from '@countersign/blobs/blob-store';
import type { TrustedRoots } from '@countersign/verifier/pdf-seal';
import type { Document } from '../../persistence/entities/documents.ts';
import type { StoredEvidence } from '../../persistence/stores/sealing/verification.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

export interface StoredFiles {
  /** Those whose bytes are not the recorded ones, in words. */
  altered: string[];
  /** Hex, of the stored bytes; empty when they cannot be read. */
  preparedSha256: string;
  originalSha256: string;
  /** Absent as long as there is no sealed file. */
  seal?: SealedFileVerdict;
}

/** Hashes what is stored as it streams by; only the sealed file is in memory, in its turn. */
export async function readStoredFiles(
  {
    blobs,
    verifySeal,
    trusted,
  }: Pick<OperationDeps, 'blobs' | 'verifySeal'> & { trusted?: TrustedRoots },
  { document, files }: StoredEvidence,
  at: Date,
): Promise<StoredFiles> {
  const altered: string[] = [];
  const digests = new Map<string, Digest>();
  const { preparedFileId, originalFileId, sealedFileId } = document;
  for (const id of new Set([preparedFileId, originalFileId])) {
    const file = files.find((one) => one.id === id);
    const digest = file && (await digestOf(blobs, file.blobKey));
    if (digest) digests.set(id, digest);
    if (!digest || digest.sha256 !== file.sha256) altered.push(nameOf(document, id));
    else if (digest.size !== file.sizeBytes) altered.push(`the size of ${nameOf(document, id)}`);
    if (file && id === preparedFileId) altered.push(...typeProblems(file, nameOf(document, id)));
  }
  const prepared = digests.get(preparedFileId);
  const found = {
    altered,
    preparedSha256: prepared?.sha256 ?? '',
    originalSha256: digests.get(originalFileId)?.sha256 ?? '',
  };
  if (sealedFileId === null) return found;
  const sealed = files.find(({ id }) => id === sealedFileId);
  let sizeBytes: number | undefined;
  const seal = await verifySeal({
    async load() {
      const bytes = await blobs.get(sealed?.blobKey ?? '');
      sizeBytes = bytes.byteLength;
      return bytes;
    },
    owner: document.organizationId,
    preparedBytes: prepared?.size ?? 0,
    at,
    ...(trusted && { trusted }),
  }).catch(() => undefined);
  if (seal?.sha256 !== sealed?.sha256 || !seal) altered.push('the sealed PDF');
  else if (sealed?.sizeBytes !== sizeBytes) altered.push('the size of the sealed PDF');
  if (sealed) altered.push(...typeProblems(sealed, 'the sealed PDF'));
  if (!seal) return found;
  if (seal.startSha256 !== prepared?.sha256) {
    altered.push('the sealed PDF, which does not begin with the prepared PDF');
  }
  return { ...found, seal };
}

function typeProblems({ mimeType }: { mimeType: string }, name: string): string[] {
  return mimeType === 'application/pdf' ? [] : [`the type of ${name}`];
}

interface Digest {
  sha256: string;
  size: number;
}

/** Undefined for what cannot be read. */
async function digestOf(blobs: BlobStore, key: string): Promise<Digest | undefined> {
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of (await blobs.read(key)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
    }
    return { sha256: hash.digest('hex'), size };
  } catch {
    return undefined;
  }
}

function nameOf({ preparedFileId }: Document, fileId: string): string {
  return fileId === preparedFileId ? 'the prepared PDF' : 'the original file';
}
