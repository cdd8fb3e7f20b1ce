import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loadConfig } from '../../../src/processes/config/config.ts';
import { ensureSecrets } from '@countersign/embedded/data-dir/secrets';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'countersign-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function makeCluster(): Promise<void> {
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '18\n');
}

test('secrets are made once, for nobody else to read, as the variable takes them', async () => {
  const first = await ensureSecrets(dataDir);
  await makeCluster();
  expect(await ensureSecrets(dataDir)).toEqual(first);
  expect(loadConfig({ MASTER_KEY: first.masterKey }).masterKeys?.[0].byteLength).toBe(32);
  expect(new Set(Object.values(first.passwords)).size).toBe(3);
  for (const name of ['master.key', 'postgres.json']) {
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
  }
});

test.each(['master.key', 'postgres.json'])(
  'a lost %s is not replaced while data depends on it',
  async (name) => {
    await ensureSecrets(dataDir);
    await makeCluster();
    await rm(join(dataDir, name));
    await expect(ensureSecrets(dataDir)).rejects.toThrow(
      /is missing or damaged.*restore the file from a copy/,
    );
  },
);

test.each([
  ['master.key', 'short'],
  ['postgres.json', '{"superuser":'],
  ['postgres.json', '{"superuser":"a"}'],
])('a damaged %s (%s) is refused', async (name, content) => {
  await ensureSecrets(dataDir);
  await writeFile(join(dataDir, name), content);
  await expect(ensureSecrets(dataDir)).rejects.toThrow('is missing or damaged');
});
