import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FileId } from '../../domain/ids.ts';
import { fileRefusal, requireForm, type DeclaredType } from '../../domain/upload/file.ts';
import { requireOpen, requireSameFile } from '../../domain/upload/upload.ts';
import type { IngestedFile, IngestFile } from '../../evidence/ingest/ingest-result.ts';
import { FileEntity, type StoredFile, type Upload } from '../../persistence/entities/files.ts';
import { insertRows } from '../../persistence/insert-rows.ts';
import { holdConversion, releaseFiles } from '../../persistence/stores/conversions.ts';
import { readSha256 } from '../../persistence/stores/files.ts';
import { findUploadRow, lockUpload } from '../../persistence/stores/uploads.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
import { readUrlToken } from './signed-url.ts';
import { commitBlobs, stageBlobs } from './stage-blobs.ts';

export interface StoreDeps {
  operations: OperationDeps;
  ingest: IngestFile;
}

/** A file that came, on disk. */
export interface ReceivedFile {
  type: DeclaredType;
  path: string;
  /** Where others may be put beside it, and go with it. */
  folder: string;
  sizeBytes: number;
  /** Hex. */
  sha256: string;
  /** Its first bytes, as Latin-1. */
  head: string;
}

/** The upload that a URL stands for. @throws URL_EXPIRED */
export async function openUpload(deps: OperationDeps, token: string): Promise<Upload> {
  const url = readUrlToken(deps.keyring, 'upload', token);
  return requireOpen(url && (await findUploadRow(deps.database, url.id)), deps.clock.now());
}

/**
 * Checks a file and makes it the upload's one file. The same bytes again give the same answer; a
 * file that could not be converted gives way to the next.
 * @returns the prepared file, which may still have to be converted
 * @throws UNSUPPORTED_FILE_TYPE, UNPROCESSABLE_FILE; URL_EXPIRED when there is another file already
 */
export async function storeUpload(
  { operations, ingest }: StoreDeps,
  upload: Upload,
  file: ReceivedFile,
): Promise<FileId> {
  requireForm(file.type, file.head);
  if (upload.originalFileId) {
    const kept = await inTransaction(operations, (tx) => keptFile(tx, upload, file));
    if (kept) return kept;
  }
  const preparedPath = join(file.folder, 'prepared.pdf');
  const { path, sizeBytes, type } = file;
  const owner = upload.organizationId;
  const checked = await ingest({ kind: type.form, path, sizeBytes, preparedPath, owner });
  if (!checked.ok) throw fileRefusal(checked);
  return storeChecked(operations, upload, file, { ...checked, path: preparedPath });
}

/**
 * The file that the upload has already, if it is this one.
 * @throws URL_EXPIRED when it is another, unless that one could not be converted
 */
async function keptFile(
  tx: Transaction,
  { originalFileId, preparedFileId }: Upload,
  file: ReceivedFile,
): Promise<FileId | undefined> {
  if (!originalFileId || !preparedFileId) return undefined;
  const conversion = await holdConversion(tx.em, preparedFileId);
  if (conversion?.status === 'failed') return undefined;
  requireSameFile(await readSha256(tx.em, originalFileId), file.sha256);
  return preparedFileId;
}

type CheckedFile = IngestedFile & { path: string };

/** Bytes first, then the rows that name them; a crash leaves nothing but staged keys. */
async function storeChecked(
  deps: OperationDeps,
  { id }: Upload,
  file: ReceivedFile,
  checked: CheckedFile,
): Promise<FileId> {
  const converted = file.type.form !== 'word';
  const original = newKey();
  const prepared = newKey();
  const keys = converted ? [original, prepared] : [original];
  await stageBlobs(deps, keys);
  await Promise.all([
    deps.blobs.putFile(original, file.path),
    ...(converted ? [deps.blobs.putFile(prepared, checked.path)] : []),
  ]);
  return inTransaction(deps, async (tx) => {
    const upload = await lockUpload(tx.em, id);
    // Of two uploads at once the first to commit wins.
    const kept = await keptFile(tx, upload, file);
    if (kept) return kept;
    const { originalFileId, preparedFileId } = upload;
    if (originalFileId && preparedFileId) {
      await releaseFiles(tx.em, { originalFileId, preparedFileId });
    }
    await commitBlobs(tx, keys);
    return nameFiles(tx, upload, file, checked, { original, prepared });
  });
}

async function nameFiles(
  tx: Transaction,
  upload: Upload,
  { type, sha256, sizeBytes }: ReceivedFile,
  checked: CheckedFile,
  keys: { original: string; prepared: string },
): Promise<FileId> {
  const converted = type.form !== 'word';
  const pageCount = converted ? checked.pageCount : null;
  const original = newFile(tx, upload, {
    blobKey: keys.original,
    sha256,
    sizeBytes,
    mimeType: type.mimeType,
    pageCount,
  });
  const prepared = newFile(tx, upload, {
    blobKey: keys.prepared,
    sha256: converted ? checked.preparedSha256 : '',
    sizeBytes: converted ? checked.preparedSizeBytes : 0,
    mimeType: 'application/pdf',
    pageCount,
  });
  upload.originalFileId = original.id;
  upload.preparedFileId = prepared.id;
  upload.usedAt = tx.now;
  upload.foundFields = checked.fields.map((field) => ({ ...field, id: tx.deps.ids.next<'fld'>() }));
  if (!converted) await startConversion(tx, upload, original.id, prepared.id);
  return prepared.id;
}

async function startConversion(
  { em, now, changes }: Transaction,
  { organizationId }: Upload,
  originalFileId: FileId,
  fileId: FileId,
): Promise<void> {
  const row = { fileId, organizationId, originalFileId, status: 'pending', createdAt: now };
  await insertRows(em, 'conversions', [{ ...row, dispatched: false, dispatchAttempts: 0 }]);
  changes.conversions.add(fileId);
}

function newKey(): string {
  return `files/${randomUUID()}`;
}

function newFile(
  tx: Transaction,
  { organizationId }: Upload,
  file: Omit<StoredFile, 'id' | 'organizationId' | 'createdAt'>,
): StoredFile {
  const id = tx.deps.ids.next<'fil'>();
  return tx.em.create(FileEntity, { ...file, id, organizationId, createdAt: tx.now });
}
