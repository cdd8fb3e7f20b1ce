import { setTimeout as pause } from 'node:timers/promises';
import { act } from './act.ts';
import { read, write } from './client.ts';
import { deletion, eraseSealed } from './erase.ts';
import type { Random } from './random.ts';
import type { HttpRequest, Story, Write } from './story.ts';
import type { World } from './world.ts';

/** Takes one document through its life: the sender here, each recipient beside. */
export async function live(world: World, story: Story, random: Random): Promise<void> {
  const created = await create(world, story, random);
  const id = created.answer?.body['id'];
  if (typeof id !== 'string') return;
  story.documentId = id;
  await addRecipients(world, story, random);
  if (story.ending === 'draft') return;
  const sent = await write(world, story, random, {
    verb: 'send',
    request: keyed(world, random, { path: '/documents/send', query: { id }, body: {} }),
  });
  if (sent.outcome === 'refused') return;
  const acting = Promise.all(
    story.recipients.map((recipient, at) =>
      act(world, story, random.fork(`recipient ${at}`), recipient),
    ),
  );
  await Promise.all([
    sender(world, story, random.fork('sender')),
    watch(world, story, random.fork('watch')),
    acting.then(async () => {
      if (story.ending === 'delete sealed') await eraseSealed(world, story, random.fork('erase'));
    }),
  ]);
}

/** Sometimes two requests with one key are under way at once. */
export async function create(world: World, story: Story, random: Random): Promise<Write> {
  const deadline =
    story.deadlineMs === undefined ? {} : { deadline: inTime(story.deadlineMs).toISOString() };
  const intention = {
    verb: 'create' as const,
    request: keyed(world, random, {
      path: '/documents',
      body: { title: story.title, ...world.upload, ...deadline },
    }),
  };
  const twin = random.chance(0.2) ? write(world, story, random.fork('twin'), intention) : undefined;
  const own = await write(world, story, random, intention);
  const other = await twin;
  return own.answer || !other ? own : other;
}

function inTime(ms: number): Date {
  return new Date(Date.now() + ms);
}

export async function addRecipients(world: World, story: Story, random: Random): Promise<void> {
  for (const { email, role, order } of story.recipients) {
    await write(world, story, random, {
      verb: 'add',
      email,
      request: keyed(world, random, {
        path: '/recipients',
        query: { document_id: story.documentId ?? '' },
        body: { email, name: 'Ana Torres', role, ...(order !== undefined && { order }) },
      }),
    });
  }
}

/** The sender's later acts: remind, void, delete. */
async function sender(world: World, story: Story, random: Random): Promise<void> {
  const id = story.documentId ?? '';
  await pause(random.int(100, 2_500));
  if (random.chance(0.3)) await remindSomebody(world, story, random);
  if (story.ending === 'void') {
    await write(world, story, random, {
      verb: 'void',
      request: keyed(world, random, { path: '/documents/void', query: { id }, body: {} }),
    });
  }
  if (story.ending === 'delete') {
    await write(world, story, random, { verb: 'delete', request: deletion(world, story) });
  }
}

async function remindSomebody(world: World, story: Story, random: Random): Promise<void> {
  const { email } = random.pick(story.recipients);
  const found = await recipientId(world, story, email);
  if (found === undefined) return;
  await write(world, story, random, {
    verb: 'remind',
    email,
    request: keyed(world, random, {
      path: '/recipients/remind',
      query: { document_id: story.documentId ?? '', id: found },
      body: {},
    }),
  });
}

async function recipientId(world: World, story: Story, email: string): Promise<string | undefined> {
  const query = { document_id: story.documentId ?? '' };
  const { body } = await read(world, story, { path: '/recipients', query, token: world.apiKey });
  const list = (body['data'] ?? []) as { id: string; email: string }[];
  return list.find((candidate) => candidate.email === email)?.id;
}

/** A second client that only looks: a status never goes back. */
async function watch(world: World, story: Story, random: Random): Promise<void> {
  const query = { id: story.documentId ?? '' };
  for (let looks = 0; looks < 6 && story.rank < 3; looks += 1) {
    await pause(random.int(200, 700));
    const answer = await read(world, story, { path: '/documents/get', query, token: world.apiKey });
    if (answer.status === 404) return;
  }
}

/** A write that may be repeated under its key. */
export function keyed(
  world: World,
  random: Random,
  request: Pick<HttpRequest, 'path' | 'query' | 'body'>,
): HttpRequest {
  const idempotencyKey = `drill-${random.int(0, 2 ** 31)}-${random.int(0, 2 ** 31)}`;
  return { ...request, method: 'POST', token: world.apiKey, idempotencyKey };
}
