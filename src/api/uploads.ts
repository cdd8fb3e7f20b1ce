import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import { publicId } from '../domain/ids.ts';
import { Refusal } from '../domain/refusals.ts';
import { declaredType, requireSize } from '../domain/upload/file.ts';
import { requireOpen } from '../domain/upload/upload.ts';
import { readUrlToken } from '../operations/uploads/signed-url.ts';
import { storeUpload, type ReceivedFile } from '../operations/uploads/store.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { giveBackUpload } from '../persistence/stores/uploads.ts';
import { uploadPatienceMs, type AwaitConversion } from './await-conversion.ts';
import { untilClosed } from './await-seal.ts';
import type { RateLimits } from './middleware/rate-limit.ts';
import { refuseMethod } from './middleware/refuse-method.ts';
import { lingerOnRefusal, receiveFile } from './receive-file.ts';
import { takeAddress } from './upload-address.ts';
import type { IngestFile } from '../evidence/ingest/ingest-result.ts';

/** `{upload_url}`: raw bytes, streamed to disk, checked by a child process, never by this one. */
export function mountUploads(
  app: Express,
  operations: OperationDeps,
  ingest: IngestFile,
  awaitConversion: AwaitConversion,
  rateLimits: RateLimits | undefined,
): void {
  const deps = { operations, ingest };
  app.post('/uploads/:token', async (request, response) => {
    lingerOnRefusal(request, response);
    const { token } = request.params;
    const url = readUrlToken(operations.keyring, 'upload', token);
    if (url) await rateLimits?.upload(url.id);
    else await rateLimits?.refusedCredential(request.ip);
    const upload = await takeAddress(operations, url?.id, untilClosed(response));
    let folder: string | undefined;
    let isLeased = true;
    try {
      const type = declaredType(request.headers['content-type'] ?? '');
      requireSize(Number(request.headers['content-length'] ?? 0));
      folder = await mkdtemp(join(tmpdir(), 'countersign-upload-'));
      const path = join(folder, 'file');
      const sink = createWriteStream(path, { mode: 0o600 });
      const facts = await receiveFile(request, sink, requireSize);
      const received: ReceivedFile = { type, folder, path, ...facts };
      requireOpen(upload, operations.clock.now());
      const { fileId, isNew } = await storeUpload(deps, upload, received);
      isLeased = !isNew;
      if (type.form === 'word') {
        await convertedSoon(awaitConversion(fileId, untilClosed(response), uploadPatienceMs));
      }
      response.status(201).json({ storageId: publicId('upl', upload.id) });
    } finally {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
      if (isLeased) await giveBackUpload(operations.database, upload);
    }
  });
  app.all('/uploads/:token', refuseMethod('POST'));
}

/** A conversion that takes longer goes on by itself; one that failed refuses the file. */
async function convertedSoon(conversion: Promise<void>): Promise<void> {
  try {
    await conversion;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'DOCUMENT_NOT_READY') return;
    throw error;
  }
}
