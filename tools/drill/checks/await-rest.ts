import { setTimeout as pause } from 'node:timers/promises';
import type { Harness } from '../harness/harness.ts';
import type { Random } from '../harness/random.ts';
import type { Story } from '../harness/story.ts';
import { describeStory } from '../report.ts';
import { readFacts } from './facts.ts';
import { checkGone } from './gone.ts';
import { checkMails } from './mails.ts';
import { pendingWork } from './pending-work.ts';
import { checkReplays } from './replays.ts';
import { checkSeal } from './seal.ts';
import { checkWebhooks } from './webhooks.ts';
import { checkWrites } from './writes.ts';

/** Each look is a dozen questions about each document, to servers that are still at work. */
const lookEveryMs = 700;

/** What has not come to rest, and what does not hold. */
export interface Rest {
  waiting: { story: Story; waitsFor: string }[];
  violations: string[];
}

/** Looks at each document until it is at rest, or patience ends. */
export async function awaitRest(
  harness: Harness,
  stories: readonly Story[],
  random: Random,
  patienceMs: number,
): Promise<Rest> {
  const violations: string[] = [];
  const startedMs = performance.now();
  let left = stories.map((story) => ({ story, waitsFor: 'it has not been looked at' }));
  for (;;) {
    const next: typeof left = [];
    for (const { story } of left) {
      const finding = await inspect(harness, story, random);
      if ('waitsFor' in finding) next.push({ story, waitsFor: finding.waitsFor });
      else if (finding.wrong.length > 0) {
        violations.push(describeStory(harness, story, finding.wrong));
      }
    }
    left = next;
    const over = performance.now() - startedMs > patienceMs;
    if (left.length === 0 || over || violations.length > 0) return { waiting: left, violations };
    await pause(lookEveryMs);
  }
}

/** Violations, and as such also what has not come to rest within the time, in which nothing failed. */
export async function violationsAtRest(
  harness: Harness,
  stories: readonly Story[],
  random: Random,
  patienceMs: number,
): Promise<string[]> {
  const { waiting, violations } = await awaitRest(harness, stories, random, patienceMs);
  const late = waiting.map(({ story, waitsFor }) =>
    describeStory(harness, story, [`After ${patienceMs / 1000} s without a fault ${waitsFor}.`]),
  );
  return [...violations, ...late];
}

type Finding = { waitsFor: string } | { wrong: string[] };

/** Holds what the servers have against what the clients know, once the document is at rest. */
async function inspect(harness: Harness, story: Story, random: Random): Promise<Finding> {
  try {
    const facts = await readFacts(harness.pool, harness.temporal.client, story);
    const waitsFor = pendingWork(facts);
    if (waitsFor !== undefined) return { waitsFor };
    const { world, seals, mails, receiver } = harness;
    return {
      wrong: [
        ...story.wrong,
        ...checkWrites(story, facts),
        ...(await checkMails(story, facts, mails)),
        ...(await checkSeal(facts, seals)),
        ...checkWebhooks(story, facts, receiver),
        ...(await checkReplays(world.apiUrl, story, random)),
        ...(await checkGone(world, story, facts, { root: seals.root, random })),
      ],
    };
  } catch (error) {
    // A server that is on its way back up; one that never comes is noticed by the time it takes.
    return { waitsFor: `an answer (${(error as Error).message})` };
  }
}
