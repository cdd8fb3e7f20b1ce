import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { makeRootsRouter } from '../../../src/api/pages/roots.ts';

test('the roots of seals and those of timestamps are served apart, each certificate once', async () => {
  const app = express().use(
    makeRootsRouter({ roots: ['own\n'], timestampRoots: ['authority', 'own', 'authority\n'] }),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const served = async (name: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/.well-known/countersign/${name}`);
    expect(answer.headers.get('content-type')).toBe('application/x-pem-file');
    return answer.text();
  };
  expect(await served('roots.pem')).toBe('own\n');
  expect(await served('timestamp-roots.pem')).toBe('authority\nown\n');
  server.close();
  server.closeAllConnections();
});
