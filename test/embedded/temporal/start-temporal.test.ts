import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { freePort } from '../../../src/embedded/processes/ports.ts';
import {
  startTemporal,
  type TemporalOptions,
} from '../../../src/embedded/temporal/start-temporal.ts';
import { testServers } from '../../support/servers.ts';

test('a server whose UI port another one took does not pass for started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-temporal-'));
  const uiPort = await freePort();
  const options = async (name: string): Promise<TemporalOptions> => ({
    program: testServers().temporal?.cliPath ?? '',
    databaseFile: join(folder, `${name}.db`),
    port: await freePort(),
    uiPort,
    namespace: 'signing',
    logFile: join(folder, `${name}.log`),
  });
  const first = await startTemporal(await options('first'));
  try {
    await expect(startTemporal(await options('second'))).rejects.toThrow(
      `Temporal did not start (exit code 1): can't set UI port ${uiPort}`,
    );
  } finally {
    await first.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
