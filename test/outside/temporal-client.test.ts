import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { freePort } from '@countersign/embedded/processes/ports';
import { startTemporal } from '@countersign/embedded/temporal/start-temporal';
import { connectTemporal } from '../../src/outside/temporal-client.ts';
import { eventually } from '../support/eventually.ts';
import { testServers } from '../support/servers.ts';

test('a client made while Temporal is down works once it is up, and after each outage', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-temporal-'));
  const options = {
    program: testServers().temporal?.cliPath ?? '',
    databaseFile: join(folder, 'temporal.db'),
    port: await freePort(),
    uiPort: await freePort(),
    namespace: 'signing',
    logFile: join(folder, 'temporal.log'),
  };
  const address = `127.0.0.1:${options.port}`;
  const temporal = connectTemporal({ address, namespace: options.namespace });
  const { client } = temporal;
  const describe = () =>
    client.withDeadline(Date.now() + 1_000, () =>
      client.workflowService.describeNamespace({ namespace: options.namespace }),
    );
  try {
    await expect(describe()).rejects.toThrow();
    for (let outage = 0; outage < 2; outage += 1) {
      const server = await startTemporal(options);
      const answer = await eventually(() => describe().catch(() => undefined));
      expect(answer.namespaceInfo?.name).toBe('signing');
      await server.stop();
      await expect(describe()).rejects.toThrow();
    }
  } finally {
    await temporal.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('a server that takes the connection and never answers: a call ends in time', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const temporal = connectTemporal({ address, namespace: 'default' }, { callMs: 200 });
  try {
    const asked = temporal.client.workflow.start('any', { taskQueue: 'any', workflowId: 'any' });
    await expect(asked).rejects.toMatchObject({ cause: { details: /deadline/i } });
  } finally {
    await temporal.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
    await once(silent, 'close');
  }
});
