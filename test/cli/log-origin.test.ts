import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '@countersign/embedded/processes/ports';
import { logNameOf, makeLogKey, type LogKey } from '../../src/evidence/keys/log-key.ts';
import { sequenceNow } from '../../src/operations/log/sequence.ts';
import { startApplication, type Application } from '../support/application.ts';
import { runCli } from '../support/run-cli.ts';
import { givenWorkspace } from '../support/workspace.ts';

/** As a log is named whose first checkpoint an older version signed, at another port. */
const first = 'localhost:4001/log';

let app: Application;
let folder: string;
let logKey: LogKey;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  logKey = makeLogKey(first, privateKey);
  app = await startApplication({ app: { logKey: makeLogKey('localhost/log', privateKey) } });
  await givenWorkspace(app);
  await sequenceNow({ database: app.database, clock: app.clock, logKey });
  folder = await mkdtemp(join(tmpdir(), 'countersign-origin-'));
  const LOG_KEY = join(folder, 'log.pem');
  await writeFile(LOG_KEY, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const MASTER_KEY = randomBytes(32).toString('base64');
  const TEMPORAL_ADDRESS = `127.0.0.1:${await freePort()}`;
  env = { DATA_DIR: folder, DATABASE_URL: app.cloned.url, LOG_KEY, MASTER_KEY, TEMPORAL_ADDRESS };
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

async function namedBy(variables: NodeJS.ProcessEnv): Promise<unknown[]> {
  const shown = await runCli(['keys', 'show', '--json'], { ...env, ...variables });
  const { keys } = JSON.parse(shown.stdout) as { keys: { key: string; vkey?: string }[] };
  const examined = await runCli(['doctor', '--json'], { ...env, ...variables });
  const { checks } = JSON.parse(examined.stdout) as { checks: { name: string; detail: string }[] };
  return [
    keys.find(({ key }) => key === 'LOG_KEY')?.vkey,
    checks.find(({ name }) => name === 'log_key')?.detail,
  ];
}

test('the log has one name for whoever asks, whatever the port and the address are by now', async () => {
  for (const path of ['/log/key', '/.well-known/countersign/log-key.txt']) {
    expect(await (await fetch(`${app.publicUrl}${path}`)).text()).toBe(`${logKey.vkey}\n`);
  }
  for (const variables of [{ PORT: '4870' }, { PUBLIC_URL: 'https://sign.example.com' }]) {
    expect(await namedBy(variables)).toEqual([logKey.vkey, logKey.vkey]);
  }
});

test('a log without a checkpoint is named after its address, and on one machine without the port', () => {
  expect(logNameOf('http://localhost:4870')).toBe('localhost/log');
  expect(logNameOf('http://127.0.0.1:4871')).toBe('127.0.0.1/log');
  expect(logNameOf('https://sign.example.com:8443')).toBe('sign.example.com:8443/log');
});
