import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import type { StoredFile } from '../persistence/entities/files.ts';
import { Problem } from './problem.ts';
import { streamServed } from './stream-served.ts';

/**
 * Streams a stored file with a strong validator and byte ranges (RFC 9110 §8.8.3, §14). `served`
 * runs once its reader has all that was asked for but the last byte; `end` is exclusive.
 */
export async function sendFile(
  deps: OperationDeps,
  file: StoredFile,
  filename: string,
  request: Request,
  response: Response,
  served?: (part: { begin: number; end: number }) => Promise<void>,
): Promise<void> {
  const etag = `"${file.sha256}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Content-Type', file.mimeType);
  response.setHeader('Content-Disposition', contentDisposition(filename));
  if (hasAlready(request.headers['if-none-match'], etag)) {
    response.status(304).end();
    return;
  }
  const range = rangeIn(request, file.sizeBytes);
  if (range === -1) {
    const detail = `The file has ${file.sizeBytes} bytes, and none in this range.`;
    const size = { 'Content-Range': `bytes */${file.sizeBytes}` };
    throw new Problem('RANGE_NOT_SATISFIABLE', detail, {}, size);
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
  if (!served) return streamTo(response, bytes);
  const begin = part?.start ?? 0;
  await streamServed(response, bytes, () => served({ begin, end: begin + sizeBytes }));
}

/** A suffix longer than the file is all of it (RFC 9110 §14.1.2); the parser takes it for none. */
function rangeIn(request: Request, sizeBytes: number): ReturnType<Request['range']> {
  const { headers } = request;
  headers.range &&= headers.range.replaceAll(
    /(?<=[=,]\s*)-(\d+)/g,
    (_, length: string) => `-${Math.min(Number(length), sizeBytes)}`,
  );
  return request.range(sizeBytes, { combine: true });
}

/** RFC 9110 §13.1.2: any of a list, compared weakly; `*` is whatever there is. */
function hasAlready(given: string | undefined, etag: string): boolean {
  const tags = given?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
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

/**
 * RFC 6266, with RFC 8187 for what is not ASCII.
 * @param filename as `fileName` gives it, so that it cannot break out of the header
 */
export function contentDisposition(filename: string): string {
  const ascii = filename.replaceAll(/[^\x20-\x7e]|["%;\\]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(filename).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
