import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Express, Request, Response } from 'express';
import { publicId } from '../domain/ids.ts';
import { Refusal } from '../domain/refusals.ts';
import { declaredType, headBytes, requireSize } from '../domain/upload/file.ts';
import { readUrlToken } from '../operations/uploads/signed-url.ts';
import { openUpload, storeUpload, type ReceivedFile } from '../operations/uploads/store.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { uploadPatienceMs, type AwaitConversion } from './await-conversion.ts';
import { untilClosed } from './await-seal.ts';
import type { RateLimits } from './middleware/rate-limit.ts';
import { refuseMethod } from './middleware/refuse-method.ts';
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
    const upload = await openUpload(operations, token);
    const type = declaredType(request.headers['content-type'] ?? '');
    requireSize(Number(request.headers['content-length'] ?? 0));
    const giveBack = await takeAddress(operations, upload.id, untilClosed(response));
    const folder = await mkdtemp(join(tmpdir(), 'countersign-upload-'));
    try {
      const path = join(folder, 'file');
      const received: ReceivedFile = { type, folder, path, ...(await receive(request, path)) };
      // What came while another file was sent may find that one there.
      const fileId = await storeUpload(deps, await openUpload(operations, token), received);
      if (type.form === 'word') {
        await convertedSoon(awaitConversion(fileId, untilClosed(response), uploadPatienceMs));
      }
      response.status(201).json({ storageId: publicId('upl', upload.id) });
    } finally {
      await rm(folder, { recursive: true, force: true });
      await giveBack();
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

/** How long a refused sender may go on: cut off at once, it would never see the answer. */
const lingerMs = 2_000;

function lingerOnRefusal(request: Request, response: Response): void {
  // Kept, for a destroyed request has none.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    request.resume();
    const cut = setTimeout(() => socket.destroy(), lingerMs);
    request.once('close', () => {
      clearTimeout(cut);
    });
  });
}

/** Streams to disk, hashing; stops reading at the limit. */
async function receive(
  request: Request,
  path: string,
): Promise<Pick<ReceivedFile, 'sha256' | 'head' | 'sizeBytes'>> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let head = '';
  // By hand: `pipeline` would destroy the request, and with it the connection that takes the answer.
  async function* metered() {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      sizeBytes += bytes.length;
      requireSize(sizeBytes);
      hash.update(bytes);
      head += bytes.toString('latin1', 0, headBytes - head.length);
      yield bytes;
    }
  }
  await pipeline(metered, createWriteStream(path, { mode: 0o600 }));
  return { sha256: hash.digest('hex'), head, sizeBytes };
}
