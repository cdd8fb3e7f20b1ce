import { LockMode } from '@mikro-orm/core';
import { publicId } from '../../domain/ids.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Field } from '../../domain/template/field.ts';
import {
  FileEntity,
  UploadEntity,
  type StoredFile,
  type Upload,
} from '../../persistence/entities/files.ts';
import { commitBlobs } from './stage-blobs.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { readUrlToken } from './signed-url.ts';
import { inTransaction } from '../unit-of-work/transaction.ts';

/** A file that was checked and normalised; the bytes are stored under these announced keys. */
export interface CheckedFile {
  mimeType: string;
  original: { blobKey: string; sha256: string; sizeBytes: number };
  prepared: { blobKey: string; sha256: string; sizeBytes: number };
  pageCount: number;
  fields: Omit<Field, 'id'>[];
}

/** The upload that an address stands for. @throws URL_EXPIRED */
export async function openUpload(deps: OperationDeps, token: string): Promise<Upload> {
  const address = readUrlToken(deps.keyring, 'upload', token);
  const upload = address && (await deps.database.fork().findOne(UploadEntity, { id: address.id }));
  if (!upload || upload.expiresAt <= deps.clock.now()) throw expired();
  return upload;
}

function expired(): Refusal {
  return new Refusal('URL_EXPIRED', 'This upload address has expired; generate another.');
}

/** The answer of an earlier upload of the same bytes. @throws URL_EXPIRED when they were others */
export async function earlierUpload(
  deps: OperationDeps,
  upload: Upload,
  sha256: string,
): Promise<string | undefined> {
  if (!upload.originalFileId) return undefined;
  const file = await deps.database.fork().findOneOrFail(FileEntity, { id: upload.originalFileId });
  if (file.sha256 !== sha256) {
    throw new Refusal('URL_EXPIRED', 'This upload address was used for another file.');
  }
  return publicId('upl', upload.id);
}

/**
 * Makes the checked file the upload's one file. Of two uploads at once the first to commit wins;
 * the second answers the same when its bytes are, else URL_EXPIRED.
 */
export async function storeUpload(
  deps: OperationDeps,
  uploadId: string,
  file: CheckedFile,
): Promise<string> {
  return inTransaction(deps, async (tx) => {
    const upload = await tx.em.findOneOrFail(
      UploadEntity,
      { id: uploadId },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (upload.originalFileId) {
      const first = await tx.em.findOneOrFail(FileEntity, { id: upload.originalFileId });
      if (first.sha256 === file.original.sha256) return publicId('upl', upload.id);
      throw new Refusal('URL_EXPIRED', 'This upload address was used for another file.');
    }
    await commitBlobs(tx, [file.original.blobKey, file.prepared.blobKey]);
    const original = addFile(tx, upload, file.original, file.mimeType, file.pageCount);
    const prepared = addFile(tx, upload, file.prepared, 'application/pdf', file.pageCount);
    upload.originalFileId = original.id;
    upload.preparedFileId = prepared.id;
    upload.usedAt = tx.now;
    upload.foundFields = file.fields.map((field) => ({ ...field, id: deps.ids.next() }));
    return publicId('upl', upload.id);
  });
}

function addFile(
  tx: Transaction,
  upload: Upload,
  bytes: { blobKey: string; sha256: string; sizeBytes: number },
  mimeType: string,
  pageCount: number,
): StoredFile {
  return tx.em.create(FileEntity, {
    id: tx.deps.ids.next(),
    organizationId: upload.organizationId,
    ...bytes,
    mimeType,
    pageCount,
    createdAt: tx.now,
  });
}
