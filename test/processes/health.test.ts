import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { healthAt } from '@countersign/embedded/processes/health';
import { freePort } from '@countersign/embedded/processes/ports';
import { cloneDatabase, type OwnDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { entry } from '../support/run-cli.ts';
import { severable, type Severable } from '../support/severable.ts';
import { devServer } from '../support/temporal.ts';

let temporal: TestWorkflowEnvironment;
let cloned: OwnDatabase;
let folder: string;
let ways: { database: Severable; temporal: Severable };
const running: Supervised[] = [];

beforeAll(async () => {
  [cloned, temporal] = await Promise.all([cloneDatabase(), devServer()]);
  folder = await mkdtemp(join(tmpdir(), 'countersign-health-'));
  ways = {
    database: await severable(cloned.url),
    temporal: await severable(`http://${temporal.address}`),
  };
  for (const name of ['api', 'worker']) running.push(await supervised(name));
  for (const { health } of running) await eventually(() => health.answers(1_000));
});
afterAll(async () => {
  await Promise.all(running.map(ended));
  await ways.database.close();
  await ways.temporal.close();
  await temporal.teardown();
  await cloned.drop();
  await rm(folder, { recursive: true });
});

type Supervised = Awaited<ReturnType<typeof supervised>>;

/** `countersign supervise <name>`, which asks the same health as we do. */
async function supervised(name: string) {
  const healthPort = await freePort();
  const child = spawn(process.execPath, [entry, 'supervise', name], {
    env: {
      DATA_DIR: folder,
      DATABASE_URL: ways.database.url,
      TEMPORAL_ADDRESS: new URL(ways.temporal.url).host,
      MASTER_KEY: randomBytes(32).toString('base64'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'sign@example.com',
      PORT: String(await freePort()),
      HEALTH_PORT: String(healthPort),
      LOG_LEVEL: 'debug',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const exited = once(child, 'exit') as Promise<[code: number | null]>;
  const url = `http://127.0.0.1:${healthPort}`;
  return { child, exited, url, health: healthAt(`${url}/healthz`), log: () => log };
}

async function ended({ child, exited }: Supervised): Promise<number | null> {
  child.kill('SIGTERM');
  const [code] = await exited;
  return code;
}

test('API and worker answer for their health, and nothing else, at a port of its own', async () => {
  for (const { url } of running) {
    const ask = async (path: string, method = 'GET') => {
      const answer = await fetch(url + path, { method });
      return [answer.status, await answer.text()];
    };
    expect(await ask('/healthz')).toEqual([200, '']);
    for (const path of ['/', '/readyz', '/metrics', '/healthz/']) {
      expect(await ask(path)).toEqual([404, '']);
    }
    expect(await ask('/healthz', 'POST')).toEqual([404, '']);
  }
});

test('the worker has warmed its sealer up when it says that it works', async () => {
  const said = await eventually(() => {
    const log = running[1]?.log() ?? '';
    return log.includes('The worker works') && log;
  });
  expect(said).toMatch(/The sealer is warmed up[^]*The worker works/);
});

test('they answer while PostgreSQL hangs and Temporal is away', async () => {
  ways.database.stall();
  await ways.temporal.sever();
  for (const { health } of running) expect(await health.answers(60_000)).toBe(true);
  ways.database.unstall();
  await ways.temporal.restore();
});

test('a supervisor that is asked to stop has what it started end in order', async () => {
  expect(await Promise.all(running.splice(0).map(ended))).toEqual([0, 0]);
});
