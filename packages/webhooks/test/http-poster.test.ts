import { afterEach, describe, expect, test } from '@jest/globals';
import http from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { drip, makeLoopbackServers, pour, post } from './support/loopback-servers.ts';

const { serve, serveRaw, allClosed, stop } = makeLoopbackServers();
afterEach(stop);

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
    await allClosed();
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

describe('an answer counts once its head is there, although', () => {
  const ok = 'HTTP/1.1 200 OK\r\n';

  test.each<[string, string, (socket: Socket) => void]>([
    ['no body follows', '', (socket) => socket.write(`${ok}Content-Length: 5\r\n\r\n`)],
    ['no length was said', 'half', (socket) => socket.write(`${ok}\r\nhalf`)],
    ['it is HTTP/1.0', 'done', (socket) => socket.end('HTTP/1.0 200 OK\r\n\r\ndone')],
    ['the body ends early', 'half', (s) => s.end(`${ok}Content-Length: 50\r\n\r\nhalf`)],
    [
      'a chunk ends early',
      'hel',
      (socket) => socket.end(`${ok}Transfer-Encoding: chunked\r\n\r\n5\r\nhel`),
    ],
    [
      'the body is reset',
      '',
      (socket) => {
        socket.write(`${ok}Content-Length: 5\r\n\r\n`, () => socket.resetAndDestroy());
      },
    ],
    [
      'its chunks are no HTTP',
      '',
      (socket) => {
        socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\n5;`);
        pour(socket, Buffer.alloc(1000, 'a'));
      },
    ],
  ])('%s', async (_, head, answer) => {
    const url = await serveRaw(answer);
    expect(await post(url, { bodyMs: 200 })).toMatchObject({ statusCode: 200, head });
    await allClosed();
  });

  test.each([
    ['the time for the body is up', { bodyMs: 50 }],
    ['the time for all is up', { bodyMs: 60_000, timeoutMs: 500 }],
  ])('the body comes byte by byte until %s', async (_, limits) => {
    const url = await serveRaw((socket) => drip(socket, 'z'.repeat(5000), `${ok}\r\n`));
    const result = await post(url, limits);
    expect(result).toMatchObject({ statusCode: 200, head: expect.stringMatching(/^z*$/) });
    await allClosed();
  });

  test('it is a failure that asks to wait', async () => {
    const url = await serveRaw((socket) =>
      socket.write('HTTP/1.1 503 Busy\r\nRetry-After: 60\r\nContent-Length: 5\r\n\r\n'),
    );
    const result = await post(url, { bodyMs: 50 });
    expect(result).toMatchObject({ statusCode: 503, retryAfterMs: 60_000 });
  });
});
