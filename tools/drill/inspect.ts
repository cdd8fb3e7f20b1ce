import { checkGone } from './checks/gone.ts';
import { checkMails } from './checks/mails.ts';
import { checkReplays } from './checks/replays.ts';
import { checkSeal } from './checks/seal.ts';
import { checkWebhooks } from './checks/webhooks.ts';
import { checkWrites } from './checks/writes.ts';
import type { Crew } from './crew.ts';
import { readFacts } from './facts.ts';
import type { Random } from './random.ts';
import type { Story } from './story.ts';
import { unsettled } from './unsettled.ts';

export type Finding = { waitsFor: string } | { wrong: string[] };

/** Holds what the servers have against what the clients know, once the document is at rest. */
export async function inspect(crew: Crew, story: Story, random: Random): Promise<Finding> {
  try {
    return await look(crew, story, random);
  } catch (error) {
    // A server that is on its way back up; who never comes is noticed by the time it takes.
    return { waitsFor: `an answer (${(error as Error).message})` };
  }
}

async function look(crew: Crew, story: Story, random: Random): Promise<Finding> {
  const facts = await readFacts(crew.pool, crew.temporal.client, story);
  const waitsFor = unsettled(facts);
  if (waitsFor !== undefined) return { waitsFor };
  return {
    wrong: [
      ...story.wrong,
      ...checkWrites(story, facts),
      ...(await checkMails(story, facts, crew.mails)),
      ...(await checkSeal(facts, crew.seals)),
      ...checkWebhooks(story, facts, crew.receiver),
      ...(await checkReplays(crew.world.apiUrl, story, random)),
      ...(await checkGone(crew.world, story, facts, { root: crew.seals.root, random })),
    ],
  };
}
