import { setTimeout as pause } from 'node:timers/promises';
import { parsePublicId, publicId } from '../../../src/domain/ids.ts';
import { keyed, type World } from './ask.ts';
import { read, write } from './client.ts';
import { deleteSealed, deletion } from './delete-sealed.ts';
import type { Random } from './random.ts';
import { takePart } from './recipient.ts';
import type { Story, Write } from './story.ts';

/** Takes one document through its life: the sender here, each recipient beside. */
export async function live(world: World, story: Story, random: Random): Promise<void> {
  if (!(await prepare(world, story, random)) || story.ending === 'draft') return;
  const sent = await send(world, story, random);
  if (sent.outcome === 'refused') return;
  const acting = Promise.all(
    story.recipients.map((recipient, at) =>
      takePart(world, story, random.fork(`recipient ${at}`), recipient),
    ),
  );
  await Promise.all([
    actAsSender(world, story, random.fork('sender')),
    watch(world, story, random.fork('watch')),
    acting.then(async () => {
      if (story.ending === 'delete sealed') await deleteSealed(world, story, random.fork('delete'));
    }),
  ]);
}

/** Creates the document and adds its recipients; false when nobody knows whether it is there. */
export async function prepare(world: World, story: Story, random: Random): Promise<boolean> {
  const created = await create(world, story, random);
  const id = parsePublicId('doc', String(created.answer?.body['id']));
  if (id === undefined) return false;
  story.documentId = publicId('doc', id);
  for (const { email, role, order } of story.recipients) {
    await write(world, story, random, {
      verb: 'add',
      email,
      request: keyed(world, {
        path: '/recipients',
        query: { document_id: story.documentId },
        body: { email, name: 'Ana Torres', role, ...(order !== undefined && { order }) },
      }),
    });
  }
  return true;
}

export function send(world: World, story: Story, random: Random): Promise<Write> {
  const query = { id: story.documentId ?? '' };
  const request = keyed(world, { path: '/documents/send', query });
  return write(world, story, random, { verb: 'send', request });
}

/** Sometimes two requests with one key are under way at once. */
async function create(world: World, story: Story, random: Random): Promise<Write> {
  const { title, deadlineMs } = story;
  const deadline =
    deadlineMs === undefined ? {} : { deadline: new Date(Date.now() + deadlineMs).toISOString() };
  const body = { title, ...world.upload, ...deadline };
  const intention = {
    verb: 'create' as const,
    request: keyed(world, { path: '/documents', body }),
  };
  const twin = random.chance(0.2) ? write(world, story, random.fork('twin'), intention) : undefined;
  const own = await write(world, story, random, intention);
  const other = await twin;
  return own.answer || !other ? own : other;
}

/** The sender's later acts: remind, void, delete. */
async function actAsSender(world: World, story: Story, random: Random): Promise<void> {
  const query = { id: story.documentId ?? '' };
  await pause(random.int(100, 2_500));
  if (random.chance(0.3)) await remindOne(world, story, random);
  if (story.ending === 'void') {
    const request = keyed(world, { path: '/documents/void', query });
    await write(world, story, random, { verb: 'void', request });
  }
  if (story.ending === 'delete') {
    await write(world, story, random, { verb: 'delete', request: deletion(world, story) });
  }
}

async function remindOne(world: World, story: Story, random: Random): Promise<void> {
  const { email } = random.pick(story.recipients);
  const query = { document_id: story.documentId ?? '' };
  const { body } = await read(world, story, { path: '/recipients', query, token: world.apiKey });
  const list = (body['data'] ?? []) as { id: string; email: string }[];
  const found = list.find((candidate) => candidate.email === email);
  if (found === undefined) return;
  const request = keyed(world, { path: '/recipients/remind', query: { ...query, id: found.id } });
  await write(world, story, random, { verb: 'remind', email, request });
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
