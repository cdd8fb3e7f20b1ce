import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { connectTemporal } from '../../src/outside/temporal-client.ts';
import { startOwn, type Instance } from '../../tools/demo/instance.ts';
import type { Report } from '../../tools/demo/report.ts';
import { tellSigners } from '../../tools/demo/signers.ts';
import { verifyOffline } from '../../tools/demo/verify-offline.ts';
import { eventually } from '../support/eventually.ts';
import { startOtlpReceiver, type OtlpReceiver } from '../support/otlp-receiver.ts';
import { hasPython } from '../support/python.ts';

/** A first start on a machine may build the Temporal server. */
const limitMs = 15 * 60_000;
const silent: Report = {
  line: () => undefined,
  heading: () => undefined,
  row: () => undefined,
  verdict: () => undefined,
  step: (work) => work(),
};

const metricsToken = 'token-of-whoever-reads';

let folder: string;
let collector: OtlpReceiver;
let instance: Instance;
let told: Awaited<ReturnType<typeof tellSigners>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-signers-'));
  collector = await startOtlpReceiver();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.url;
  process.env['OTEL_BSP_SCHEDULE_DELAY'] = '200';
  process.env['METRICS_TOKEN'] = metricsToken;
  instance = await startOwn(() => undefined, new AbortController().signal);
  told = await tellSigners(instance.runtime, folder, silent);
}, limitMs);
afterAll(async () => {
  await instance.stop();
  await collector.stop();
  await rm(folder, { recursive: true, force: true });
}, 120_000);

const root = join(import.meta.dirname, '..', '..');

test(
  'a contract that was passed on, opened by codes and signed by a passkey holds in every check',
  async () => {
    expect(told.verification.verified).toBe(true);
    const { ok, checks } = await verifyOffline(instance.runtime.api_url, told.evidenceFile);
    expect(checks.filter((one) => one.ok === false)).toEqual([]);
    expect(ok).not.toBe(false);
    expect(checks.find(({ name }) => name.startsWith('record '))?.detail).toContain(
      'A passkey (ES256) signed exactly this act',
    );
  },
  limitMs,
);

(hasPython ? test : test.skip)(
  'the lines in docs/evidence.md say so by hand, from the sealed PDF alone, and fail for another act, where there is Python',
  async () => {
    const page = await readFile(join(root, 'docs', 'evidence.md'), 'utf8');
    const [, lines = ''] = /```python\n([^]*?)```/.exec(page) ?? [];
    await writeFile(join(folder, 'by-hand.py'), lines);
    const run = (file: string, script = 'by-hand.py') =>
      spawnSync('python3', [script, file], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, TMPDIR: folder },
      });
    const { status, stdout, stderr } = run(told.sealedFile);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Ana Torres passed it on at .+: on leave$/m);
    expect(stdout).toMatch(/^Bo Lind: email_code at .+, try 1$/m);
    expect(stdout).toMatch(/^A key on a device signed exactly this act, on http.+\.$/m);
    // Each of the three signatures is over what is said of it, and nothing else.
    for (const [one, other] of [
      ['sealed=sealed', 'sealed=pdf'],
      ['f"{head}.{payload}"', 'f"{payload}.{head}"'],
      ['data + sha256(client)', 'data + sha256(act)'],
    ] as const) {
      expect(lines.split(one)).toHaveLength(2);
      await writeFile(join(folder, 'altered.py'), lines.replace(one, other));
      expect([one, run(told.sealedFile, 'altered.py').status]).toEqual([one, 1]);
    }
    const altered = await readFile(told.sealedFile);
    altered.writeUInt8(altered.readUInt8(200) ^ 1, 200);
    await writeFile(join(folder, 'altered.pdf'), altered);
    expect(run('altered.pdf').status).toBe(1);
  },
  limitMs,
);

/** What could be left of it, by where: each as text. */
async function traces(): Promise<Map<string, string>> {
  const { runtime, dataDir } = instance;
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await fetch(new URL('/metrics', runtime.api_url), { headers });
  return new Map([
    ['logs', await logs(join(dataDir, 'logs'))],
    ['traces', collector.text()],
    ['metrics', await metrics.text()],
    ['histories', await histories(runtime.temporal_address)],
    // What a backup of the database holds.
    ['database', await rows(runtime.database_url)],
  ]);
}

async function logs(logFolder: string): Promise<string> {
  const names = await readdir(logFolder);
  return (await Promise.all(names.map((name) => readFile(join(logFolder, name), 'utf8')))).join('');
}

async function histories(address: string): Promise<string> {
  const temporal = connectTemporal({ address, namespace: 'default' });
  try {
    const found: string[] = [];
    for await (const { workflowId, runId } of temporal.client.workflow.list()) {
      const handle = temporal.client.workflow.getHandle(workflowId, runId);
      found.push(JSON.stringify(await handle.fetchHistory(), asText));
    }
    return found.join('\n');
  } finally {
    await temporal.close();
  }
}

function asText(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('latin1');
  return value;
}

/** Every row of every table, with what is base64 or hex in it as it is. */
async function rows(databaseUrl: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const tables = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const found = await pool.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${name}" t`,
      );
      texts.push(...found.rows.map(({ row }) => `${name} ${row}`));
    }
    return texts.join('\n');
  } finally {
    await pool.end();
  }
}

test(
  'no code and no token of it is in a log, a trace, a metric, a history, or a backup',
  async () => {
    await eventually(() => Promise.resolve(/RunActivity:seal/.test(collector.text()) || undefined));
    const found = await traces();
    // Each is there, and is what was looked for.
    expect(found.get('logs')).toContain('/signing/authentication/finish');
    expect(found.get('traces')).toContain('/signing/authentication/finish');
    expect(found.get('metrics')).toContain('/signing/authentication/finish');
    expect(found.get('histories')).toContain(told.documentId);
    expect(found.get('database')).toContain('recipient.authenticated');
    const clear = told.secrets.flatMap((secret) => [
      secret,
      secret.replaceAll(' ', '').toLowerCase(),
    ]);
    for (const [where, text] of found) {
      const left = clear.filter((secret) =>
        new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(text),
      );
      expect([where, left]).toEqual([where, []]);
    }
    expect(told.secrets.filter((one) => /^\d{6}$/.test(one))).toHaveLength(3);
  },
  limitMs,
);
