import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { makeHttpPoster, type HttpPosterOptions } from '@countersign/webhooks/http-poster';

/** Each connection that was made, with the paths that were posted over it. */
let connections: { socket: Socket; paths: string[] }[];
let servers: http.Server[];
let port: number;
let answer: (response: http.ServerResponse) => void;

beforeEach(async () => {
  connections = [];
  answer = (response) => response.end('thank you');
  const handle: http.RequestListener = (request, response) => {
    const { socket } = request;
    const known = connections.find((one) => one.socket === socket);
    if (known) known.paths.push(request.url ?? '');
    else connections.push({ socket, paths: [request.url ?? ''] });
    request.resume().once('end', () => {
      answer(response);
    });
  };
  // Two addresses and one port; Linux has all of 127.0.0.0/8.
  servers = [];
  port = 0;
  for (const address of ['127.0.0.1', '127.0.0.3']) {
    const options = { keepAlive: true, keepAliveTimeout: 60_000 };
    const server = http.createServer(options, handle).listen(port, address);
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
    servers.push(server);
  }
});
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

function makePoster(options: Partial<HttpPosterOptions> = {}) {
  const poster = makeHttpPoster({ allowInsecure: true, idleMs: 60_000, ...options });
  return (path: string, host = '127.0.0.1') =>
    poster.post({ url: `http://${host}:${port}${path}`, headers: {}, body: '{}' });
}

const paths = () => connections.map((one) => one.paths);

test('a connection serves the next post to the same address', async () => {
  const post = makePoster();
  for (const path of ['/1', '/2', '/3']) {
    expect(await post(path)).toMatchObject({ statusCode: 200, head: 'thank you' });
  }
  expect(paths()).toEqual([['/1', '/2', '/3']]);
});

test('names that share an address and a port share no connection', async () => {
  const post = makePoster({ resolve: async () => ['127.0.0.1'] });
  await post('/1', 'ana.example');
  await post('/2', 'ben.example');
  await post('/3', 'ana.example');
  expect(paths()).toEqual([['/1', '/3'], ['/2']]);
});

test('a name whose addresses have changed is connected to anew, whatever their order', async () => {
  const answers = [
    ['127.0.0.1', '127.0.0.2'],
    ['127.0.0.2', '127.0.0.1'],
    ['127.0.0.3'],
    ['127.0.0.1', '127.0.0.2'],
  ];
  const post = makePoster({ resolve: async () => answers.shift() ?? [] });
  for (const path of ['/1', '/2', '/3', '/4']) await post(path, 'hooks.example');
  expect(paths()).toEqual([['/1', '/2', '/4'], ['/3']]);
  expect(connections[1]?.socket.localAddress).toBe('127.0.0.3');
});

test('a name that turned to a private address is refused over a waiting connection, too', async () => {
  const answers = [['127.0.0.1'], ['127.0.0.1', '10.0.0.1'], ['169.254.169.254'], []];
  const post = makePoster({ resolve: async () => answers.shift() ?? [] });
  const kinds: string[] = [];
  for (const path of ['/1', '/2', '/3', '/4']) {
    kinds.push((await post(path, 'hooks.example')).kind);
  }
  expect(kinds).toEqual(['response', 'blocked', 'blocked', 'failed']);
  expect(paths()).toEqual([['/1']]);
});

test('a redirect is not followed over a waiting connection either', async () => {
  const post = makePoster();
  await post('/1');
  answer = (response) => response.writeHead(308, { location: '/elsewhere' }).end();
  expect(await post('/2')).toMatchObject({ statusCode: 308 });
  expect(paths()).toEqual([['/1', '/2']]);
});

test('a connection that the other side ends when it is used again is replaced', async () => {
  const post = makePoster();
  await post('/1');
  answer = (response) => {
    answer = (next) => next.end('here');
    response.socket?.destroy();
  };
  expect(await post('/2')).toMatchObject({ statusCode: 200, head: 'here' });
  expect(paths()).toEqual([['/1', '/2'], ['/2']]);
});

test('a new connection that ends without an answer is a failure, and not tried again', async () => {
  const post = makePoster();
  answer = (response) => response.socket?.destroy();
  expect(await post('/1')).toMatchObject({ kind: 'failed' });
  expect(paths()).toEqual([['/1']]);
});

test('a connection is not kept after an answer of failure, which its next end would belie', async () => {
  const post = makePoster();
  answer = (response) => response.writeHead(500).end();
  await post('/1');
  answer = (response) => response.socket?.destroy();
  expect(await post('/2')).toMatchObject({ kind: 'failed' });
  expect(paths()).toEqual([['/1'], ['/2']]);
});

test('a connection is not kept after half an answer, or when there are too many', async () => {
  const post = makePoster({ maxResponseBytes: 4 });
  await post('/1');
  await post('/2');
  expect(paths()).toEqual([['/1'], ['/2']]);
  const crowded = makePoster({ maxConnections: 1 });
  await Promise.all([crowded('/3'), crowded('/4')]);
  await crowded('/5');
  expect(connections).toHaveLength(4);
});

test('a connection that waited long enough is closed', async () => {
  const post = makePoster({ idleMs: 20 });
  await post('/1');
  const [first] = connections;
  if (first && !first.socket.closed) await once(first.socket, 'close');
  await post('/2');
  expect(paths()).toEqual([['/1'], ['/2']]);
});

test('what comes unasked over a waiting connection ends it', async () => {
  const post = makePoster();
  await post('/1');
  const [first] = connections;
  first?.socket.write('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged');
  if (first && !first.socket.closed) await once(first.socket, 'close');
  expect(await post('/2')).toMatchObject({ head: 'thank you' });
  expect(paths()).toEqual([['/1'], ['/2']]);
});
