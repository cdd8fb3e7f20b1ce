import { mkdtemp, rm } from 'node:fs/promises';
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
