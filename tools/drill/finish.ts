import { setTimeout as pause } from 'node:timers/promises';
import { checkFiles, unpurged } from './checks/files.ts';
import { outcomeOf } from './checks/outcomes.ts';
import type { Crew } from './crew.ts';
import { live } from './live.ts';
import { planErased } from './plan-story.ts';
import type { Random } from './random.ts';
import { measureStory } from './report.ts';
import { disarm, strike, type Toll } from './saboteur.ts';
import { settle } from './settle.ts';
import type { Story } from './story.ts';

/** After the last round: leases of up to three minutes and the sweep behind them. */
const lastPatienceMs = 300_000;
/** A sweep believes that a workflow is gone only of what was told this long ago. */
const sweptAfterMs = 65_000;
const lookEveryMs = 500;
const maxErased = 3;

/**
 * Peace, but for one death over the bytes of a deleted document: everything comes to rest, all of
 * it is looked at once more, and what was deleted has left nothing.
 */
export async function finish(
  crew: Crew,
  all: Story[],
  random: Random,
  last: { seed: string; toll: Toll; terminatedMs: number; patienceMs?: number },
): Promise<string[]> {
  const { toll, terminatedMs, patienceMs = lastPatienceMs } = last;
  const { timeline } = crew.world;
  const sinceMs = timeline.now() - terminatedMs;
  if (sinceMs < sweptAfterMs) await pause(sweptAfterMs - sinceMs);
  // Before the deletion: a worker that the last round killed may start, and purge, at any moment.
  const purging = { how: 'arm', point: 'after-delete-before-row', passages: 0 } as const;
  await strike(crew.victim, timeline, toll, { blow: purging, afterMs: 0 });
  await eraseOne(crew, all, random, last.seed);
  // A starting worker sweeps, and purges what deleted documents left; a running one does so every
  // five minutes.
  await strike(crew.victim, timeline, toll, { blow: { how: 'kill', whom: 'worker' }, afterMs: 0 });
  const rest = await settle(crew, all, random.fork('finish'), patienceMs);
  const late = rest.waiting.map(({ story, waitsFor }) =>
    measureStory(crew, story, [`After ${patienceMs / 1000} s of peace ${waitsFor}.`]),
  );
  const wrong = [...rest.violations, ...late];
  const left = wrong.length === 0 ? await purged(crew, patienceMs) : undefined;
  await disarm(crew.victim, new Set([purging.point]), toll, timeline);
  if (wrong.length > 0) return wrong;
  if (left !== undefined) return [`After ${patienceMs / 1000} s of peace ${left}.`];
  return checkFiles(crew.pool, crew.seals.folder, all);
}

/** A client that gave up over the last round's accidents leaves its document for another to erase. */
async function eraseOne(crew: Crew, all: Story[], random: Random, seed: string): Promise<void> {
  for (let tries = 1; tries <= maxErased; tries += 1) {
    const story = planErased(`${seed}.last-${tries}`, crew.world.timeline.now());
    all.push(story);
    await live(crew.world, story, random.fork(`last ${tries}`));
    if (outcomeOf(story, 'delete') === 'acknowledged') return;
  }
}

/** Waits for the end of the purge; what is left to do when patience ends. */
async function purged(crew: Crew, patienceMs: number): Promise<string | undefined> {
  const startedMs = performance.now();
  for (;;) {
    // A database that is on its way back up cannot be asked.
    const left = await unpurged(crew.pool).catch((error: unknown) => (error as Error).message);
    if (left === undefined || performance.now() - startedMs > patienceMs) return left;
    await pause(lookEveryMs);
  }
}
