import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long an answer may take to whoever is given up. */
const lingerMs = 10_000;

/** The request of a connection whose body something else ends than the server's limit of time. */
const outlasting = new WeakMap<Duplex, IncomingMessage>();

/**
 * Reads a body that may take longer than `requestTimeoutMs`. Node reports a late request once, and
 * it is passed over while this runs: what is then not complete is cut off, whether or not an answer
 * gets through.
 * @param read comes to an end by itself, however slowly the body is sent
 */
export async function outlastTimeout<T>(
  request: IncomingMessage,
  read: () => Promise<T>,
): Promise<T> {
  const { socket } = request;
  outlasting.set(socket, request);
  try {
    return await read();
  } finally {
    if (outlasting.get(socket) === request) outlasting.delete(socket);
    if (!request.complete && !request.destroyed) {
      const cut = setTimeout(() => socket.destroy(), lingerMs).unref();
      request.once('close', () => {
        clearTimeout(cut);
      });
    }
  }
}

/** Whether the request that a connection still sends may take longer than all others. */
export function outlastsTimeout(socket: Duplex): boolean {
  return outlasting.get(socket)?.complete === false;
}
