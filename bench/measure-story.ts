import { join } from 'node:path';
import { findOrStart } from '../tools/demo/instance.ts';
import { expectOk, makeBenchClient } from './http-client.ts';
import { percentile } from './numbers.ts';
import { byProcess, cpuSeconds, residentMb } from './processes.ts';
import { createAndSend, liveThrough, type StoryTarget } from './story.ts';
import { threePages } from './three-pages.ts';

/** Figures of the closest peer (Documenso 2.17) on two such cores, everything in one process. */
const peer = {
  createAndSend: '9.5/s, p50 815 ms, p95 1019 ms (109 ms of processor time each)',
  list: '95/s, p50 82 ms, p95 98 ms (11.1 ms each)',
  lifecycle: '166/min (2.8/s; 390 ms each), last signature to sealed p50 476 ms, p95 722 ms',
  memory: '363 to 395 MB idle, 800 to 1110 MB under load',
};

interface Phase {
  name: string;
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  /** By process, and what it used for each turn. */
  cpuMsEach: Record<string, number>;
}

export interface Story {
  phases: Phase[];
  residentMb: { idle: Record<string, number>; after: Record<string, number> };
}

/**
 * The story that the peer was measured with: create and send, list, whole lives of documents, on
 * the instance of `dataDir` or else one of our own, with every process of it counted.
 */
export async function measureStory(
  say: (line: string) => void,
  options: StoryOptions,
): Promise<Story> {
  if (options.profileDir !== undefined) {
    // Inherited by every Node process of the instance that starts here.
    process.env['NODE_OPTIONS'] = `--cpu-prof --cpu-prof-dir=${options.profileDir}`;
  }
  const dataDir = options.dataDir ?? join(import.meta.dirname, 'nothing-runs-here');
  const instance = await findOrStart(dataDir, () => undefined, new AbortController().signal);
  const { api_url: url, api_key: token, pids } = instance.runtime;
  const api = makeBenchClient(url);
  try {
    const target: StoryTarget = { api, token, pdf: await threePages() };
    const idle = await byProcess(pids, residentMb);
    // Processes that have not met a document yet would be measured at compiling.
    await during(pids, { name: 'warm-up', clients: 4, forMs: 10_000 }, () => liveThrough(target));
    const phases: Phase[] = [];
    const seconds = options.seconds ?? 20;
    const run = async (name: string, clients: number, turn: () => Promise<number>, of: string) => {
      const phase = await during(pids, { name, clients, forMs: seconds * 1000 }, turn);
      phases.push(phase);
      say(describe(phase));
      say(`  peer: ${of}`);
    };
    const listing = () => expectOk(api.call('GET', '/documents?limit=20', { token }));
    const sending = () => createAndSend(target);
    await run('create + send, 8 clients', 8, () => elapsed(sending), peer.createAndSend);
    await run('list of 20, 8 clients', 8, () => elapsed(listing), peer.list);
    await run(
      'two-signer lives, 4 clients (p50, p95: last signature to sealed)',
      ...([4, () => liveThrough(target), peer.lifecycle] as const),
    );
    const after = await byProcess(pids, residentMb);
    say(`Memory idle: ${list(idle, 'MB')}`);
    say(`Memory afterwards: ${list(after, 'MB')}`);
    say(`  peer: ${peer.memory}`);
    return { phases, residentMb: { idle, after } };
  } finally {
    await api.close();
    await instance.stop();
  }
}

export interface StoryOptions {
  /** Of a running instance. */
  dataDir?: string;
  /** Of each phase; 20 unless given. */
  seconds?: number;
  profileDir?: string;
}

type Pids = Partial<Record<string, number>>;

/** `turn` answers with the milliseconds that count. */
async function during(
  pids: Pids,
  { name, clients, forMs }: { name: string; clients: number; forMs: number },
  turn: () => Promise<number>,
): Promise<Phase> {
  const before = await byProcess(pids, cpuSeconds);
  const startedMs = performance.now();
  const seen: number[] = [];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - startedMs < forMs) seen.push(await turn());
    }),
  );
  const tookMs = performance.now() - startedMs;
  const after = await byProcess(pids, cpuSeconds);
  const each = Object.entries(after).map(([process, used]) => [
    process,
    ((used - (before[process] ?? 0)) * 1000) / seen.length,
  ]);
  return {
    name,
    perSecond: (seen.length * 1000) / tookMs,
    p50Ms: percentile(seen, 0.5),
    p95Ms: percentile(seen, 0.95),
    cpuMsEach: Object.fromEntries(each) as Record<string, number>,
  };
}

async function elapsed(call: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await call();
  return performance.now() - startedMs;
}

function describe({ name, perSecond, p50Ms, p95Ms, cpuMsEach }: Phase): string {
  const rate = `${perSecond.toFixed(1)}/s (${(perSecond * 60).toFixed(0)}/min)`;
  const times = `p50 ${p50Ms.toFixed(0)} ms, p95 ${p95Ms.toFixed(0)} ms`;
  return `${name}: ${rate}, ${times}\n  processor time each: ${list(cpuMsEach, 'ms')}`;
}

function list(values: Record<string, number>, unit: string): string {
  const parts = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  const sum = Object.values(values).reduce((total, value) => total + value, 0);
  return `${parts.join(', ')}; together ${sum.toFixed(1)} ${unit}`;
}
