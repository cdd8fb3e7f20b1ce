import type { CrashPoint, Safeguard } from '../../src/outside/drill.ts';
import { awaitTurn, linkOf } from './act.ts';
import { write } from './client.ts';
import { assembleCrew, type Crew } from './crew.ts';
import { startVictim } from './instance.ts';
import { addRecipients, create, keyed } from './live.ts';
import { untold } from './plan-story.ts';
import { makeRandom, type Random } from './random.ts';
import { measureStory } from './report.ts';
import { disarm, strike, tripped, type Toll } from './saboteur.ts';
import { settle } from './settle.ts';
import type { Story, Verb, Write } from './story.ts';
import { makeTimeline } from './timeline.ts';

const quietMs = 60_000;

/**
 * One document and one accident, after which nobody does anything any more. Where many live at once,
 * the next change of a document carries what an earlier one lost; here only the safeguards can:
 * the first of two signers signs while `point` is armed, and the second must come to be invited.
 */
export async function runLone(options: {
  seed: string;
  point: CrashPoint;
  without: readonly Safeguard[];
  patienceMs?: number;
}): Promise<{ toll: Toll; violations: string[] }> {
  const timeline = makeTimeline();
  const random = makeRandom(options.seed);
  const toll: Toll = new Map();
  const victim = await startVictim({
    without: options.without,
    onSay: (said) => timeline.note(said),
  });
  try {
    const crew = await assembleCrew(victim, timeline, random);
    try {
      const story = planLone(options.seed, timeline.now());
      await signBesideAccident(crew, story, random, { point: options.point, toll });
      const patienceMs = options.patienceMs ?? quietMs;
      const violations = await comesToRest(crew, story, random, patienceMs);
      await disarm(victim, new Set([options.point]), toll, timeline);
      if (!toll.has(tripped(options.point))) throw new Error(`${options.point} was not reached.`);
      return { toll, violations };
    } finally {
      await crew.close();
    }
  } finally {
    await victim.stop();
  }
}

function planLone(seed: string, startedMs: number): Story {
  const recipients = [1, 2].map((order) => ({
    email: `r${order}.${seed}@example.com`,
    role: 'signer' as const,
    order,
  }));
  return { title: `Drill ${seed}, alone.`, ending: 'open', recipients, ...untold(startedMs) };
}

async function signBesideAccident(
  crew: Crew,
  story: Story,
  random: Random,
  { point, toll }: { point: CrashPoint; toll: Toll },
): Promise<void> {
  const { world, victim } = crew;
  const created = await create(world, story, random);
  const id = String(created.answer?.body['id']);
  story.documentId = id;
  await addRecipients(world, story, random);
  await write(world, story, random, {
    verb: 'send',
    request: keyed(world, random, { path: '/documents/send', query: { id }, body: {} }),
  });
  const email = story.recipients[0]?.email ?? '';
  const token = (await linkOf(world, story, email)) ?? '';
  const version = await awaitTurn(world, story, token);
  const step = (verb: Verb, body: unknown): Promise<Write> =>
    write(world, story, random, {
      verb,
      email,
      request: { method: 'POST', path: `/signing/${verb}`, token, body },
    });
  await step('view', {});
  await step('consent', { accepted: true, version });
  const calm = await settle(crew, [story], random, quietMs);
  if (calm.waiting.length > 0) throw new Error(`No rest before the accident: ${story.title}`);
  await strike(victim, world.timeline, toll, {
    blow: { how: 'arm', point, passages: 0 },
    afterMs: 0,
  });
  await step('sign', { signature: { type: 'type', text: 'Ana Torres' } });
}

async function comesToRest(
  crew: Crew,
  story: Story,
  random: Random,
  patienceMs: number,
): Promise<string[]> {
  const { waiting, violations } = await settle(crew, [story], random, patienceMs);
  const late = waiting.map(({ waitsFor }) =>
    measureStory(crew, story, [
      `After ${patienceMs / 1000} s in which nothing happened ${waitsFor}.`,
    ]),
  );
  return [...violations, ...late];
}
