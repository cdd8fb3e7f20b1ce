import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { World } from './ask.ts';
import { read, write } from './client.ts';
import type { Random } from './random.ts';
import type { HttpRequest, SealedCopy, Story } from './story.ts';

/** A seal that a killed worker began begins again within seconds; the service waits 10 s itself. */
const maxAsks = 30;
const askEveryMs = 300;
/** Longer than any outage of a round. */
const maxFetches = 400;
/** Some owners do not even wait for the seal: the deletion then races it. */
const doesNotWait = 0.2;

/** The request that deletes the document; it has no key, and a second one is answered 404. */
export function deletion(world: World, story: Story): HttpRequest {
  const query = { id: story.documentId ?? '' };
  return { method: 'DELETE', path: '/documents/delete', query, token: world.apiKey };
}

/** The owner of a completed document takes the sealed file, and then has the document deleted. */
export async function deleteSealed(world: World, story: Story, random: Random): Promise<void> {
  const query = { id: story.documentId ?? '' };
  const { body } = await read(world, story, {
    path: '/documents/get',
    query,
    token: world.apiKey,
  });
  if (body['status'] !== 'completed') return;
  if (!random.chance(doesNotWait)) {
    const sealed = await download(world, story);
    if (!sealed) return;
    story.sealed = sealed;
    await pause(random.int(0, 1_500));
  }
  const intention = { verb: 'delete' as const, request: deletion(world, story) };
  const twin = random.chance(0.2) ? write(world, story, random.fork('twin'), intention) : undefined;
  await write(world, story, random, intention);
  await twin;
}

async function download(world: World, story: Story): Promise<SealedCopy | undefined> {
  const query = { id: story.documentId ?? '' };
  for (let asks = 0; asks < maxAsks; asks += 1) {
    const { status, body } = await read(world, story, {
      path: '/documents/download',
      query,
      token: world.apiKey,
    });
    if (status === 200) return fetchCopy(String(body['download_url']));
    await pause(askEveryMs);
  }
  return undefined;
}

/** The bytes, from the start again when a process dies over them. */
async function fetchCopy(url: string): Promise<SealedCopy> {
  for (let tries = 0; ; tries += 1) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
      if (!response.ok) throw new Error(`The download was answered ${response.status}.`);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { url, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
    } catch (error) {
      if (tries === maxFetches) throw error;
      await pause(askEveryMs);
    }
  }
}
