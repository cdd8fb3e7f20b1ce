import { afterEach, describe, expect, test } from '@jest/globals';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { makeLoopbackServers, pour, post } from './support/loopback-servers.ts';

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

test('a name with several addresses is reached by the one that answers', async () => {
  const url = new URL(await serve(http.createServer((_, response) => response.end('here'))));
  url.hostname = 'hooks.example';
  const resolve = async () => ['::1', '127.0.0.1'];
  expect(await post(url.href, { resolve })).toMatchObject({ kind: 'response', head: 'here' });
});
