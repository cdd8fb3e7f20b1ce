import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileWarning } from '@countersign/pdf/intake/warnings';
import type { FileId, UploadId } from '../../domain/ids.ts';
import { declaredType, requireSize } from '../../domain/upload/file.ts';
import { convertsOn } from '../../domain/upload/upload.ts';
import { readWarnings } from '../../persistence/stores/files/files.ts';
import { giveBackUpload } from '../../persistence/stores/files/uploads.ts';
import { storeUpload, type KeptFile, type ReceivedFile, type StoreDeps } from './store.ts';
import { takeAddress } from './take-address.ts';

export interface ReceiveDeps extends StoreDeps {
  /** Waits a little for a file that is being converted. @throws DOCUMENT_NOT_READY */
  awaitConversion: (fileId: FileId) => Promise<void>;
}

/** A file that is being sent. */
export interface IncomingFile {
  /** As its sender declares it, of no length for none. */
  contentType: string;
  /** As its sender announces it; 0 where nobody does. */
  announcedBytes: number;
  /** Writes the bytes to a new file. @throws what `requireSize` does of the bytes so far */
  writeTo: (path: string, requireSize: (sizeBytes: number) => void) => Promise<ReceivedBytes>;
  /** Aborted when its sender has gone. */
  gone: AbortSignal;
}

/** What is known of bytes once they are on disk. */
export type ReceivedBytes = Pick<ReceivedFile, 'sha256' | 'head' | 'sizeBytes'>;

export interface ReceivedUpload {
  id: UploadId;
  /** What of the file is not in the prepared document; null while that is being made. */
  warnings: readonly FileWarning[] | null;
}

/**
 * Takes the one file of an upload: leases its address, spools the bytes, checks and stores them, and
 * waits a little for a conversion. What fails leaves no file, and the address to the next sender.
 * @param id undefined for an address that nobody made
 * @throws URL_EXPIRED, UPLOAD_IN_PROGRESS, FILE_TOO_LARGE, UNSUPPORTED_FILE_TYPE, UNPROCESSABLE_FILE
 */
export async function receiveUpload(
  deps: ReceiveDeps,
  id: UploadId | undefined,
  file: IncomingFile,
): Promise<ReceivedUpload> {
  const { operations } = deps;
  const upload = await takeAddress(operations, id, file);
  const lease = { isHeld: true };
  try {
    const { fileId } = await inFolder(file, async (received) => {
      const kept = await storeUpload(deps, upload, received);
      lease.isHeld = !kept.isNew;
      if (received.type.form === 'word') await convertedSoon(deps, kept);
      return kept;
    });
    return { id: upload.id, warnings: await readWarnings(operations.database.fork(), fileId) };
  } finally {
    if (lease.isHeld) await giveBackUpload(operations.database, upload);
  }
}

/** Runs with the file in a folder of its own, of which nothing is left. */
async function inFolder<T>(
  { contentType, announcedBytes, writeTo }: IncomingFile,
  work: (received: ReceivedFile) => Promise<T>,
): Promise<T> {
  const type = declaredType(contentType);
  requireSize(announcedBytes);
  const folder = await mkdtemp(join(tmpdir(), 'countersign-upload-'));
  try {
    const path = join(folder, 'file');
    return await work({ type, folder, path, ...(await writeTo(path, requireSize)) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function convertedSoon({ awaitConversion }: ReceiveDeps, { fileId }: KeptFile) {
  await awaitConversion(fileId).catch((error: unknown) => {
    if (!convertsOn(error)) throw error;
  });
}
