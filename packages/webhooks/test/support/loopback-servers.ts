import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { makeHttpPoster, type HttpPosterOptions } from '@countersign/webhooks/http-poster';

/** Servers of a test on loopback, well-behaved or not. */
export interface LoopbackServers {
  /** Listens and gives the URL to post to. */
  serve: (server: net.Server) => Promise<string>;
  /** Answers a request, once it has begun to arrive, with these bytes. */
  serveRaw: (answer: (socket: net.Socket) => void) => Promise<string>;
  /** Waits until every connection is closed; that one was reset does not matter. */
  allClosed: () => Promise<unknown>;
  stop: () => Promise<void>;
}

export function makeLoopbackServers(): LoopbackServers {
  const servers: net.Server[] = [];
  const sockets = new Set<net.Socket>();

  async function serve(server: net.Server): Promise<string> {
    servers.push(server);
    server.on('connection', (socket: net.Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?a=b`;
  }

  return {
    serve,
    serveRaw: (answer) =>
      serve(net.createServer((socket) => void socket.once('data', () => answer(socket)))),
    allClosed: () => Promise.all([...sockets].map((socket) => closed(socket))),
    async stop() {
      for (const socket of sockets) socket.destroy();
      for (const server of servers.splice(0)) {
        server.close();
        await once(server, 'close');
      }
    },
  };
}

function closed(socket: net.Socket): Promise<void> {
  return new Promise((resolve) => void socket.resume().on('close', () => resolve()));
}

/** Writes the same piece for as long as somebody reads, and counts. */
export function pour(socket: net.Socket, piece: Buffer): { bytes: number } {
  const written = { bytes: 0 };
  const more = () => {
    let willing = true;
    while (willing && !socket.destroyed) {
      willing = socket.write(piece);
      written.bytes += piece.length;
    }
  };
  socket.on('drain', more);
  more();
  return written;
}

/** One byte at a time, each when the one before has left. */
export function drip(socket: net.Socket, text: string, first = ''): void {
  socket.write(first);
  let at = 0;
  const timer = setInterval(() => socket.write(text.charAt(at++)), 5);
  socket.on('close', () => clearInterval(timer));
}

/** A delivery to one of them, by a poster of its own. */
export const post = (url: string, options: Partial<HttpPosterOptions> = {}) =>
  makeHttpPoster({ allowInsecure: true, ...options }).post({
    url,
    headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' },
    body: '{"title":"Ümläut"}',
  });
