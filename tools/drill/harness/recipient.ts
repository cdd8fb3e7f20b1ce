import { setTimeout as pause } from 'node:timers/promises';
import type { World } from './ask.ts';
import { read, write } from './client.ts';
import type { Random } from './random.ts';
import type { PlannedRecipient, Story, Verb, Write } from './story.ts';

/** Looks at the session; a turn that does not come is not waited for longer. */
const maxLooks = 40;
const lookEveryMs = 150;
const typed = { signature: { type: 'type', text: 'Ana Torres' } };

/** One recipient, from the link to the signature, as far as the document lets them. */
export async function takePart(
  world: World,
  story: Story,
  random: Random,
  recipient: PlannedRecipient,
): Promise<void> {
  await followLink(world, story, random, recipient);
  story.done += 1;
}

async function followLink(
  world: World,
  story: Story,
  random: Random,
  { email, role }: PlannedRecipient,
): Promise<void> {
  const token = await linkOf(world, story, email);
  if (token === undefined) return;
  await pause(random.int(0, 800));
  const version = await awaitTurn(world, story, token);
  if (version === undefined) return;
  const step = stepsOf(world, story, random, { email, token });
  await readDocument(world, story, token);
  await step('view');
  if (role === 'viewer') return;
  const stops = story.ending === 'open' || story.ending === 'expire';
  if (stops && random.chance(0.6)) return;
  if (story.ending === 'decline' && random.chance(0.7)) {
    await step('decline', { reason: 'Not like this.' });
    return;
  }
  await step('consent', { accepted: true, version });
  await pause(random.int(0, 300));
  if (role === 'approver') await step('approve');
  else await step('sign', typed);
}

/** The first signer views and consents. @returns what gives the signature */
export async function bringToSignature(
  world: World,
  story: Story,
  random: Random,
): Promise<() => Promise<Write>> {
  const email = story.recipients[0]?.email ?? '';
  const token = (await linkOf(world, story, email)) ?? '';
  const version = await awaitTurn(world, story, token);
  const step = stepsOf(world, story, random, { email, token });
  await readDocument(world, story, token);
  await step('view');
  await step('consent', { accepted: true, version });
  return () => step('sign', typed);
}

function stepsOf(
  world: World,
  story: Story,
  random: Random,
  { email, token }: { email: string; token: string },
) {
  return (verb: Verb, body: unknown = {}): Promise<Write> =>
    write(world, story, random, {
      verb,
      email,
      request: { method: 'POST', path: `/signing/${verb}`, token, body },
    });
}

/** Token of a recipient's signing link. */
async function linkOf(world: World, story: Story, email: string): Promise<string | undefined> {
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

/** Nobody signs what they were not given. */
async function readDocument(world: World, story: Story, token: string): Promise<void> {
  await read(world, story, { path: '/signing/document', token });
}

/** The version of the consent text once the session is ready; undefined when it will not be. */
async function awaitTurn(world: World, story: Story, token: string): Promise<string | undefined> {
  story.waiting += 1;
  try {
    for (let looks = 0, last = false; looks < maxLooks && !last; looks += 1) {
      // Asked before the look: a turn that the last of the others gave is there by then.
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
function nobodyMoves({ waiting, done, recipients }: Story): boolean {
  return waiting + done >= recipients.length;
}
