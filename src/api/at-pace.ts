import type { Pace } from '../domain/upload/pace.ts';
import { Problem } from './problem.ts';

/**
 * Waits for a body as long as it keeps its pace. What was sent fast earlier gives no credit: whoever
 * stops half-way is found within two windows.
 * @param received settles when the body has come; given up, it is waited for no longer
 * @param receivedBytes how many there are by now
 * @throws REQUEST_TIMEOUT when a window brought too little
 */
export async function atPace<T>(
  received: Promise<T>,
  receivedBytes: () => number,
  { windowMs, minBytes }: Pace,
): Promise<T> {
  // What becomes of it afterwards is nobody's.
  received.catch(() => undefined);
  let before = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const now = receivedBytes();
      if (now - before < minBytes)
        reject(new Problem('REQUEST_TIMEOUT', 'The file comes too slowly.'));
      before = now;
    }, windowMs).unref();
  });
  try {
    return await Promise.race([received, tooSlow]);
  } finally {
    clearInterval(timer);
  }
}
