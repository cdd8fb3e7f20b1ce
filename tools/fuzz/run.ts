import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { TargetName } from './target.ts';
import type { Said, Work } from './worker.ts';

export interface Finding {
  target: TargetName;
  number: number;
  problem: string;
}

export interface Run {
  target: TargetName;
  seed: number;
  samples: string;
  workers: number;
  /** Ends after so long; a target with an end goes to its end without. */
  minutes?: number;
  /** So many cases at most. */
  cases?: number;
  onFinding(finding: Finding): Promise<void> | void;
}

const lookMs = 250;
/** Longer than any file takes on a busy machine; what it takes in production is far less. */
const caseMs = 60_000;
/** Told by looks, not by the clock, which goes on while a virtual machine is stopped. */
const caseLooks = caseMs / lookMs;
const memoryMb = 1_024;

export interface Ran {
  /** How many were judged. */
  cases: number;
  /** How often each; of a run that was stopped without the last hundred cases. */
  outcomes: ReadonlyMap<string, number>;
}

/** Judges cases in threads of their own; one that takes too long or too much ends its thread. */
export async function run(wish: Run): Promise<Ran> {
  const endsAt = performance.now() + (wish.minutes ?? Infinity) * 60_000;
  const outcomes = new Map<string, number>();
  const running = { ...wish, endsAt, outcomes };
  const lanes = Array.from({ length: wish.workers }, (_, index) => runLane(running, index));
  const done = await Promise.all(lanes);
  return { cases: done.reduce((sum, count) => sum + count, 0), outcomes };
}

interface Running extends Run {
  /** By performance.now(). */
  endsAt: number;
  outcomes: Map<string, number>;
}

/** One case after the other, by as many threads as it takes. @returns how many */
async function runLane(wish: Running, lane: number): Promise<number> {
  let first = lane;
  let done = 0;
  for (;;) {
    const { done: some, stoppedAt, problem } = await runThread(wish, first);
    done += some;
    if (stoppedAt === undefined || problem === undefined) return done;
    await wish.onFinding({ target: wish.target, number: stoppedAt, problem });
    first = stoppedAt + wish.workers;
    done += 1;
  }
}

interface Ended {
  done: number;
  /** The case that ended it, and why. */
  stoppedAt?: number;
  problem?: string;
}

async function runThread(wish: Running, first: number): Promise<Ended> {
  const shared = new SharedArrayBuffer(12);
  const progress = new Int32Array(shared);
  progress[0] = first;
  const { target, seed, samples, workers: step, cases: end = Infinity } = wish;
  const work: Work = { target, seed, samples, first, step, end, progress: shared };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const state: { ready: boolean; ended: boolean; failed?: Error } = { ready: false, ended: false };
  const findings: Promise<void>[] = [];
  worker.on('message', (said: Said) => {
    if ('ready' in said) state.ready = true;
    else if ('outcomes' in said) count(said.outcomes, wish.outcomes);
    else findings.push(Promise.resolve(wish.onFinding({ target, ...said })));
  });
  worker.once('error', (error) => {
    state.failed = error instanceof Error ? error : new Error(String(error));
  });
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      state.ended = true;
      resolve();
    });
  });
  let [at, looks] = [first, 0];
  const now = () => Atomics.load(progress, 0);
  while (!state.ended && performance.now() < wish.endsAt) {
    await pause(lookMs);
    looks = state.ready && now() === at ? looks + 1 : 0;
    at = now();
    if (looks > caseLooks) {
      state.failed = new Error(`It took longer than ${caseMs / 1_000} s.`);
      break;
    }
  }
  // It ends itself after its case: ended while it makes an inflater, it would take the process with it
  // (node_zlib.cc, "close before init").
  Atomics.store(progress, 2, 1);
  if (!state.failed) await Promise.race([exited, pause(caseMs, undefined, { ref: false })]);
  await worker.terminate();
  await Promise.all(findings);
  const done = Atomics.load(progress, 1);
  const { ready, failed } = state;
  if (!failed) return { done };
  if (!ready) throw failed;
  return { done, stoppedAt: now(), problem: failed.message };
}

function count(some: ReadonlyMap<string, number>, all: Map<string, number>): void {
  for (const [outcome, times] of some) all.set(outcome, (all.get(outcome) ?? 0) + times);
}
