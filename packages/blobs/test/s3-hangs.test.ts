import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { makeS3BlobStore, type S3Limits } from '@countersign/blobs/s3-blob-store';

/** More than stands between two sockets of a machine. */
const bytes = Buffer.alloc(30_000_000, 7);
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const head = `HTTP/1.1 200 OK\r\nContent-Length: ${bytes.length}\r\n\r\n`;

/** A store on a server that does this to who asks, and how often it was asked. */
async function storeOn(answer: (socket: Socket, request: number) => void, limits?: S3Limits) {
  let requests = 0;
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      if (/^(GET|PUT|DELETE) /.test(part.toString('latin1'))) answer(socket, (requests += 1));
    });
    cleanups.push(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const store = makeS3BlobStore(
    {
      bucket: 'blobs',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
    limits,
  );
  cleanups.push(() => server.close());
  cleanups.push(() => store.close());
  return { store, requests: () => requests };
}

const hasty = { connectMs: 60_000, silenceMs: 1_000, attempts: 2 };

test.each(['get', 'read', 'put', 'delete'] as const)(
  'a server that takes the connection and stays silent is given up, by %s after each of its attempts',
  async (call) => {
    const { store, requests } = await storeOn(() => undefined, hasty);
    const asked = call === 'put' ? store.put('key', bytes) : store[call]('key');
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(requests()).toBe(2);
  },
);

test('a server that falls silent in the middle of an answer is given up', async () => {
  const { store } = await storeOn((socket) => socket.write(`${head}beginning`), hasty);
  await expect(store.get('key')).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(buffer(await store.read('key'))).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('an answer that is cut off in the middle is no file that was read', async () => {
  const { store } = await storeOn((socket) => socket.end(`${head}beginning`));
  await expect(store.get('key')).rejects.toThrow('aborted');
  await expect(buffer(await store.read('key'))).rejects.toThrow('aborted');
});

test('whoever takes a file slowly has no silent server, and gets the whole of it', async () => {
  const { store } = await storeOn(
    (socket) => void socket.write(Buffer.concat([Buffer.from(head), bytes])),
    hasty,
  );
  let size = 0;
  let hasRested = false;
  for await (const part of (await store.read('key')) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size < 1_000_000 || hasRested) continue;
    hasRested = true;
    await pause(2 * hasty.silenceMs);
  }
  expect(size).toBe(bytes.length);
});

test('a file that nobody takes after all lets go of its connection', async () => {
  const closed = Promise.withResolvers<unknown>();
  const { store } = await storeOn((socket) => {
    socket.once('close', () => closed.resolve(undefined));
    socket.write(Buffer.concat([Buffer.from(head), bytes]));
  });
  (await store.read('key')).destroy();
  await closed.promise;
});

test('a request whose connection broke before the answer is made again', async () => {
  const { store, requests } = await storeOn((socket, request) => {
    if (request === 1) socket.destroy();
    else socket.end(Buffer.concat([Buffer.from(head), bytes]));
  });
  expect(Buffer.from(await store.get('key')).equals(bytes)).toBe(true);
  expect(requests()).toBe(2);
});
