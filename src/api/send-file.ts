import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import type { StoredFile } from '../persistence/entities/files.ts';

/**
 * Streams a stored file with a strong validator and byte ranges (RFC 9110 §8.8.3, §14). `given` runs
 * once its reader is about to have bytes of it, or is told that theirs are still those.
 */
export async function sendFile(
  deps: OperationDeps,
  file: StoredFile,
  filename: string,
  request: Request,
  response: Response,
  given: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const etag = `"${file.sha256}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Content-Type', file.mimeType);
  response.setHeader('Content-Disposition', contentDisposition(filename));
  if (request.headers['if-none-match'] === etag) {
    if (request.method !== 'HEAD') await given();
    response.status(304).end();
    return;
  }
  const range = request.range(file.sizeBytes, { combine: true });
  if (range === -1) {
    response.setHeader('Content-Range', `bytes */${file.sizeBytes}`);
    response.status(416).end();
    return;
  }
  const fresh = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const [part] = Array.isArray(range) && range.type === 'bytes' && fresh ? range : [];
  const sizeBytes = part ? part.end - part.start + 1 : file.sizeBytes;
  response.setHeader('Content-Length', String(sizeBytes));
  if (part) {
    response.status(206);
    response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${file.sizeBytes}`);
  }
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const bytes = await deps.blobs.read(file.blobKey, part);
  await given().catch((error: unknown) => {
    bytes.destroy();
    throw error;
  });
  await streamTo(response, bytes);
}

/** Sends bytes as fast as they are read. */
export async function streamTo(
  response: Response,
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  await pipeline(bytes, response).catch((error: unknown) => {
    // A reader who leaves early is no failure of ours.
    if (!response.destroyed) throw error;
  });
}

/** RFC 6266 with RFC 8187 for what is not ASCII; a title cannot break out of the header. */
export function contentDisposition(filename: string): string {
  const safe = filename
    .replaceAll(/[\p{Cc}/\\]/gu, ' ')
    .slice(0, 150)
    .toWellFormed();
  const ascii = safe.replaceAll(/[^\x20-\x7e]|["%;]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(safe).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
