import { parentPort } from 'node:worker_threads';
import type { Question, Reply } from './thread.ts';

/** The other end of makeThread: answers one question after the other. */
export function serveThread<Answer>(
  ready: Promise<unknown>,
  work: (request: never) => Promise<Answer>,
  moved: (answer: Answer) => ArrayBuffer[],
): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a thread.');
  let previous = ready;
  port.on('message', ({ id, request }: Question<never>) => {
    previous = previous.then(async () => {
      try {
        const answer = await work(request);
        port.postMessage({ id, answer } satisfies Reply<Answer>, moved(answer));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        port.postMessage({ id, error: message } satisfies Reply<Answer>);
      }
    });
  });
}
