import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPreviousRelease, layOut } from '../../previous-release.ts';
import { violationsAtRest } from '../checks/await-rest.ts';
import { countUnfollowed } from '../checks/workflow-tasks.ts';
import { armedPoints, planFaults } from '../faults/inject.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import { live, prepare, send } from '../harness/live.ts';
import { planSigners, planStory } from '../harness/plan-story.ts';
import type { Random } from '../harness/random.ts';
import { takePart } from '../harness/recipient.ts';
import {
  makeReleaseLink,
  type ReleaseLink,
  type ReleaseName,
  type Releases,
} from '../harness/release-link.ts';
import type { Story } from '../harness/story.ts';
import { startWorkerBeside, type ProcessBeside } from '../harness/process-beside.ts';
import { copyWithout } from '../mutations.ts';
import { faultsInWords, verdict } from '../report.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** After the last step, in which nothing but the newest release runs. */
const patienceMs = 120_000;
/** Begun in each step. */
const lastingDocuments = 2;

/** What runs in one step of a roll: API and worker of the instance, and the worker beside it. */
interface Step {
  own: ReleaseName;
  beside: ReleaseName;
}

/** Forward with both at once, back again, and forward for good. */
const roll: readonly Step[] = [
  { own: 'previous', beside: 'previous' },
  { own: 'previous', beside: 'newest' },
  { own: 'newest', beside: 'previous' },
  { own: 'newest', beside: 'newest' },
  { own: 'previous', beside: 'newest' },
  { own: 'newest', beside: 'newest' },
];

/**
 * Documents live while API and two workers go from the previous release to this one, process by
 * process, and are killed besides. Some wait from step to step for their second signer, so that
 * each release takes up what the other began. In the end only the newest release runs, and all must
 * come to rest.
 */
export async function runRollingUpgrade(options: ScenarioOptions): Promise<ScenarioResult> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-roll-'));
  await chmod(folder, 0o711);
  try {
    const releases = await layOutBoth(folder, options);
    const own = await makeReleaseLink(releases, join(folder, 'own'), 'previous');
    const beside = await makeReleaseLink(releases, join(folder, 'beside'), 'previous');
    const env = { MASTER_KEY: randomBytes(32).toString('base64') };
    return await withHarness({ seed: options.seed, program: own.program, env }, async (harness) => {
      const worker = await startWorkerBeside(harness, beside.program, env);
      try {
        return await play({ harness, own, beside, worker }, options);
      } finally {
        await worker.stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** @throws before the first release, and where its tag is not there */
async function layOutBoth(folder: string, { without }: ScenarioOptions): Promise<Releases> {
  const release = await findPreviousRelease();
  if (release === undefined)
    throw new Error('There is no previous release: no tag v* before this commit.');
  const previous = join(folder, 'previous');
  await layOut(release, previous, 'tools/drill');
  if (!without) return { previous, newest: root };
  const newest = join(folder, 'newest');
  await copyWithout(without, newest);
  return { previous, newest };
}

interface Fleet {
  harness: Harness;
  own: ReleaseLink;
  beside: ReleaseLink;
  worker: ProcessBeside;
}

async function play(fleet: Fleet, options: ScenarioOptions): Promise<ScenarioResult> {
  const { harness } = fleet;
  const { injector, temporal, random } = harness;
  const all: Story[] = [];
  for (let round = 1; round <= options.rounds; round += 1) {
    /** Documents that wait for their second signer, by the step that began them. */
    const longTerm: Story[][] = [];
    for (const [at, step] of roll.entries()) {
      const name = `${options.seed}.${round}-${at}`;
      const begun = await playStep(fleet, step, {
        name,
        random: random.fork(name),
        documents: options.documents,
        toEnd: endedIn(longTerm, at),
      });
      longTerm.push(begun.longTerm);
      all.push(...begun.passing, ...begun.longTerm);
      const which = `own ${step.own}, beside ${step.beside}`;
      options.onProgress?.(`${seconds(harness)} s, roll ${round}: ${which}`);
    }
  }
  const violations = await violationsAtRest(harness, all, random.fork('final'), patienceMs);
  const unfollowed = await countUnfollowed(temporal.client, all);
  const summary = [
    `seed ${options.seed}: ${options.rounds} rolls, ${all.length} documents in ${seconds(harness)} s`,
    `faults: ${faultsInWords(injector.counts)}`,
    `documents whose history a worker could not follow: ${unfollowed}`,
    verdict(violations),
  ].join('\n');
  return { summary, counts: injector.counts, violations };
}

/** What the first step began is ended by the last step's processes, all else by the next one's. */
function endedIn(longTerm: readonly Story[][], at: number): Story[] {
  const [first = []] = longTerm;
  const before = at > 1 ? (longTerm[at - 1] ?? []) : [];
  return at === roll.length - 1 ? [...first, ...before] : before;
}

interface StepPlan {
  /** In no other step's titles. */
  name: string;
  random: Random;
  /** That live and end in this step. */
  documents: number;
  /** Whose second signer acts in this step. */
  toEnd: readonly Story[];
}

/** Processes are swapped, and die, while documents are under way. */
async function playStep(
  fleet: Fleet,
  step: Step,
  { name, random, documents, toEnd }: StepPlan,
): Promise<{ passing: Story[]; longTerm: Story[] }> {
  const { world, injector } = fleet.harness;
  world.timeline.note(`step ${name}: own ${step.own}, beside ${step.beside}`);
  const now = world.timeline.now();
  const passing = Array.from({ length: documents }, (_, at) =>
    planStory(random.fork(`story ${at}`), `${name}-${at}`, now),
  );
  const longTerm = Array.from({ length: lastingDocuments }, (_, at) =>
    planSigners(`${name}-lasting${at}`, 2, 'complete', now),
  );
  const faults = planFaults(random.fork('faults'));
  await Promise.all([
    swap(fleet, step, random.fork('swap')),
    injector.injectAll(faults),
    ...passing.map((story, at) => live(world, story, random.fork(`life ${at}`))),
    ...longTerm.map((story, at) => beginLasting(fleet.harness, story, random.fork(`first ${at}`))),
    ...toEnd.map((story, at) => actAs(fleet.harness, story, 1, random.fork(`second ${at}`))),
  ]);
  await injector.disarm(armedPoints(faults));
  return { passing, longTerm };
}

/** Each process at its own moment; one that stays is killed all the same, now and then. */
async function swap(fleet: Fleet, step: Step, random: Random): Promise<void> {
  const { harness, own, beside, worker } = fleet;
  const { injector } = harness;
  const swapOwn = async () => {
    await pause(random.int(0, 2_500));
    const stays = own.current() === step.own;
    await own.point(step.own);
    if (stays) return;
    await injector.inject({ how: 'kill', service: 'worker' });
    await injector.inject({ how: 'kill', service: 'api' });
  };
  const swapBeside = async () => {
    await pause(random.int(0, 2_500));
    const stays = beside.current() === step.beside;
    await beside.point(step.beside);
    if (stays && random.chance(0.5)) return;
    worker.kill();
    injector.count('kill worker beside');
  };
  await Promise.all([swapOwn(), swapBeside()]);
}

/** Sent, and signed by the first of its two. */
async function beginLasting(harness: Harness, story: Story, random: Random): Promise<void> {
  const { world } = harness;
  if (!(await prepare(world, story, random))) return;
  const { outcome } = await send(world, story, random);
  if (outcome !== 'refused') await actAs(harness, story, 0, random);
}

async function actAs(
  { world }: Harness,
  story: Story,
  index: number,
  random: Random,
): Promise<void> {
  const recipient = story.recipients[index];
  if (recipient) await takePart(world, story, random, recipient);
}

function seconds({ world: { timeline } }: Harness): number {
  return Math.round(timeline.now() / 1000);
}
