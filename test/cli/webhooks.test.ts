import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { scopes } from '../../src/domain/access/scopes.ts';
import { rowId } from '../support/uuid.ts';
import { createApiKey } from '../../src/operations/api-keys/create.ts';
import { makeRecordAttempt } from '../../src/operations/webhooks/record-attempt.ts';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { entry } from '../support/run-cli.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let dataDir: string;
beforeAll(async () => {
  app = await startApplication({ operations: { allowInsecureWebhooks: true } });
  workspace = await givenWorkspace(app);
  const { key } = await createApiKey(app.operations, { ...workspace, label: 'First', scopes });
  dataDir = await mkdtemp(join(tmpdir(), 'countersign-listen-'));
  const runtime = { api_url: `${app.publicUrl}/api/v1`, api_key: key };
  await writeFile(join(dataDir, 'runtime.json'), JSON.stringify(runtime));
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true });
});

function listen(...args: string[]) {
  const child = spawn(process.execPath, [entry, 'webhooks', 'listen', ...args], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const printed = (pattern: RegExp) => eventually(() => pattern.exec(output)?.[0]);
  return { child, printed };
}

const webhooks = async () =>
  (await workspace.api.get('/webhooks')).body.data as { id: string; status: string }[];

test('listen registers the address, prints each attempt, and pauses it at the end', async () => {
  const { child, printed } = listen('--forward-to', 'http://localhost:4000/in');
  await printed(/Secret {2}whsec_\S+/);
  const [webhook] = await webhooks();
  if (!webhook) throw new Error('it was not registered');
  const { body } = await workspace.api.post('/webhooks/test', { query: { id: webhook.id } });
  await makeRecordAttempt(app.operations)(
    {
      deliveryId: rowId('dlv', String(body.id)),
      webhookId: rowId('whk', webhook.id),
    },
    { number: 1, at: app.clock.now(), statusCode: 204, durationMs: 7 },
  );
  await printed(/webhook\.test .*204 in 7 ms/);
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(await webhooks()).toMatchObject([{ id: webhook.id, status: 'paused' }]);
});

test('it has the same webhook and secret the next time, after a kill too', async () => {
  const first = listen('--forward-to', 'http://localhost:4000/again');
  const secret = await first.printed(/Secret {2}whsec_\S+/);
  const before = await webhooks();
  first.child.kill('SIGKILL');
  await once(first.child, 'close');
  const second = listen('--forward-to', 'http://localhost:4000/again');
  expect(await second.printed(/Secret {2}\S+/)).toBe(secret);
  expect(await webhooks()).toMatchObject(before);
  second.child.kill('SIGTERM');
  await once(second.child, 'close');
});

test('a webhook whose secret is not known any more is replaced', async () => {
  const before = await webhooks();
  await writeFile(join(dataDir, 'listeners.json'), 'damaged');
  const { child, printed } = listen('--forward-to', 'http://localhost:4000/again');
  await printed(/Secret {2}\S+/);
  const after = await webhooks();
  expect(after).toHaveLength(before.length);
  expect(after).not.toEqual(before);
  child.kill('SIGTERM');
  await once(child, 'close');
});

test('an address that cannot be one is refused in a sentence', async () => {
  const { child, printed } = listen('--forward-to', 'http://10.0.0.1/');
  await printed(/must lead to a public address/);
  expect(await once(child, 'close')).toEqual([1, null]);
});
