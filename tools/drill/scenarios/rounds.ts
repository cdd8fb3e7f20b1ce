import { setTimeout as pause } from 'node:timers/promises';
import { documentWorkflowId } from '../../../src/workflows/contracts.ts';
import { awaitRest, violationsAtRest, type Rest } from '../checks/await-rest.ts';
import { readFacts } from '../checks/facts.ts';
import { checkFiles, unpurged } from '../checks/files.ts';
import type { CrashPoint } from '../faults/crash-points.ts';
import { armedPoints, focusedFaults, planFaults } from '../faults/inject.ts';
import { uploadFile } from '../harness/ask.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import { live } from '../harness/live.ts';
import { planSigners, planStory } from '../harness/plan-story.ts';
import type { Random } from '../harness/random.ts';
import { outcomeOf, type Story } from '../harness/story.ts';
import { crashesInWords, faultsInWords, verdict } from '../report.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

export interface RoundsOptions extends ScenarioOptions {
  /** Only these points are armed, in every round, and nothing else is done to the processes. */
  focus?: readonly CrashPoint[];
  /** How long a round's documents are waited for before the next begins. */
  restMs?: number;
  /** How long rest is waited for at the end. */
  patienceMs?: number;
}

export interface RoundsResult extends ScenarioResult {
  rounds: number;
}

/** After the clients of a round: most documents are at rest by then. */
const defaultRestMs = 2_000;
/** After the last round: leases of up to three minutes and the reconciliation behind them. */
const lastPatienceMs = 300_000;
/** Reconciliation believes that a workflow is gone only of what was dispatched this long ago. */
const reconciledAfterMs = 65_000;
const lookEveryMs = 500;
const maxDeleted = 3;

/** Many documents at once, round after round, until the rounds are over or something does not hold. */
export function runRounds(options: RoundsOptions): Promise<RoundsResult> {
  return withHarness(options, (harness) => play(harness, options));
}

async function play(harness: Harness, options: RoundsOptions): Promise<RoundsResult> {
  const { injector, random, world } = harness;
  const { timeline } = world;
  const all: Story[] = [];
  const violations: string[] = [];
  let waiting: Story[] = [];
  let round = 0;
  let terminatedMs = -Infinity;
  while (round < options.rounds && violations.length === 0) {
    round += 1;
    const own = random.fork(`round ${round}`);
    const startedMs = timeline.now();
    const stories = await playRound(harness, own, round, options);
    all.push(...stories);
    const livedMs = timeline.now() - startedMs;
    const toRest = [...waiting, ...stories];
    const rest = await awaitRest(harness, toRest, own, options.restMs ?? defaultRestMs);
    waiting = rest.waiting.map(({ story }) => story);
    violations.push(...rest.violations);
    if (terminates(options, round, terminatedMs) && (await terminateOne(harness, all))) {
      injector.count('terminated workflow');
      terminatedMs = timeline.now();
    }
    options.onProgress?.(
      `${seconds(timeline.now())} s, ${progress(round, stories.length, rest)}; ` +
        `its clients took ${(livedMs / 1000).toFixed(1)} s`,
    );
  }
  if (violations.length === 0) {
    const patienceMs = options.patienceMs ?? lastPatienceMs;
    const last = { seed: options.seed, terminatedMs, patienceMs };
    violations.push(...(await finalRound(harness, all, last)));
  }
  const summary = summarize(harness, all, { ...options, rounds: round }, violations);
  return { rounds: round, counts: injector.counts, violations, summary };
}

/** Many documents live at once while faults come; ends when the last client has done its part. */
async function playRound(
  { injector, world }: Harness,
  random: Random,
  round: number,
  { seed, documents, focus }: RoundsOptions,
): Promise<Story[]> {
  const { timeline } = world;
  const name = `${seed}.${round}`;
  timeline.note(`round ${name}`);
  const faults = focus ? focusedFaults(focus) : planFaults(random.fork('faults'));
  const stories = Array.from({ length: documents }, (_, at) =>
    planStory(random.fork(`story ${at}`), `${name}-${at}`, timeline.now()),
  );
  const injecting = injector.injectAll(faults);
  const uploading = uploadFile(world);
  await Promise.all(stories.map((story, at) => live(world, story, random.fork(`life ${at}`))));
  world.upload = await uploading;
  await injecting;
  await injector.disarm(armedPoints(faults));
  return stories;
}

/** One round in twenty, or once where only reconciliation can notice it. */
function terminates({ focus, without }: RoundsOptions, round: number, terminatedMs: number) {
  if (!focus) return round % 20 === 3;
  return without === 'reconciliation' && terminatedMs === -Infinity;
}

/** An operator ends the workflow of an open document by hand; only reconciliation can know. */
async function terminateOne(harness: Harness, stories: readonly Story[]): Promise<boolean> {
  const { client } = harness.temporal;
  for (const story of stories) {
    if (story.ending !== 'open' || story.documentId === undefined) continue;
    try {
      const { documents, workflow } = await readFacts(harness.pool, client, story);
      const isOpen = ['sent', 'in_progress'].includes(documents[0]?.status ?? '');
      if (!isOpen || workflow !== 'RUNNING') continue;
      await client.workflow.getHandle(documentWorkflowId(story.documentId)).terminate('By hand');
    } catch {
      continue;
    }
    harness.world.timeline.note(`the workflow of ${story.title} was terminated by hand`);
    return true;
  }
  return false;
}

/**
 * No more faults, but for one death over the bytes of a deleted document: everything comes to rest,
 * all of it is looked at once more, and what was deleted has left nothing.
 * @param all documents of all rounds; what is made here is added
 */
async function finalRound(
  harness: Harness,
  all: Story[],
  last: { seed: string; terminatedMs: number; patienceMs: number },
): Promise<string[]> {
  const { injector, random, world } = harness;
  const { patienceMs } = last;
  const sinceMs = world.timeline.now() - last.terminatedMs;
  if (sinceMs < reconciledAfterMs) await pause(reconciledAfterMs - sinceMs);
  // Before the deletion: a worker that the last round killed may start, and purge, at any moment.
  const point = 'after-delete-before-row';
  await injector.inject({ how: 'arm', point, passages: 0 });
  await deleteOne(harness, all, last.seed);
  // A starting worker reconciles, and purges what deleted documents left; a running one does so
  // every five minutes.
  await injector.inject({ how: 'kill', service: 'worker' });
  const wrong = await violationsAtRest(harness, all, random.fork('final'), patienceMs);
  const left = wrong.length === 0 ? await purged(harness, patienceMs) : undefined;
  await injector.disarm([point]);
  if (wrong.length > 0) return wrong;
  if (left !== undefined) return [`After ${patienceMs / 1000} s without a fault ${left}.`];
  return checkFiles(harness.pool, harness.seals.folder, all);
}

/** A client that gave up over the last round's faults leaves its document for another to delete. */
async function deleteOne({ world, random }: Harness, all: Story[], seed: string): Promise<void> {
  for (let tries = 1; tries <= maxDeleted; tries += 1) {
    const name = `${seed}.last-${tries}`;
    const story = planSigners(name, 1, 'delete sealed', world.timeline.now());
    all.push(story);
    await live(world, story, random.fork(`last ${tries}`));
    if (outcomeOf(story, 'delete') === 'acknowledged') return;
  }
}

/** Waits for the end of the purge; what is left to do when patience ends. */
async function purged({ pool }: Harness, patienceMs: number): Promise<string | undefined> {
  const startedMs = performance.now();
  for (;;) {
    // A database that is on its way back up cannot be asked.
    const left = await unpurged(pool).catch((error: unknown) => (error as Error).message);
    if (left === undefined || performance.now() - startedMs > patienceMs) return left;
    await pause(lookEveryMs);
  }
}

function progress(round: number, documents: number, { waiting }: Rest): string {
  const reasons = new Set(waiting.map(({ waitsFor }) => waitsFor));
  const why = waiting.length === 0 ? '' : ` (${[...reasons].join('; ')})`;
  return `round ${round}: ${documents} documents, ${waiting.length} not yet at rest${why}`;
}

function summarize(
  { world: { tally, timeline }, receiver, injector }: Harness,
  stories: readonly Story[],
  { seed, rounds }: ScenarioOptions,
  violations: readonly string[],
): string {
  const deleted = stories.filter(
    (story) => story.sealed !== undefined && outcomeOf(story, 'delete') === 'acknowledged',
  );
  return [
    `seed ${seed}: ${rounds} rounds, ${stories.length} documents (${deleted.length} deleted once sealed), ${receiver.arrivals.size} events in ${seconds(timeline.now())} s`,
    `requests: ${tally.acknowledged} acknowledged, ${tally.refused} refused, ${tally.failed} failed, ${tally.unknown} unknown`,
    `faults: ${faultsInWords(injector.counts)}`,
    `crash points, tripped of armed: ${crashesInWords(injector.counts)}`,
    verdict(violations),
  ].join('\n');
}

function seconds(ms: number): number {
  return Math.round(ms / 1000);
}
