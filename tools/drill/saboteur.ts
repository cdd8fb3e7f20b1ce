import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { crashPoints, type CrashPoint } from '../../src/outside/drill.ts';
import type { ServiceName } from '../../src/embedded/runtime-file.ts';
import type { Victim } from './instance.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';

export type Blow =
  | { how: 'kill' | 'immediate stop'; whom: ServiceName }
  | { how: 'freeze'; whom: ServiceName; forMs: number }
  | { how: 'arm'; point: CrashPoint; passages: number };

/** How often each kind of blow was dealt, by name. */
export type Toll = Map<string, number>;

const services: readonly ServiceName[] = ['api', 'api', 'worker', 'worker', 'temporal', 'postgres'];

/** The same accidents in every round, where one safeguard is to be seen at work. */
export interface Focus {
  points: readonly CrashPoint[];
  kills: readonly ServiceName[];
}

export interface TimedBlow {
  blow: Blow;
  afterMs: number;
}

export function focusedBlows({ points, kills }: Focus): TimedBlow[] {
  const armings = points.flatMap((point) =>
    [0, 1_500, 3_000].map((afterMs) => ({
      blow: { how: 'arm', point, passages: 1 } as const,
      afterMs,
    })),
  );
  // One after the other: the second dies with what it could not hand to the first.
  const deaths = kills.flatMap((whom, at) =>
    [1_000, 4_000].map((firstMs) => ({
      blow: { how: 'kill', whom } as const,
      afterMs: firstMs + at * 400,
    })),
  );
  return [...armings, ...deaths];
}

/** Points that little or nothing passes in a round: a later passage would hardly come. */
const maxPassages: Partial<Record<CrashPoint, number>> = {
  'after-lease-before-tell': 0,
  'after-seal-before-blob': 1,
  'after-blob-before-row': 1,
  'after-row-before-answer': 1,
  'after-upload-blob-before-row': 0,
  'after-delete-before-row': 0,
};

/** Accidents without which nothing passes a point. */
const needs: Partial<Record<CrashPoint, TimedBlow>> = {
  // The relay leases only what another process died over.
  'after-lease-before-tell': {
    blow: { how: 'arm', point: 'after-commit-before-tell', passages: 0 },
    afterMs: 0,
  },
  // A starting worker purges what deleted documents left.
  'after-delete-before-row': { blow: { how: 'kill', whom: 'worker' }, afterMs: 2_500 },
};

/** One round's blows and when they fall. Every round arms some crash points besides. */
export function planBlows(random: Random): TimedBlow[] {
  const blows = Array.from({ length: random.int(0, 2) }, (): Blow => {
    const whom = random.pick(services);
    if (random.chance(0.3)) return { how: 'freeze', whom, forMs: random.int(500, 2_000) };
    const immediate = whom === 'postgres' && random.chance(0.5);
    return { how: immediate ? 'immediate stop' : 'kill', whom };
  });
  const points = random.shuffle(crashPoints).slice(0, random.int(1, 2));
  const armings = points.flatMap((point): TimedBlow[] => {
    const passages = random.int(0, maxPassages[point] ?? 4);
    const needed = needs[point];
    return [{ blow: { how: 'arm', point, passages }, afterMs: 0 }, ...(needed ? [needed] : [])];
  });
  return [...armings, ...blows.map((blow) => ({ blow, afterMs: random.int(300, 2_000) }))];
}

export async function strike(
  victim: Victim,
  timeline: Timeline,
  toll: Toll,
  { blow, afterMs }: TimedBlow,
): Promise<void> {
  await pause(afterMs);
  if (blow.how === 'arm') {
    await writeFile(join(victim.crashPointsDir, blow.point), String(blow.passages));
    count(toll, armed(blow.point));
    timeline.note(`${blow.point} armed, for passage ${blow.passages + 1}`);
    return;
  }
  const pid = (await victim.pids())[blow.whom];
  if (pid === undefined) return;
  timeline.note(`${blow.how} of ${blow.whom} (${pid})`);
  count(toll, `${blow.how} ${blow.whom}`);
  if (blow.how === 'freeze') await freeze(pid, blow.forMs, timeline, blow.whom);
  else signal(pid, blow.how === 'kill' ? 'SIGKILL' : 'SIGQUIT');
}

/** With its children: PostgreSQL works in them. */
async function freeze(pid: number, forMs: number, timeline: Timeline, whom: string) {
  const family = [pid, ...childrenOf(pid)];
  for (const member of family) signal(member, 'SIGSTOP');
  await pause(forMs);
  for (const member of family) signal(member, 'SIGCONT');
  timeline.note(`${whom} goes on after ${forMs} ms`);
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text
      .split(' ')
      .map(Number)
      .filter((child) => child > 0);
  } catch {
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It died by itself before.
  }
}

/** Ends the round's accidents; what is still armed did not trip. */
export async function disarm(
  victim: Victim,
  armed: ReadonlySet<CrashPoint>,
  toll: Toll,
  timeline: Timeline,
) {
  for (const point of armed) {
    const file = join(victim.crashPointsDir, point);
    const isLeft = await rm(file).then(
      () => true,
      () => false,
    );
    if (isLeft) continue;
    count(toll, tripped(point));
    timeline.note(`${point} tripped in this round`);
  }
}

export function armed(point: CrashPoint): string {
  return `armed ${point}`;
}

export function tripped(point: CrashPoint): string {
  return `crash ${point}`;
}

export function count(toll: Toll, name: string): void {
  toll.set(name, (toll.get(name) ?? 0) + 1);
}
