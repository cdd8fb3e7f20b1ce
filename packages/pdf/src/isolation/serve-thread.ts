import { parentPort, workerData } from 'node:worker_threads';
import { leaveWord, type Question, type Reply, type ThreadData } from './thread.ts';

/** The other end of makeThread: answers one question after the other. */
export function serveThread<Answer>(
  work: (request: never) => Promise<Answer>,
  moved: (answer: Answer) => ArrayBuffer[],
): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a thread.');
  const leaving = new Int32Array((workerData as ThreadData).leaving);
  let previous = Promise.resolve();
  port.on('message', (asked: Question<never> | typeof leaveWord) => {
    previous = previous.then(async () => {
      if (asked === leaveWord || Atomics.load(leaving, 0) !== 0) {
        port.close();
        return;
      }
      const { id, request } = asked;
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
