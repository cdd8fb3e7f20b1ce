import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { headBytes } from '../domain/upload/file.ts';
import type { Pace } from '../domain/upload/pace.ts';
import type { ReceivedBytes } from '../operations/uploads/receive.ts';
import { atPace } from './at-pace.ts';
import { outlastTimeout } from './outlast-timeout.ts';

/** How long a refused sender may go on: cut off at once, it would never see the answer. */
const lingerMs = 2_000;

/**
 * Reads on after an answer that came before the end of the body, and closes the connection in steps
 * (RFC 9112 §9.6): what a closed one is still sent resets it, and takes the answer away.
 */
export function lingerOnRefusal(request: Request, response: Response): void {
  // Kept, for a destroyed request has none.
  const { socket } = request;
  const isSending = () => !request.complete && !request.destroyed;
  const cutOff = (unlessClosed: EventEmitter) => {
    const cut = setTimeout(() => socket.destroy(), lingerMs);
    unlessClosed.once('close', () => {
      clearTimeout(cut);
    });
  };
  // What Node calls with the last byte of the answer, where the connection is not kept.
  socket.destroySoon = () => {
    if (isSending()) {
      socket.end();
      cutOff(socket);
    } else Socket.prototype.destroySoon.call(socket);
  };
  response.once('finish', () => {
    if (!isSending()) return;
    request.resume();
    cutOff(request);
  });
}

export interface FileBounds {
  pace: Pace;
  /** Throws when so many bytes are too many. */
  requireSize: (sizeBytes: number) => void;
}

/**
 * Streams a body to disk, hashing, for as long as it keeps its pace; stops reading at the limit.
 * @throws REQUEST_TIMEOUT, and what `requireSize` throws
 */
export async function receiveFile(
  request: Request,
  sink: Writable,
  { pace, requireSize }: FileBounds,
): Promise<ReceivedBytes> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let head = '';
  let isOver = false;
  // By hand: `pipeline` would destroy the request, and with it the connection that takes the answer.
  async function* metered() {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      // Of whoever was given up: read, so that they see the answer, and counted for nobody.
      if (isOver) continue;
      const bytes = chunk as Buffer;
      sizeBytes += bytes.length;
      requireSize(sizeBytes);
      hash.update(bytes);
      head += bytes.toString('latin1', 0, headBytes - head.length);
      yield bytes;
    }
  }
  try {
    await outlastTimeout(request, () => atPace(pipeline(metered, sink), () => sizeBytes, pace));
  } finally {
    isOver = true;
  }
  return { sha256: hash.digest('hex'), head, sizeBytes };
}
