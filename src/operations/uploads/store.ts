import { randomUUID } from 'node:crypto';
import { publicId, type PublicId } from '../../domain/ids.ts';
import { fileRefusal, requirePdf } from '../../domain/upload/file.ts';
import { requireOpen, requireSameFile } from '../../domain/upload/upload.ts';
import type { Ingested, IngestPdf } from '../../evidence/ingest/ingest-result.ts';
import { FileEntity, type StoredFile, type Upload } from '../../persistence/entities/files.ts';
import { readSha256 } from '../../persistence/stores/files.ts';
import { findUploadRow, lockUpload } from '../../persistence/stores/uploads.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { readUrlToken } from './signed-url.ts';
import { commitBlobs, stageBlobs } from './stage-blobs.ts';

export interface StoreDeps {
  operations: OperationDeps;
  ingest: IngestPdf;
  /** Bounds how many files are in memory at a time; the others wait for their turn. */
  limit: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A file that came, on disk. */
export interface ReceivedFile {
  mimeType: string;
  /** Hex. */
  sha256: string;
  /** Its first bytes, as Latin-1. */
  head: string;
  read(): Promise<Uint8Array>;
}

/** The upload that a URL stands for. @throws URL_EXPIRED */
export async function openUpload(deps: OperationDeps, token: string): Promise<Upload> {
  const url = readUrlToken(deps.keyring, 'upload', token);
  return requireOpen(url && (await findUploadRow(deps.database, url.id)), deps.clock.now());
}

/**
 * Checks a file and makes it the upload's one file. The same bytes again give the same answer.
 * @returns the upload's id
 * @throws UNSUPPORTED_FILE_TYPE, UNPROCESSABLE_FILE; URL_EXPIRED when there is another file already
 */
export async function storeUpload(
  { operations, ingest, limit }: StoreDeps,
  upload: Upload,
  file: ReceivedFile,
): Promise<PublicId<'upl'>> {
  requirePdf(file.head);
  if (upload.originalFileId) {
    const first = await readSha256(operations.database.fork(), upload.originalFileId);
    requireSameFile(first, file.sha256);
  } else {
    await limit(async () => {
      const bytes = await file.read();
      const checked = await ingest(bytes);
      if (!checked.ok) throw fileRefusal(checked);
      await storeChecked(operations, upload, file, bytes, checked);
    });
  }
  return publicId('upl', upload.id);
}

/** Bytes first, then the rows that name them; a crash leaves nothing but staged keys. */
async function storeChecked(
  deps: OperationDeps,
  { id }: Upload,
  { mimeType, sha256 }: ReceivedFile,
  bytes: Uint8Array,
  checked: Ingested,
): Promise<void> {
  const original = { blobKey: newKey(), sha256, sizeBytes: bytes.byteLength };
  const prepared = {
    blobKey: newKey(),
    sha256: checked.preparedSha256,
    sizeBytes: checked.prepared.byteLength,
  };
  const keys = [original.blobKey, prepared.blobKey];
  await stageBlobs(deps, keys);
  await Promise.all([
    deps.blobs.put(original.blobKey, bytes),
    deps.blobs.put(prepared.blobKey, checked.prepared),
  ]);
  await inTransaction(deps, async (tx) => {
    const upload = await lockUpload(tx.em, id);
    // Of two uploads at once the first to commit wins.
    if (upload.originalFileId) {
      requireSameFile(await readSha256(tx.em, upload.originalFileId), sha256);
      return;
    }
    await commitBlobs(tx, keys);
    const { pageCount, fields } = checked;
    upload.originalFileId = addFile(tx, upload, { ...original, mimeType, pageCount }).id;
    upload.preparedFileId = addFile(tx, upload, {
      ...prepared,
      mimeType: 'application/pdf',
      pageCount,
    }).id;
    upload.usedAt = tx.now;
    upload.foundFields = fields.map((field) => ({ ...field, id: deps.ids.next<'fld'>() }));
  });
}

function newKey(): string {
  return `files/${randomUUID()}`;
}

function addFile(
  tx: Transaction,
  { organizationId }: Upload,
  file: Omit<StoredFile, 'id' | 'organizationId' | 'createdAt'>,
): StoredFile {
  const id = tx.deps.ids.next<'fil'>();
  return tx.em.create(FileEntity, { ...file, id, organizationId, createdAt: tx.now });
}
