import { parentPort, workerData } from 'node:worker_threads';
import type { Judgement, TargetName } from './target.ts';
import { targetOf } from './target-of.ts';

/** What a worker is given. */
export interface Work {
  target: TargetName;
  seed: number;
  /** See samples.ts. */
  samples: string;
  first: number;
  step: number;
  /** The first case that is none of the run's. */
  end: number;
  /** Three numbers: of the case under way, how many were done, and whether to end: not when 0. */
  progress: SharedArrayBuffer;
}

/** What a worker says: that it is ready for the first case, a finding, or how cases were taken. */
export type Said =
  { ready: true } | { number: number; problem: string } | { outcomes: ReadonlyMap<string, number> };

/** Outcomes are told after so many. */
const tellEvery = 100;

const say = (said: Said) => parentPort?.postMessage(said);
const work = workerData as Work;
const progress = new Int32Array(work.progress);
const outcomes = new Map<string, number>();
const target = await targetOf(work.target, work.seed, work.samples);
const end = Math.min(target.cases ?? Infinity, work.end);
say({ ready: true });
for (let number = work.first; number < end && goesOn(); number += work.step) {
  Atomics.store(progress, 0, number);
  const { outcome, problem } = await judged(number);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  if (problem !== undefined) say({ number, problem });
  if (Atomics.add(progress, 1, 1) % tellEvery === tellEvery - 1) tell();
}
tell();

function goesOn(): boolean {
  return Atomics.load(progress, 2) === 0;
}

async function judged(number: number): Promise<Judgement> {
  try {
    return await target.judge(target.input(number), number);
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { outcome: 'thrown', problem };
  }
}

function tell(): void {
  say({ outcomes });
  outcomes.clear();
}
