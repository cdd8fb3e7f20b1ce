import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Express, Request, Response } from 'express';
import pLimit from 'p-limit';
import { declaredType, requireSize } from '../domain/upload/file.ts';
import type { IngestPdf } from '../evidence/ingest/ingest-result.ts';
import { readUrlToken } from '../operations/uploads/signed-url.ts';
import { openUpload, storeUpload } from '../operations/uploads/store.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import type { RateLimits } from './middleware/rate-limit.ts';
import { refuseMethod } from './middleware/refuse-method.ts';

export interface UploadDeps {
  ingest: IngestPdf;
  /** Files checked at a time; the rest wait, on disk. */
  slots: number;
}

/** `{upload_url}`: raw bytes, streamed to disk, checked by a child process, never by this one. */
export function mountUploads(
  app: Express,
  operations: OperationDeps,
  uploads: UploadDeps,
  rateLimits: RateLimits | undefined,
): void {
  const deps = { operations, ingest: uploads.ingest, limit: pLimit(uploads.slots) };
  app.post('/uploads/:token', async (request, response) => {
    lingerOnRefusal(request, response);
    const { token } = request.params;
    const url = readUrlToken(operations.keyring, 'upload', token);
    if (url) await rateLimits?.upload(url.id);
    else await rateLimits?.refusedCredential(request.ip);
    const upload = await openUpload(operations, token);
    const mimeType = declaredType(request.headers['content-type'] ?? '');
    const folder = await mkdtemp(join(tmpdir(), 'countersign-upload-'));
    try {
      const path = join(folder, 'file');
      const received = await receive(request, path);
      const file = { ...received, mimeType, read: () => readFile(path) };
      response.status(201).json({ storageId: await storeUpload(deps, upload, file) });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  app.all('/uploads/:token', refuseMethod('POST'));
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
async function receive(request: Request, path: string): Promise<{ sha256: string; head: string }> {
  requireSize(Number(request.headers['content-length'] ?? 0));
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
  return { sha256: hash.digest('hex'), head };
}

/** Enough to recognise a PDF. */
const headBytes = 5;
