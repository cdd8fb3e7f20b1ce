import { setTimeout as pause } from 'node:timers/promises';
import { ask, type World } from './ask.ts';
import type { Random } from './random.ts';
import {
  known,
  observe,
  note,
  type Answer,
  type HttpRequest,
  type Story,
  type Verb,
  type Write,
} from './story.ts';

const pauseMs = 150;
/** Longer than any outage of a round, on a machine that has much else to do. */
const maxTries = 1_000;
/** Some clients never ask again: their writes stay unknown. */
const givesUp = 0.15;

/** A write with its retries: the same key each time where it has one, else a plain repetition. */
export async function write(
  world: World,
  story: Story,
  random: Random,
  intention: { verb: Verb; email?: string; request: HttpRequest },
): Promise<Write> {
  const done: Write = { ...intention, outcome: 'failed' };
  story.writes.push(done);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = known(story);
    const answer = await ask(world.apiUrl, intention.request);
    world.tally[answer.outcome] += 1;
    note(story, world.timeline, sentence(intention, answer));
    done.outcome = conclude(done.outcome, answer);
    if (answer.outcome === 'acknowledged') {
      done.answer = answer;
      noteStatus(story, answer, before);
    }
    if (answer.outcome === 'unknown' && random.chance(givesUp)) break;
    if (!isWorthRetry(answer)) break;
    await pause(pauseMs);
  }
  return done;
}

/** An earlier unknown attempt may be what a later refusal is about. */
function conclude(soFar: Write['outcome'], answer: Answer): Write['outcome'] {
  if (answer.outcome === 'acknowledged') return 'acknowledged';
  return soFar === 'unknown' ? 'unknown' : answer.outcome;
}

function isWorthRetry(answer: Answer): boolean {
  if (answer.outcome === 'unknown' || answer.outcome === 'failed') return true;
  return answer.body['code'] === 'IDEMPOTENCY_IN_PROGRESS';
}

function noteStatus(story: Story, { body }: Answer, before: ReturnType<typeof known>): void {
  const document = body['document'] as Record<string, unknown> | undefined;
  const status = body['document_status'] ?? document?.['status'] ?? statusOf(body, story);
  if (typeof status === 'string') observe(story, status, before);
}

/** Recipients have a status too; only the document's own answer counts. */
function statusOf(body: Record<string, unknown>, story: Story): unknown {
  return body['title'] === story.title ? body['status'] : undefined;
}

/** A read, repeated until it is answered. */
export async function read(
  world: World,
  story: Story,
  request: Omit<HttpRequest, 'method'>,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const before = known(story);
    const answer = await ask(world.apiUrl, { ...request, method: 'GET' });
    if (answer.outcome === 'acknowledged') noteStatus(story, answer, before);
    if (answer.status > 0 && answer.status < 500) return answer;
    if (tries === maxTries) throw new Error(`${request.path} was never answered.`);
    await pause(pauseMs);
  }
}

function sentence(intention: { verb: Verb; email?: string; request: HttpRequest }, answer: Answer) {
  const about = intention.email === undefined ? '' : ` ${intention.email}`;
  const key = intention.request.idempotencyKey;
  const code = answer.body['code'] ?? answer.body['error'];
  const result = answer.status > 0 ? String(answer.status) : 'no answer';
  const detail = typeof code === 'string' ? ` ${code}` : '';
  return `${intention.verb}${about}${key === undefined ? '' : ` [key ${key}]`} → ${answer.outcome}: ${result}${detail}`;
}
