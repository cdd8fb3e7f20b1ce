import { afterEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../../src/embedded/ports.ts';
import { makeHttpPoster, type HttpPosterOptions } from '../../src/outside/http-poster.ts';

const servers: net.Server[] = [];
const sockets = new Set<net.Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) {
    server.close();
    await once(server, 'close');
  }
});

/** Listens on loopback and gives the URL; every socket is remembered. */
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

const post = (url: string, options: Partial<HttpPosterOptions> = {}) =>
  makeHttpPoster({ allowInsecure: true, ...options }).post({
    url,
    headers: { 'content-type': 'application/json', 'webhook-id': 'evt_1' },
    body: '{"title":"Ümläut"}',
  });

/** Answers a request, once it has begun to arrive, with these bytes. */
const serveRaw = (answer: (socket: net.Socket) => void) =>
  serve(net.createServer((socket) => void socket.once('data', () => answer(socket))));

/** Writes the same piece for as long as somebody reads, and counts. */
function pour(socket: net.Socket, piece: Buffer): { bytes: number } {
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

describe('an answer', () => {
  test('comes back with status and text, and the request arrived as it was given', async () => {
    const seen: Record<string, unknown>[] = [];
    const url = await serve(
      http.createServer((request, response) => {
        text(request).then(
          (body) => {
            const { method, url: target, headers } = request;
            seen.push({ method, target, headers, body });
            response.writeHead(202).end('thank you');
          },
          () => response.destroy(),
        );
      }),
    );
    expect(await post(url)).toEqual({
      kind: 'response',
      statusCode: 202,
      head: 'thank you',
      durationMs: expect.any(Number),
    });
    expect(seen).toMatchObject([
      {
        method: 'POST',
        target: '/hook?a=b',
        body: '{"title":"Ümläut"}',
        headers: {
          'content-type': 'application/json',
          'content-length': '20',
          'webhook-id': 'evt_1',
          host: new URL(url).host,
        },
      },
    ]);
    await Promise.all([...sockets].map((socket) => closed(socket)));
  });

  test('that redirects is not followed', async () => {
    let requests = 0;
    const url = await serve(
      http.createServer((_, response) => {
        requests += 1;
        response.writeHead(307, { location: '/hook?again' }).end();
      }),
    );
    expect(await post(url)).toMatchObject({ kind: 'response', statusCode: 307 });
    expect(requests).toBe(1);
  });

  test.each([
    ['120', 120_000],
    ['Sat, 21 Nov 2026 09:30:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ])('may ask to wait: %s', async (header, retryAfterMs) => {
    const url = await serve(
      http.createServer((_, response) => response.writeHead(503, { 'retry-after': header }).end()),
    );
    const clock = { now: () => new Date('2026-11-21T09:30:00.000Z') };
    expect(await post(url, { clock })).toMatchObject({ statusCode: 503, retryAfterMs });
  });

  test.each(['soon', '-1', '1.5', '99999999999', 'Sat, 99 Nov 2026 09:30:30 GMT', '2026-11-21'])(
    'that asks to wait for %j asks for nothing',
    async (header) => {
      const url = await serve(
        http.createServer((_, response) =>
          response.writeHead(503, { 'retry-after': header }).end(),
        ),
      );
      expect(await post(url)).not.toHaveProperty('retryAfterMs');
    },
  );

  test('in any bytes becomes text that a database takes, within the limit', async () => {
    const url = await serve(
      http.createServer((_, response) => response.end(Buffer.from('a\0b\xff', 'latin1'))),
    );
    expect(await post(url)).toMatchObject({ head: 'a\uFFFDb\uFFFD' });
    const rubbish = await serve(
      http.createServer((_, response) => response.end(Buffer.alloc(200_000, 0xff))),
    );
    const result = await post(rubbish);
    const head = result.kind === 'response' ? result.head : '';
    expect(head).toMatch(/^\uFFFD+$/);
    expect(Buffer.byteLength(head)).toBeLessThanOrEqual(64 * 1024);
  });

  test('that ends in the middle of a character at the limit ends before it', async () => {
    const url = await serve(http.createServer((_, response) => response.end('aäää')));
    expect(await post(url, { maxResponseBytes: 4 })).toMatchObject({ head: 'aä' });
  });

  test('of four gigabytes is read up to the limit, then the connection is closed', async () => {
    let written = { bytes: 0 };
    const url = await serveRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 4294967296\r\n\r\n');
      written = pour(socket, Buffer.alloc(65_536, 'x'));
    });
    const result = await post(url);
    expect(result).toMatchObject({ kind: 'response', statusCode: 200, head: 'x'.repeat(65_536) });
    // What the sockets' buffers hold is written without being read.
    expect(written.bytes).toBeLessThan(64 * 1024 * 1024);
  });
});

describe('a failure, and a closed connection, is', () => {
  const late = 'There was no complete answer within 0.2 seconds.';
  const cut = 'The connection was closed before the answer was complete.';
  const invalid = 'The answer is not valid HTTP.';
  const ok = 'HTTP/1.1 200 OK\r\n';

  test.each<[string, string, (socket: net.Socket) => void]>([
    ['silence', late, () => undefined],
    ['a head without its body', late, (socket) => socket.write(`${ok}Content-Length: 5\r\n\r\n`)],
    ['an answer byte by byte', late, (socket) => drip(socket, `${ok}X: ${'y'.repeat(5000)}`)],
    ['a body byte by byte', late, (socket) => drip(socket, 'z'.repeat(5000), `${ok}\r\n`)],
    [
      'headers without end',
      'The headers of the answer are too long.',
      (socket) => {
        socket.write(ok);
        pour(socket, Buffer.from(`X-Filler: ${'a'.repeat(1000)}\r\n`));
      },
    ],
    [
      'one header without end',
      'The headers of the answer are too long.',
      (socket) => {
        socket.write(`${ok}X-Filler: `);
        pour(socket, Buffer.alloc(1000, 'a'));
      },
    ],
    [
      'interim answers without end',
      invalid,
      (socket) => {
        pour(socket, Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'));
      },
    ],
    [
      'chunk extensions without end',
      invalid,
      (socket) => {
        socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\n5;`);
        pour(socket, Buffer.alloc(1000, 'a'));
      },
    ],
    ['another protocol', invalid, (socket) => socket.write('220 mail.example ESMTP\r\n')],
    [
      'two lengths',
      invalid,
      (socket) => socket.write(`${ok}Content-Length: 5\r\nContent-Length: 6\r\n\r\n`),
    ],
    [
      'a switch of protocols',
      invalid,
      (socket) =>
        socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
        ),
    ],
    ['no answer before the end', cut, (socket) => socket.end()],
    ['a reset', cut, (socket) => socket.resetAndDestroy()],
    ['a body cut short', cut, (socket) => socket.end(`${ok}Content-Length: 50\r\n\r\nhalf`)],
    [
      'chunks cut short',
      cut,
      (socket) => socket.end(`${ok}Transfer-Encoding: chunked\r\n\r\n5\r\nhel`),
    ],
  ])('%s', async (_, error, answer) => {
    const url = await serveRaw(answer);
    const result = await post(url, { timeoutMs: error === late ? 200 : 10_000 });
    expect(result).toEqual({ kind: 'failed', error, durationMs: expect.any(Number) });
    await Promise.all([...sockets].map((socket) => closed(socket)));
  });

  test('a refused connection', async () => {
    const url = `http://127.0.0.1:${await freePort()}/hook`;
    expect(await post(url)).toMatchObject({ error: 'The connection was refused.' });
  });

  test('a header that cannot be sent', async () => {
    const url = await serve(http.createServer());
    const poster = makeHttpPoster({ allowInsecure: true });
    const result = await poster.post({ url, headers: { a: 'b\r\nc: d' }, body: '' });
    expect(result).toMatchObject({ kind: 'failed', error: 'A header cannot be sent.' });
  });
});

/** Whoever waits for a socket here does not mind that it was reset. */
function closed(socket: net.Socket): Promise<void> {
  return new Promise((resolve) => void socket.resume().on('close', () => resolve()));
}

/** One byte at a time, each when the one before has left. */
function drip(socket: net.Socket, text: string, first = ''): void {
  socket.write(first);
  let at = 0;
  const timer = setInterval(() => socket.write(text.charAt(at++)), 5);
  socket.on('close', () => clearInterval(timer));
}

test('a name with several addresses is reached by the one that answers', async () => {
  const url = new URL(await serve(http.createServer((_, response) => response.end('here'))));
  url.hostname = 'hooks.example';
  const resolve = async () => ['::1', '127.0.0.1'];
  expect(await post(url.href, { resolve })).toMatchObject({ kind: 'response', head: 'here' });
});
