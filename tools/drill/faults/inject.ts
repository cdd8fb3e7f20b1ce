import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServiceName } from '@countersign/embedded/data-dir/runtime-file';
import type { Instance } from '../harness/instance.ts';
import type { Random } from '../harness/random.ts';
import type { Timeline } from '../harness/timeline.ts';
import { crashPoints, type CrashPoint } from './crash-points.ts';

export type Fault =
  | { how: 'kill' | 'immediate stop'; service: ServiceName }
  | { how: 'freeze'; service: ServiceName; forMs: number }
  | { how: 'arm'; point: CrashPoint; passages: number };

export interface TimedFault {
  fault: Fault;
  afterMs: number;
}

const services: readonly ServiceName[] = ['api', 'api', 'worker', 'worker', 'temporal', 'postgres'];

/** Points that little or nothing passes in a round: a later passage would hardly come. */
const maxPassages: Partial<Record<CrashPoint, number>> = {
  'after-lease-before-dispatch': 0,
  'after-seal-before-blob': 1,
  'after-blob-before-row': 1,
  'after-row-before-answer': 1,
  'after-upload-blob-before-row': 0,
  'after-delete-before-row': 0,
};

/** Faults without which nothing passes a point. */
const needs: Partial<Record<CrashPoint, TimedFault>> = {
  // The relay leases only what another process died over.
  'after-lease-before-dispatch': {
    fault: { how: 'arm', point: 'after-commit-before-dispatch', passages: 0 },
    afterMs: 0,
  },
  // A starting worker purges what deleted documents left.
  'after-delete-before-row': { fault: { how: 'kill', service: 'worker' }, afterMs: 2_500 },
};

/** One round's faults and their times. Every round arms some crash points besides. */
export function planFaults(random: Random): TimedFault[] {
  const faults = Array.from({ length: random.int(0, 2) }, (): Fault => {
    const service = random.pick(services);
    if (random.chance(0.3)) return { how: 'freeze', service, forMs: random.int(500, 2_000) };
    const immediate = service === 'postgres' && random.chance(0.5);
    return { how: immediate ? 'immediate stop' : 'kill', service };
  });
  const points = random.shuffle(crashPoints).slice(0, random.int(1, 2));
  const armings = points.flatMap((point): TimedFault[] => {
    const passages = random.int(0, maxPassages[point] ?? 4);
    const needed = needs[point];
    return [{ fault: { how: 'arm', point, passages }, afterMs: 0 }, ...(needed ? [needed] : [])];
  });
  return [...armings, ...faults.map((fault) => ({ fault, afterMs: random.int(300, 2_000) }))];
}

/** The same points in every round, three times each, where one safeguard is to be seen at work. */
export function focusedFaults(points: readonly CrashPoint[]): TimedFault[] {
  return points.flatMap((point) =>
    [0, 1_500, 3_000].map((afterMs) => ({
      fault: { how: 'arm', point, passages: 1 } as const,
      afterMs,
    })),
  );
}

/** Injects faults into one instance, and counts them by their names. */
export interface Injector {
  counts: ReadonlyMap<string, number>;
  inject(fault: Fault): Promise<void>;
  /** Each after its time; those that arm a point are disarmed by `disarm`. */
  injectAll(faults: readonly TimedFault[]): Promise<void>;
  /** Ends what is still armed of these points; the others have tripped. */
  disarm(points: Iterable<CrashPoint>): Promise<void>;
  count(name: string): void;
}

export function makeInjector(
  instance: Pick<Instance, 'crashPointsDir' | 'pids'>,
  timeline: Timeline,
): Injector {
  const counts = new Map<string, number>();
  const count = (name: string) => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };

  const inject = async (fault: Fault) => {
    if (fault.how === 'arm') {
      await writeFile(join(instance.crashPointsDir, fault.point), String(fault.passages));
      count(armed(fault.point));
      timeline.note(`${fault.point} armed, for passage ${fault.passages + 1}`);
      return;
    }
    const { how, service } = fault;
    const pid = (await instance.pids())[service];
    if (pid === undefined) return;
    timeline.note(`${how} of ${service} (${pid})`);
    count(`${how} ${service}`);
    if (how !== 'freeze') {
      signal(pid, how === 'kill' ? 'SIGKILL' : 'SIGQUIT');
      return;
    }
    await freeze(pid, fault.forMs);
    timeline.note(`${service} goes on after ${fault.forMs} ms`);
  };

  return {
    counts,
    count,
    inject,
    async injectAll(faults) {
      await Promise.all(
        faults.map(async ({ fault, afterMs }) => {
          await pause(afterMs);
          await inject(fault);
        }),
      );
    },
    async disarm(points) {
      for (const point of new Set(points)) {
        const isLeft = await rm(join(instance.crashPointsDir, point)).then(
          () => true,
          () => false,
        );
        if (isLeft) continue;
        count(tripped(point));
        timeline.note(`${point} tripped`);
      }
    },
  };
}

export function armedPoints(faults: readonly TimedFault[]): CrashPoint[] {
  return faults.flatMap(({ fault }) => (fault.how === 'arm' ? [fault.point] : []));
}

/** With its children: PostgreSQL works in them. */
async function freeze(pid: number, forMs: number): Promise<void> {
  const family = [pid, ...childrenOf(pid)];
  for (const member of family) signal(member, 'SIGSTOP');
  await pause(forMs);
  for (const member of family) signal(member, 'SIGCONT');
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

export function armed(point: CrashPoint): string {
  return `armed ${point}`;
}

export function tripped(point: CrashPoint): string {
  return `crash ${point}`;
}
