import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { makeHttpPoster, type HttpPosterOptions } from '@countersign/webhooks/http-poster';
import { startFullListener } from './support/full-listener.ts';

/** Ends what a test opened. */
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function listen(server: net.Server, address: string, port = 0): Promise<number> {
  const sockets = new Set<net.Socket>();
  server.on('connection', (socket: net.Socket) => {
    sockets.add(socket.on('error', () => undefined));
  });
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  await once(server.listen(port, address), 'listening');
  return (server.address() as AddressInfo).port;
}

const answering = (text: string) => http.createServer((_, response) => response.end(text));

/** Takes connections and requests, and never answers; tells how many connections it had. */
function silent(): { server: net.Server; connections: () => number } {
  let count = 0;
  const server = net.createServer((socket) => {
    count += 1;
    socket.resume();
  });
  return { server, connections: () => count };
}

function postTo(url: string, addresses: string[], options: Partial<HttpPosterOptions> = {}) {
  const resolve = async () => addresses;
  const poster = makeHttpPoster({ allowInsecure: true, resolve, ...options });
  return poster.post({ url, headers: {}, body: '{}' });
}

test.each([
  [['::1', '127.0.0.1']],
  [['127.0.0.1', '::1']],
  [['127.0.0.3', '127.0.0.4', '::1', '127.0.0.1']],
])('of %j the one that listens is posted to', async (addresses) => {
  const port = await listen(answering('here'), '127.0.0.1');
  expect(await postTo(`http://hooks.example:${port}/`, addresses)).toMatchObject({
    statusCode: 200,
    head: 'here',
  });
});

test.each([[['127.0.0.1', '::1']], [['::1', '127.0.0.1']]])(
  'of %j the one that takes a second to connect to is waited for',
  async (addresses) => {
    const listener = await startFullListener();
    ends.push(() => listener.stop());
    const posted = postTo(`http://hooks.example:${listener.port}/`, addresses);
    await listener.acceptOnceAwaited();
    expect(await posted).toMatchObject({ statusCode: 200, head: 'at last' });
  },
);

test('an address where TLS is not agreed on in its share of the time leaves the rest to the next', async () => {
  const first = silent();
  const port = await listen(first.server, '127.0.0.1');
  const second = silent();
  await listen(second.server, '127.0.0.3', port);
  const url = `https://hooks.example:${port}/`;
  await postTo(url, ['127.0.0.1', '127.0.0.3'], { timeoutMs: 2_000 });
  expect([first.connections(), second.connections()]).toEqual([1, 1]);
});

test('a post that one address has got and not answered is sent to no other', async () => {
  const first = silent();
  const second = silent();
  const port = await listen(first.server, '127.0.0.1');
  await listen(second.server, '127.0.0.3', port);
  const url = `http://hooks.example:${port}/`;
  const result = await postTo(url, ['127.0.0.1', '127.0.0.3'], { timeoutMs: 500 });
  expect(result).toMatchObject({ error: 'There was no complete answer within 0.5 seconds.' });
  expect([first.connections(), second.connections()]).toEqual([1, 0]);
});

test('of more addresses than anybody needs only the first are tried', async () => {
  const last = silent();
  const port = await listen(last.server, '127.0.0.99');
  const others = Array.from({ length: 16 }, (_, index) => `127.0.0.${10 + index}`);
  const result = await postTo(`http://hooks.example:${port}/`, [...others, '127.0.0.99']);
  expect(result).toMatchObject({ error: 'The connection was refused.' });
  expect(last.connections()).toBe(0);
});
