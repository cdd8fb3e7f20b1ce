import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeGotenbergConverter } from '@countersign/converter/gotenberg-converter';

let folder: string;
let word: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gotenberg-'));
  word = join(folder, 'letter');
  await writeFile(word, 'PK\u0003\u0004');
});
afterAll(() => rm(folder, { recursive: true }));

const head = 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: 1000\r\n\r\n';

test.each<[string, string, (socket: Socket) => void]>([
  ['stays silent', 'TimeoutError', () => undefined],
  [
    'falls silent in the middle of its answer',
    'TimeoutError',
    (socket) => void socket.write(`${head}%PDF-`),
  ],
  ['is cut off in the middle of its answer', 'TypeError', (socket) => socket.end(`${head}%PDF-`)],
])('a Gotenberg that %s has converted nothing, and may be asked again', async (_, name, answer) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const converter = makeGotenbergConverter(`http://127.0.0.1:${port}`, 500);
  try {
    await expect(converter.convert(word, join(folder, 'out.pdf'))).rejects.toMatchObject({ name });
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  }
});
