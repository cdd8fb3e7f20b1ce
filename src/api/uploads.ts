import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Express, Request, Response } from 'express';
import { Refusal } from '../domain/refusals.ts';
import type { IngestPdf } from '../evidence/ingest/ingest-result.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { stageBlobs } from '../operations/uploads/stage-blobs.ts';
import { earlierUpload, openUpload, storeUpload } from '../operations/uploads/store.ts';
import type { AppDeps } from './app.ts';
import { refuseMethod } from './middleware/refuse-method.ts';

const maxBytes = 52_428_800;

/** Types of the spec; until there is a converter only PDFs are taken, the others refused by name. */
const supportedTypes = new Map([
  ['application/pdf', ''],
  ['application/msword', 'Word documents (.doc)'],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'Word documents (.docx)',
  ],
  ['image/png', 'PNG images'],
  ['image/jpeg', 'JPEG images'],
]);

export interface UploadDeps {
  ingest: IngestPdf;
  /** Files checked at a time; the rest wait, on disk. */
  slots: number;
}

/** `{upload_url}`: raw bytes, streamed to disk, checked by a child process, never by this one. */
export function mountUploads(app: Express, deps: AppDeps): void {
  const enter = makeGate(deps.uploads.slots);
  app.post('/uploads/:token', async (request, response) => {
    lingerOnRefusal(request, response);
    const upload = await openUpload(deps.operations, request.params.token);
    const mimeType = declaredType(request);
    const folder = await mkdtemp(join(tmpdir(), 'countersign-upload-'));
    try {
      const path = join(folder, 'file');
      const { sha256, sizeBytes } = await receive(request, path);
      const storageId =
        (await earlierUpload(deps.operations, upload, sha256)) ??
        (await enter(async () => {
          const file = await checkAndStore(deps, path, { mimeType, sha256, sizeBytes });
          return storeUpload(deps.operations, upload.id, file);
        }));
      response.status(201).json({ storageId });
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

function declaredType(request: Request): string {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const known = supportedTypes.get(type);
  if (known === '') return type;
  throw new Refusal(
    'UNSUPPORTED_FILE_TYPE',
    known === undefined
      ? 'Send a PDF with the header Content-Type: application/pdf.'
      : `${known} cannot be signed yet; save the file as PDF and send that.`,
  );
}

/** Streams to disk, hashing; stops reading at the limit. */
async function receive(request: Request, path: string) {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > maxBytes) throw tooLarge();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  // By hand: `pipeline` would destroy the request, and with it the connection that takes the answer.
  async function* metered() {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      sizeBytes += bytes.length;
      if (sizeBytes > maxBytes) throw tooLarge();
      hash.update(bytes);
      yield bytes;
    }
  }
  await pipeline(metered, createWriteStream(path, { mode: 0o600 }));
  await requirePdf(path, sizeBytes);
  return { sha256: hash.digest('hex'), sizeBytes };
}

function tooLarge(): Refusal {
  return new Refusal('FILE_TOO_LARGE', 'The file exceeds 50 MB (52,428,800 bytes).');
}

async function requirePdf(path: string, sizeBytes: number): Promise<void> {
  if (sizeBytes === 0) throw new Refusal('UNSUPPORTED_FILE_TYPE', 'The request has no bytes.');
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0);
    if (buffer.toString('latin1') === '%PDF-') return;
  } finally {
    await file.close();
  }
  throw new Refusal('UNSUPPORTED_FILE_TYPE', 'The bytes are not a PDF, although declared as one.');
}

async function checkAndStore(
  deps: AppDeps,
  path: string,
  received: { mimeType: string; sha256: string; sizeBytes: number },
) {
  const bytes = await readFile(path);
  const checked = await deps.uploads.ingest(bytes);
  if (!checked.ok) {
    throw checked.kind === 'unsupported'
      ? new Refusal('UNSUPPORTED_FILE_TYPE', checked.message, { reason: checked.reason })
      : new Refusal('UNPROCESSABLE_FILE', checked.message, { reason: checked.reason });
  }
  const original = named(bytes, received.sha256);
  const prepared = named(checked.prepared, checked.preparedSha256);
  await keep(deps.operations, [
    { key: original.blobKey, bytes },
    { key: prepared.blobKey, bytes: checked.prepared },
  ]);
  return {
    mimeType: received.mimeType,
    original,
    prepared,
    pageCount: checked.pageCount,
    fields: checked.fields,
  };
}

function named(bytes: Uint8Array, sha256: string) {
  return { blobKey: `files/${randomUUID()}`, sha256, sizeBytes: bytes.byteLength };
}

/** Stored before the rows that name them: what a crash leaves without one is purged a day later. */
async function keep(
  deps: OperationDeps,
  blobs: readonly { key: string; bytes: Uint8Array }[],
): Promise<void> {
  await stageBlobs(
    deps,
    blobs.map(({ key }) => key),
  );
  await Promise.all(blobs.map(({ key, bytes }) => deps.blobs.put(key, bytes)));
  deps.drill?.crashPoint('after-upload-blob-before-row');
}

/** Lets so many in at a time; the others wait their turn. */
function makeGate(slots: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = slots;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
