import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { parsePublicId } from '../../src/domain/ids.ts';
import { dayMs } from '../../src/domain/time.ts';
import { freePort } from '@countersign/embedded/processes/ports';
import { issue, makeCa } from '../evidence/support/key-files.ts';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { entry, runCli } from '../support/run-cli.ts';
import { devServer } from '../support/temporal.ts';
import { givenDocument, givenWorkspace } from '../support/workspace.ts';

let app: Application;
let temporal: TestWorkflowEnvironment;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  [app, temporal] = await Promise.all([startApplication(), devServer()]);
  app.clock.set(new Date());
  folder = await mkdtemp(join(tmpdir(), 'countersign-doctor-'));
  env = {
    DATA_DIR: folder,
    DATABASE_URL: app.cloned.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    TEMPORAL_ADDRESS: temporal.address,
  };
});
afterAll(async () => {
  await Promise.all([app.stop(), temporal.teardown()]);
  await rm(folder, { recursive: true, force: true });
});

interface Check {
  name: string;
  ok: boolean;
  detail: string;
  value?: number;
}

async function examined(overrides: NodeJS.ProcessEnv = {}) {
  const { code, stdout } = await runCli(['doctor', '--json'], { ...env, ...overrides });
  const { ok, checks } = JSON.parse(stdout) as { ok: boolean; checks: Check[] };
  return { code, ok, checks, failed: checks.filter((check) => !check.ok).map(({ name }) => name) };
}

test('doctor ends with 0 when all is there and nothing waits for a person', async () => {
  const found = await examined();
  expect(found).toMatchObject({ code: 0, ok: true, failed: [] });
  expect(found.checks.map(({ name }) => name)).toEqual([
    ...['database', 'storage', 'temporal', 'installation', 'file_limits', 'temporary_folder'],
    ...['clock', 'seal_key', 'issuer_key', 'log_key'],
    ...['sync_lag_seconds', 'overdue_open_documents', 'exhausted_deliveries'],
    ...['unsealed_completions', 'late_renewals', 'stuck_mails', 'refused_addresses', 'log_gaps'],
    ...['log_waiting_events', 'log_unstamped', 'open_circuits', 'waiting_endpoints'],
  ]);
});

test('doctor names what is away, and ends with 1', async () => {
  const nowhere = `127.0.0.1:${await freePort()}`;
  expect(await examined({ TEMPORAL_ADDRESS: nowhere })).toMatchObject({
    code: 1,
    failed: ['temporal'],
  });
  const gone = app.cloned.url.replace(/:\d+\//, `:${await freePort()}/`);
  // Figures that nobody could read are left out, not called well.
  expect(await examined({ DATABASE_URL: gone })).toMatchObject({ code: 1, failed: ['database'] });
});

/** What Node loads before a command, so that its machine's clock is wrong. */
function clockAhead(byMs: number): NodeJS.ProcessEnv {
  const wrong = `const Real = Date; globalThis.Date = class extends Real {
    constructor(...given) { super(...(given.length > 0 ? given : [Real.now() + ${byMs}])); }
    static now() { return Real.now() + ${byMs}; }
  };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(wrong)}` };
}

test.each([
  [7_200_000, /^the clock is wrong by 7200 s: this machine is ahead of the database’s; /],
  [-60_000, /^the clock is wrong by (59|60) s: this machine is behind the database’s; /],
])('doctor says by how much a clock that goes %d ms ahead is wrong', async (byMs, detail) => {
  const { code, checks } = await examined(clockAhead(byMs));
  expect(code).toBe(1);
  expect(checks.find(({ name }) => name === 'clock')).toMatchObject({
    ok: false,
    detail: expect.stringMatching(detail),
  });
});

test('doctor warns before the seal’s certificate expires, and of a key that cannot seal', async () => {
  const { root, issuing } = await makeCa('Notaries');
  const notAfter = new Date(Date.now() + 20.5 * dayMs);
  const leaf = await issue({ name: 'Seal', issuer: issuing, notAfter });
  const SIGNER = join(folder, 'seal.pem');
  await writeFile(SIGNER, leaf.keyPem + leaf.pem + issuing.pem + root.pem);
  const seal = async (signer: string) => {
    const { code, checks, failed } = await examined({ SIGNER: signer });
    expect({ code, failed }).toEqual({ code: 1, failed: ['seal_key'] });
    return checks.find(({ name }) => name === 'seal_key');
  };
  expect(await seal(SIGNER)).toMatchObject({ value: 20 });
  expect((await seal(join(folder, 'none.pem')))?.detail).toMatch(/^failed: SIGNER .+ENOENT/);
});

test('doctor warns of the recipients’ CA in the same way', async () => {
  const notAfter = new Date(Date.now() + 29.5 * dayMs);
  const ca = await issue({ name: 'Recipients', isCa: true, notAfter });
  const ISSUER = join(folder, 'ca.pem');
  await writeFile(ISSUER, ca.keyPem + ca.pem);
  const { code, checks, failed } = await examined({ ISSUER });
  expect({ code, failed }).toEqual({ code: 1, failed: ['issuer_key'] });
  const [found] = checks.filter(({ name }) => name === 'issuer_key');
  expect(found).toMatchObject({ value: 29, detail: expect.stringMatching(/before it in ISSUER/) });
  const lost = await examined({ ISSUER: join(folder, 'none.pem') });
  expect(lost.failed).toEqual(['issuer_key']);
});

test('doctor ends with 1 for a document that is overdue, and says so to people in a sentence', async () => {
  const workspace = await givenWorkspace(app);
  const recipients = [{ email: 'ana@example.com' }];
  const { id } = await givenDocument(app, workspace, { recipients, send: true });
  const document = parsePublicId('doc', id) ?? '';
  const change = (columns: string, ...values: unknown[]) =>
    app.database
      .fork()
      .execute(`update documents set ${columns} where id = ?`, [...values, document]);
  await change('synced_rev = rev, deadline = ?', new Date(Date.now() - 300_000));
  expect(await examined()).toMatchObject({ code: 1, failed: ['overdue_open_documents'] });
  const { code, stdout } = await runCli(['doctor'], env);
  expect(code).toBe(1);
  expect(stdout).toMatch(/overdue_open_documents +1: the worst by \d+ s; is a worker running/);
  await change(`status = 'cancelled'`);
  expect(await examined()).toMatchObject({ code: 0, failed: [] });
});

test('the API serves its metrics on its own port to who presents the token, where no port is set', async () => {
  const port = await freePort();
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'sign@example.com' };
  const service = { ...mail, PORT: String(port), LOG_LEVEL: 'error' };
  const api = spawn(process.execPath, [entry, 'api'], {
    env: { ...env, ...service, METRICS_TOKEN: '9f86d081884c7d65' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(api, 'exit');
  try {
    const ask = (headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}/metrics`, { headers }).catch(() => undefined);
    expect(await eventually(ask)).toMatchObject({ status: 401 });
    const answer = await ask({ authorization: 'Bearer 9f86d081884c7d65' });
    expect(await answer?.text()).toMatch(/countersign_overdue_open_documents\{process="api"\} 0/);
  } finally {
    api.kill();
    await exited;
  }
});
