import { ask, type World } from '../harness/ask.ts';
import { deletion } from '../harness/delete-sealed.ts';
import type { Random } from '../harness/random.ts';
import { mayBe, outcomeOf, type HttpRequest, type Story } from '../harness/story.ts';
import type { Facts } from './facts.ts';
import { sealFaults } from './seal.ts';

/** A deleted document is gone for everybody, and what was taken of it before holds by itself. */
export async function checkGone(
  world: World,
  story: Story,
  facts: Facts,
  { root, random }: { root: string; random: Random },
): Promise<string[]> {
  const { documentId } = story;
  if (facts.documents.length > 0 || documentId === undefined) return [];
  if (!mayBe(outcomeOf(story, 'delete'))) return [];
  return [
    ...checkRemains(story, facts),
    ...(await checkCopy(story, root)),
    ...(await checkAnswers(world, story, documentId)),
    ...(await checkForgotten(world, story, random)),
  ];
}

/** All that stays are the tombstone and the skeleton of the events. */
function checkRemains(story: Story, facts: Facts): string[] {
  const wrong: string[] = [];
  for (const part of ['recipients', 'mails'] as const) {
    if (facts[part].length > 0) wrong.push(`It was deleted and ${part} of it are there.`);
  }
  if (facts.signatures > 0) wrong.push('It was deleted and signatures of it are there.');
  if (facts.personalEvents > 0) wrong.push('It was deleted and its events still name people.');
  if (outcomeOf(story, 'send') === 'acknowledged' && !facts.hasTombstone) {
    wrong.push('It was sent and deleted, and has no tombstone.');
  }
  if (!['COMPLETED', 'none'].includes(facts.workflow)) {
    wrong.push(`It was deleted and its workflow is ${facts.workflow}.`);
  }
  return wrong;
}

async function checkCopy({ sealed }: Story, root: string): Promise<string[]> {
  if (!sealed) return [];
  const faults = await sealFaults(sealed.bytes, root);
  return faults.map((fault) => `The seal of the downloaded file does not hold: ${fault}`);
}

/** The owner is told that there is no such document, a recipient that the link is not valid. */
async function checkAnswers(world: World, story: Story, id: string): Promise<string[]> {
  const own = (path: string, query: Record<string, string>): HttpRequest => {
    return { method: 'GET', path, query, token: world.apiKey };
  };
  const asked: [HttpRequest, number][] = [
    [own('/documents/get', { id }), 404],
    [own('/documents/download', { id }), 404],
    [own('/recipients', { document_id: id }), 404],
    [deletion(world, story), 404],
    ...[...story.links.values()].map((token): [HttpRequest, number] => [
      { method: 'GET', path: '/signing/session', token },
      401,
    ]),
  ];
  const wrong: string[] = [];
  for (const [request, expected] of asked) {
    const { status } = await answered(world, request);
    if (status !== expected) {
      wrong.push(`It was deleted and ${request.method} ${request.path} was answered ${status}.`);
    }
  }
  if (story.sealed) {
    const { status } = await fetch(story.sealed.url, { signal: AbortSignal.timeout(15_000) });
    if (status >= 500) throw new Error(`the download was answered ${status}`);
    if (status !== 404) wrong.push(`It was deleted and its download was answered ${status}.`);
  }
  return wrong;
}

/** What was answered under a key is forgotten as well: the document is in it. */
async function checkForgotten(world: World, story: Story, random: Random): Promise<string[]> {
  const keyed = story.writes.filter(
    ({ request, answer }) => request.idempotencyKey !== undefined && answer,
  );
  if (keyed.length === 0) return [];
  const { verb, request } = random.pick(keyed);
  const { status } = await answered(world, request);
  if (status === 404) return [];
  return [`It was deleted and ${verb} [key ${request.idempotencyKey}] was answered ${status}.`];
}

/** @throws while the service is on its way back up: the document is looked at again. */
async function answered(world: World, request: HttpRequest): Promise<{ status: number }> {
  const answer = await ask(world.apiUrl, request);
  if (answer.status === 0 || answer.status >= 500) {
    throw new Error(`${request.path} was answered ${answer.status}`);
  }
  return answer;
}
