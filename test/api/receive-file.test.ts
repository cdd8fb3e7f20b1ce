import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express, { type Request, type Response } from 'express';
import { receiveFile } from '../../src/api/receive-file.ts';

const app = express();
const server = createServer(app);
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('what still comes of a file that was given up is read, and counted for nobody', async () => {
  const counted: number[] = [];
  const over = new Promise<unknown>((resolve) => {
    app.post('/', async (incoming: Request, response: Response) => {
      const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
      incoming.once('close', () => resolve(incoming.complete));
      const bounds = {
        pace: { windowMs: 50, minBytes: 1_048_576 },
        requireSize: (sizeBytes: number) => void counted.push(sizeBytes),
      };
      await receiveFile(incoming, sink, bounds).catch(() => response.status(408).end());
    });
  });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const sent = request({ port, host: '127.0.0.1', method: 'POST', agent });
  sent.write('%PDF');
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.resume().statusCode).toBe(408);
  sent.end('-1.7');
  expect(await over).toBe(true);
  agent.destroy();
  expect(counted).toEqual([4]);
});
