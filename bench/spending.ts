import { setTimeout as pause } from 'node:timers/promises';
import type { Instance } from '../tools/demo/instance.ts';
import { median } from './numbers.ts';
import { byProcess, cpuSeconds } from './processes.ts';

/** Behind an answer come mails, workflow turns and the log: a turn has ended when they have. */
const quietCpuSeconds = 0.1;
const maxRestS = 90;

/** Milliseconds of processor time for each document, by process. */
export type Cost = Record<string, number>;

export interface Spending {
  cost: Cost;
  /** Documents that were answered a second, until the last answer. */
  perSecond: number;
}

/** What all processes of an instance use for each of these documents, until they are quiet. */
export async function spend(
  { runtime: { pids } }: Instance,
  step: () => Promise<unknown>,
  { documents, clients }: { documents: number; clients: number },
): Promise<Spending> {
  const before = await byProcess(pids, cpuSeconds);
  const startedMs = performance.now();
  let left = documents;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (left-- > 0) await step();
    }),
  );
  const perSecond = (documents * 1_000) / (performance.now() - startedMs);
  const after = await untilQuiet(pids);
  const used = Object.entries(after).map(([process, seconds]) => [
    process,
    ((seconds - (before[process] ?? 0)) * 1000) / documents,
  ]);
  return { cost: Object.fromEntries(used) as Cost, perSecond };
}

export function total(cost: Cost): number {
  return Object.values(cost).reduce((sum, value) => sum + value, 0);
}

/** Medians of the turns, by process. */
export function costInWords(costs: readonly Cost[]): string {
  return Object.keys(costs[0] ?? {})
    .map((process) => `${process} ${median(costs.map((cost) => cost[process] ?? 0)).toFixed(1)}`)
    .join(', ');
}

/** @returns the processor time used by then, in seconds */
async function untilQuiet(pids: Instance['runtime']['pids']): Promise<Cost> {
  let last = await byProcess(pids, cpuSeconds);
  for (let second = 0; second < maxRestS; second += 1) {
    await pause(1_000);
    const now = await byProcess(pids, cpuSeconds);
    if (total(now) - total(last) < quietCpuSeconds) return now;
    last = now;
  }
  throw new Error(`An instance was still busy ${maxRestS} s after its last answer.`);
}
