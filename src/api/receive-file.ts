import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { headBytes } from '../domain/upload/file.ts';
import type { ReceivedBytes } from '../operations/uploads/receive.ts';

/** How long a refused sender may go on: cut off at once, it would never see the answer. */
const lingerMs = 2_000;

export function lingerOnRefusal(request: Request, response: Response): void {
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

/**
 * Streams a body to disk, hashing; stops reading at the limit.
 * @param requireSize throws when so many bytes are too many
 */
export async function receiveFile(
  request: Request,
  sink: Writable,
  requireSize: (sizeBytes: number) => void,
): Promise<ReceivedBytes> {
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
  await pipeline(metered, sink);
  return { sha256: hash.digest('hex'), head, sizeBytes };
}
