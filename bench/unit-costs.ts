/**
 * `node bench/unit-costs.ts [lives]`: what a document, an event, a delivery and a stored megabyte
 * cost, in processor time of each process of an instance and in bytes. docs/capacity.md reckons
 * with these.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { dayMs } from '../src/domain/time.ts';
import { readRuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import type { Instance } from '../tools/demo/instance.ts';
import { expectOk, makeBenchClient } from './http-client.ts';
import { cpuSeconds } from './processes.ts';
import { onOwnInstance } from './own-instance.ts';
import { folderSize, growthEach, tableSizes } from './stored-sizes.ts';
import { createAndSend, liveThrough, type StoryTarget } from './story.ts';
import { threePages } from './three-pages.ts';
import { scanOf } from './upload-files.ts';

const lives = Number(process.argv[2] ?? 40);
const changes = 5 * lives;
const clients = 4;
const scanMb = 2;
/** Deliveries that are under way when the last life has ended. */
const settleMs = 5_000;

await onOwnInstance(measure);

async function measure(instance: Instance): Promise<void> {
  const { api_url: url, api_key: token } = instance.runtime;
  const api = makeBenchClient(url);
  const sql = new pg.Client(instance.runtime.database_url);
  await sql.connect();
  const receiver = createServer((_request, response) => response.writeHead(204).end());
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  try {
    const pages: StoryTarget = { api, token, pdf: await threePages() };
    const scan: StoryTarget = { api, token, pdf: await scanOf(scanMb) };
    await repeat(lives, () => liveThrough(pages));
    const run = (name: string, times: number, turn: () => Promise<unknown>) =>
      measureTurns({ instance, sql }, name, times, turn);
    await run('nothing, for as many seconds', lives, () => pause(1_000));
    await run(`life, ${kb(pages.pdf)} kB`, lives, () => liveThrough(pages));
    await run(`life, ${kb(scan.pdf)} kB`, lives, () => liveThrough(scan));
    const { id } = await createAndSend(pages);
    let made = 0;
    const change = () => {
      const deadline = new Date(Date.now() + 30 * dayMs + (made += 1) * 60_000).toISOString();
      const body = { deadline };
      return expectOk(api.call('PUT', `/documents/update?id=${id}`, { token, body }));
    };
    await run('change of an open document', changes, change);
    const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const endpoint = { name: 'Bench', url: address, events: [] };
    await expectOk(api.call('POST', '/webhooks', { token, body: endpoint }), 201);
    await run('life, with an endpoint', lives, () => liveThrough(pages));
    await measureRenewals(instance, sql);
  } finally {
    receiver.close();
    await sql.end();
    await api.close();
  }
}

async function measureTurns(
  { instance, sql }: { instance: Instance; sql: pg.Client },
  name: string,
  times: number,
  turn: () => Promise<unknown>,
): Promise<void> {
  const files = join(instance.dataDir, 'files');
  const [cpuBefore, tables, bytes] = [
    await processorSeconds(instance),
    await tableSizes(sql),
    await folderSize(files),
  ];
  await repeat(times, turn);
  await pause(settleMs);
  const used = await processorSeconds(instance);
  const each = [...used].map(([process, seconds]): [string, number] => [
    process,
    ((seconds - (cpuBefore.get(process) ?? 0)) * 1_000) / times,
  ]);
  const grown = growthEach(tables, await tableSizes(sql), times);
  const stored = ((await folderSize(files)) - bytes) / times;
  const load = loadavg()[0]?.toFixed(1);
  say(`${name} (${times} times, load ${load})`);
  say(`  processor ms: ${each.map(([process, ms]) => `${process} ${ms.toFixed(1)}`).join(', ')}`);
  say(`  storage ${(stored / 1_000).toFixed(1)} kB; rows and kB of tables:`);
  for (const [table, size] of grown) {
    say(`    ${table} ${size.rows.toFixed(1)}, ${(size.bytes / 1_000).toFixed(1)}`);
  }
}

/** Seals are renewed one after the other by a worker that starts: how many it does in a second. */
async function measureRenewals({ runtime, dataDir }: Instance, sql: pg.Client): Promise<void> {
  await sql.query(`update documents set seal_renew_at = now() where seal_renew_at is not null`);
  const due = async () => {
    const query = `select count(*)::int as due from documents where seal_renew_at <= now()`;
    return (await sql.query<{ due: number }>(query)).rows[0]?.due ?? 0;
  };
  const all = await due();
  process.kill(runtime.pids.worker ?? NaN, 'SIGKILL');
  while ((await due()) === all) await pause(100);
  const startedMs = performance.now();
  const left = await due();
  const { worker = NaN } = (await readRuntimeFile(dataDir))?.pids ?? {};
  const before = await cpuSeconds(worker);
  while ((await due()) > 0) await pause(100);
  const seconds = (performance.now() - startedMs) / 1_000;
  const ms = (((await cpuSeconds(worker)) - before) * 1_000) / left;
  const load = loadavg()[0]?.toFixed(1);
  say(`renewal of a seal (${left} times, load ${load}): ${(left / seconds).toFixed(1)} a second`);
  say(`  processor ms: worker ${ms.toFixed(1)}`);
}

async function repeat(times: number, turn: () => Promise<unknown>): Promise<void> {
  let left = times;
  const one = async () => {
    while ((left -= 1) >= 0) await turn();
  };
  await Promise.all(Array.from({ length: clients }, one));
}

async function processorSeconds({ runtime }: Instance): Promise<Map<string, number>> {
  const seconds = new Map<string, number>();
  for (const [name, pid] of Object.entries(runtime.pids)) {
    if (pid) seconds.set(name, await cpuSeconds(pid));
  }
  return seconds;
}

function kb(bytes: Uint8Array): number {
  return Math.round(bytes.length / 1_000);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
