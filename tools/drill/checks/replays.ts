import { isDeepStrictEqual } from 'node:util';
import { ask } from '../harness/ask.ts';
import type { Random } from '../harness/random.ts';
import type { Story, Write } from '../harness/story.ts';

/** The same key gives the same answer, word for word, however often and however late. */
export async function checkReplays(
  apiUrl: string,
  story: Story,
  random: Random,
): Promise<string[]> {
  const answered = story.writes.filter(
    ({ request, answer }) => request.idempotencyKey !== undefined && answer,
  );
  const gone = story.writes.some(
    ({ verb, outcome }) => verb === 'delete' && outcome !== 'refused' && outcome !== 'failed',
  );
  if (gone || answered.length === 0) return [];
  const wrong = answered.flatMap((one) => twins(one, answered));
  const chosen = random.pick(answered);
  const again = await ask(apiUrl, chosen.request);
  if (again.outcome === 'unknown' || again.outcome === 'failed') return wrong;
  if (!sameAnswer(chosen, again.status, again.body)) {
    wrong.push(
      `${chosen.verb} [key ${chosen.request.idempotencyKey}] was answered otherwise later.`,
    );
  }
  return wrong;
}

function twins(one: Write, all: readonly Write[]): string[] {
  const { idempotencyKey } = one.request;
  const other = all.find((two) => two !== one && two.request.idempotencyKey === idempotencyKey);
  if (!other?.answer || sameAnswer(one, other.answer.status, other.answer.body)) return [];
  return [`${one.verb} [key ${idempotencyKey}] had two answers.`];
}

function sameAnswer({ answer }: Write, status: number, body: unknown): boolean {
  return answer?.status === status && isDeepStrictEqual(answer.body, body);
}
