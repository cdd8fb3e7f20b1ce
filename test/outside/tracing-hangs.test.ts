import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const tracing = join(import.meta.dirname, '..', '..', 'src', 'outside', 'tracing.ts');

/** Its own process, whose context the spans hang on is global. */
const program = `
  import { makeTracing } from ${JSON.stringify(tracing)};
  let failures = 0;
  const tracing = makeTracing({
    endpoint: process.argv[1],
    process: 'api',
    onError: () => (failures += 1),
    timeoutMs: 200,
  });
  tracing.request('GET', () => undefined).end({ route: '/x', status: 200, requestId: 'req_1' });
  await tracing.close();
  console.log(failures);
`;

test('a collector that never answers costs its spans, and no end of a process', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const args = ['--input-type=module', '--eval', program, url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe('1\n');
  expect(sockets.size).toBe(1);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await once(silent, 'close');
});
