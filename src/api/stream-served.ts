import { finished, pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends bytes, the last of them only after all others were written and `served` has ended. Who has
 * the end of them can build on what `served` notes, and of who left before nothing is noted.
 */
export async function streamServed(
  response: Response,
  bytes: AsyncIterable<Uint8Array>,
  served: () => Promise<void>,
): Promise<void> {
  let held: Uint8Array = Buffer.alloc(0);
  async function* allButLast() {
    for await (const chunk of bytes) {
      if (chunk.length === 0) continue;
      if (held.length > 0) yield held;
      held = chunk;
    }
  }
  try {
    await pipeline(allButLast, response, { end: false });
  } catch (error) {
    // A reader who leaves early is no failure of ours.
    if (response.destroyed) return;
    throw error;
  }
  if (held.length > 1 && !(await isWritten(response, held.subarray(0, -1)))) return;
  await served();
  response.end(held.subarray(-1));
  await finished(response).catch(() => undefined);
}

/** Whether the system took it before the reader left. */
function isWritten(response: Response, chunk: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    response.once('close', () => resolve(false));
    response.write(chunk, (error) => resolve(!error));
  });
}
