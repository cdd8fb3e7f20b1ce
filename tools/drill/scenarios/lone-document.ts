import { awaitRest, violationsAtRest } from '../checks/await-rest.ts';
import type { CrashPoint } from '../faults/crash-points.ts';
import { tripped } from '../faults/inject.ts';
import { withHarness, type Harness } from '../harness/harness.ts';
import { prepare, send } from '../harness/live.ts';
import { planSigners } from '../harness/plan-story.ts';
import { bringToSignature } from '../harness/recipient.ts';
import { faultsInWords, verdict } from '../report.ts';
import type { ScenarioOptions, ScenarioResult } from './scenario.ts';

/** Longer than a lease. */
const patienceMs = 60_000;

/** Each point between a signature's commit and Temporal's hearing of it. */
export const lonePoints: readonly CrashPoint[] = [
  'after-commit-before-dispatch',
  'after-read-before-dispatch',
];

/** A document of its own for each point, until something does not hold. */
export async function runLoneDocuments(options: ScenarioOptions): Promise<ScenarioResult> {
  const results: ScenarioResult[] = [];
  for (const point of lonePoints) {
    const result = await runLoneDocument({ ...options, point });
    options.onProgress?.(`${point}: ${result.summary}`);
    results.push(result);
    if (result.violations.length > 0) break;
  }
  const violations = results.flatMap((result) => result.violations);
  const counts = new Map(results.flatMap((result) => [...result.counts]));
  return { summary: `seed ${options.seed}: ${verdict(violations)}`, counts, violations };
}

/**
 * One document and one fault, after which nobody does anything any more. Where many live at once,
 * the next change of a document carries what an earlier one lost; here only the safeguards can:
 * the first of two signers signs while the point is armed, and the second must come to be invited.
 */
export function runLoneDocument(
  options: Pick<ScenarioOptions, 'seed' | 'without'> & { point: CrashPoint },
): Promise<ScenarioResult> {
  return withHarness(options, async (harness) => {
    const { counts } = harness.injector;
    const violations = await signBesideFault(harness, options);
    const summary = `${faultsInWords(counts)}; ${verdict(violations)}`;
    return { summary, counts, violations };
  });
}

async function signBesideFault(
  harness: Harness,
  { seed, point }: { seed: string; point: CrashPoint },
): Promise<string[]> {
  const { world, random, injector } = harness;
  const story = planSigners(`${seed}.alone`, 2, 'open', world.timeline.now());
  await prepare(world, story, random);
  await send(world, story, random);
  const sign = await bringToSignature(world, story, random);
  const before = await awaitRest(harness, [story], random, patienceMs);
  if (before.waiting.length > 0) throw new Error(`No rest before the fault: ${story.title}`);
  await injector.inject({ how: 'arm', point, passages: 0 });
  await sign();
  const violations = await violationsAtRest(harness, [story], random, patienceMs);
  await injector.disarm([point]);
  if (!injector.counts.has(tripped(point))) throw new Error(`${point} was not reached.`);
  return violations;
}
