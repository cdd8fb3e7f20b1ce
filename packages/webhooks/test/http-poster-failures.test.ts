import { afterEach, describe, expect, test } from '@jest/globals';
import http from 'node:http';
import type { Socket } from 'node:net';
import { freePort } from '@countersign/embedded/processes/ports';
import { makeHttpPoster } from '@countersign/webhooks/http-poster';
import { drip, makeLoopbackServers, pour, post } from './support/loopback-servers.ts';

const { serve, serveRaw, allClosed, stop } = makeLoopbackServers();
afterEach(stop);

describe('a failure, and a closed connection, is', () => {
  const late = 'There was no complete answer within 0.2 seconds.';
  const cut = 'The connection was closed before the answer was complete.';
  const invalid = 'The answer is not valid HTTP.';
  const ok = 'HTTP/1.1 200 OK\r\n';

  test.each<[string, string, (socket: Socket) => void]>([
    ['silence', late, () => undefined],
    ['an answer byte by byte', late, (socket) => drip(socket, `${ok}X: ${'y'.repeat(5000)}`)],
    ['a head without its end', late, (socket) => socket.write(`${ok}Content-Length: 5\r\n`)],
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
    ['a head cut short', cut, (socket) => socket.end(`${ok}Content-Length: 5`)],
  ])('%s', async (_, error, answer) => {
    const url = await serveRaw(answer);
    const result = await post(url, { timeoutMs: error === late ? 200 : 10_000 });
    expect(result).toEqual({ kind: 'failed', error, durationMs: expect.any(Number) });
    await allClosed();
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
