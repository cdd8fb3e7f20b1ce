import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from './child.ts';
import { isRunning, signal } from './process-identity.ts';

/** How a program tells that it does not hang, and how long it may keep silent. */
export interface Health {
  /** Whether it answers within the time. */
  answers: (limitMs: number) => Promise<boolean>;
  patience: Patience;
}

export interface Patience {
  /** Each question has this long, and the next one is asked no sooner. */
  answerMs: number;
  /** So many in a row without an answer are a hang. */
  questions: number;
}

/**
 * Half a minute, in which a machine with far too much to do answers once. Several questions, because
 * we may have been held up ourselves while one waited.
 */
const usualPatience: Patience = { answerMs: 10_000, questions: 3 };

/** Of a program that answers there with 200, by its event loop; the system alone takes the question. */
export function healthAt(url: string, patience = usualPatience): Health {
  return { answers: (limitMs) => answersAt(url, limitMs), patience };
}

function answersAt(url: string, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(url, { agent: false, signal: AbortSignal.timeout(limitMs) }, (response) => {
      resolve(response.statusCode === 200);
      response.destroy();
    });
    asked.on('error', () => resolve(false));
  });
}

/**
 * Asks until the child is gone, and ends it once it hangs: by SIGKILL, which one that is stopped obeys
 * as well.
 * @param onHang called before that, with the time without an answer
 */
export async function endWhenHung(
  child: Child,
  { answers, patience: { answerMs, questions } }: Health,
  onHang: (silentMs: number) => void,
): Promise<void> {
  const gone = new AbortController();
  const { signal: isGone } = gone;
  void child.exited.then(() => gone.abort());
  let unanswered = 0;
  while (unanswered < questions) {
    const turn = pause(answerMs, undefined, { signal: isGone }).catch(() => undefined);
    const [answered] = await Promise.all([answers(answerMs), turn]);
    if (isGone.aborted || !isRunning(child)) return;
    unanswered = answered ? 0 : unanswered + 1;
  }
  onHang(questions * answerMs);
  signal(child.pid, 'SIGKILL');
}
