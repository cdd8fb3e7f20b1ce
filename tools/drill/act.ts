import { setTimeout as pause } from 'node:timers/promises';
import { read, write } from './client.ts';
import type { Random } from './random.ts';
import type { PlannedRecipient, Story, Verb, Write } from './story.ts';
import type { World } from './world.ts';

/** Looks at the session; a turn that does not come is not waited for longer. */
const maxLooks = 40;
const lookEveryMs = 150;

/** One recipient, from the link to the signature, as far as the document lets them. */
export async function act(
  world: World,
  story: Story,
  random: Random,
  recipient: PlannedRecipient,
): Promise<void> {
  await follow(world, story, random, recipient);
  story.finished += 1;
}

async function follow(
  world: World,
  story: Story,
  random: Random,
  recipient: PlannedRecipient,
): Promise<void> {
  const token = await linkOf(world, story, recipient.email);
  if (token === undefined) return;
  await pause(random.int(0, 800));
  const version = await awaitTurn(world, story, token);
  if (version === undefined) return;
  const step = (verb: Verb, body?: unknown): Promise<Write> =>
    write(world, story, random, {
      verb,
      email: recipient.email,
      request: { method: 'POST', path: `/signing/${verb}`, token, body: body ?? {} },
    });
  await step('view');
  if (recipient.role === 'viewer') return;
  const stops = story.ending === 'open' || story.ending === 'expire';
  if (stops && random.chance(0.6)) return;
  if (story.ending === 'decline' && random.chance(0.7)) {
    await step('decline', { reason: 'Not like this.' });
    return;
  }
  await step('consent', { accepted: true, version });
  await pause(random.int(0, 300));
  if (recipient.role === 'approver') await step('approve');
  else await step('sign', { signature: { type: 'type', text: 'Ana Torres' } });
}

/** Token of a recipient's signing link. */
export async function linkOf(
  world: World,
  story: Story,
  email: string,
): Promise<string | undefined> {
  const added = story.writes.find((one) => one.verb === 'add' && one.email === email);
  const id = added?.answer?.body['id'];
  if (typeof id !== 'string') return undefined;
  const { body } = await read(world, story, {
    path: '/recipients/get',
    query: { document_id: story.documentId ?? '', id },
    token: world.apiKey,
  });
  const link = body['signing_url'];
  const token = typeof link === 'string' ? link.split('/sign/')[1] : undefined;
  if (token !== undefined) story.links.set(email, token);
  return token;
}

/** The version of the consent text once the session is ready; undefined when it will not be. */
export async function awaitTurn(
  world: World,
  story: Story,
  token: string,
): Promise<string | undefined> {
  story.waiting += 1;
  try {
    for (let looks = 0, last = false; looks < maxLooks && !last; looks += 1) {
      // Asked before the look: who moved last has moved by then.
      last = nobodyMoves(story);
      const { status, body } = await read(world, story, { path: '/signing/session', token });
      if (status !== 200) return undefined;
      if (body['state'] === 'ready') return (body['consent'] as { version: string }).version;
      if (body['state'] !== 'waiting') return undefined;
      await pause(lookEveryMs);
    }
    return undefined;
  } finally {
    story.waiting -= 1;
  }
}

/** All others are done or wait as well: no turn will come any more. */
function nobodyMoves({ waiting, finished, recipients }: Story): boolean {
  return waiting + finished >= recipients.length;
}
