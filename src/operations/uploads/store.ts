import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FileId } from '../../domain/ids.ts';
import { fileRefusal, requireForm, type DeclaredType } from '../../domain/upload/file.ts';
import { requireSameFile } from '../../domain/upload/upload.ts';
import type { IngestedFile, IngestFile } from '@countersign/pdf/intake/ingest-result';
import type { StoredFile, Upload } from '../../persistence/entities/files.ts';
import { insertRows } from '../../persistence/insert-rows.ts';
import { holdConversion, releaseFiles } from '../../persistence/stores/files/conversions.ts';
import { readSha256 } from '../../persistence/stores/files/files.ts';
import { insertUploadFiles, lockUpload } from '../../persistence/stores/files/uploads.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';
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

export interface KeptFile {
  /** The prepared one, which may still have to be converted. */
  fileId: FileId;
  /** Stored now, which ended the upload's lease; else it was there already. */
  isNew: boolean;
}

/**
 * Checks a file and makes it the upload's one file. The same bytes again give the same answer; a
 * file that could not be converted gives way to the next.
 * @param upload leased to whoever sends this file
 * @throws UNSUPPORTED_FILE_TYPE, UNPROCESSABLE_FILE; URL_EXPIRED when there is another file already
 */
export async function storeUpload(
  { operations, ingest }: StoreDeps,
  upload: Upload,
  file: ReceivedFile,
): Promise<KeptFile> {
  requireForm(file.type, file.head);
  if (upload.originalFileId) {
    const kept = await inTransaction(operations, (tx) => keptFile(tx, upload, file));
    if (kept) return { fileId: kept, isNew: false };
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
  leased: Upload,
  file: ReceivedFile,
  checked: CheckedFile,
): Promise<KeptFile> {
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
    const upload = await lockUpload(tx.em, leased.id);
    // Of two uploads at once, when a lease ran out, the first to commit wins.
    const kept = await keptFile(tx, upload, file);
    if (kept) return { fileId: kept, isNew: false };
    const { originalFileId, preparedFileId } = upload;
    if (originalFileId && preparedFileId) {
      await releaseFiles(tx.em, { originalFileId, preparedFileId });
    }
    await commitBlobs(tx, keys);
    const fileId = await nameFiles(tx, leased, file, checked, { original, prepared });
    return { fileId, isNew: true };
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
    pages: null,
    warnings: null,
  });
  const prepared = newFile(tx, upload, {
    blobKey: keys.prepared,
    sha256: converted ? checked.preparedSha256 : '',
    sizeBytes: converted ? checked.preparedSizeBytes : 0,
    mimeType: 'application/pdf',
    pageCount,
    pages: converted ? checked.pages : null,
    warnings: converted ? checked.warnings : null,
  });
  const fields = checked.fields.map((field) => ({ ...field, id: tx.deps.ids.next<'fld'>() }));
  const named = { originalFileId: original.id, preparedFileId: prepared.id };
  const facts = { ...named, usedAt: tx.now, foundFields: fields };
  await insertUploadFiles(tx.em, upload, facts, [original, prepared]);
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
  return { ...file, id, organizationId, createdAt: tx.now };
}
