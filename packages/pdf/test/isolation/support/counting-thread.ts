/** A thread that counts what it begins and what it finishes, and inflates for a while in between. */
import { deflateSync, inflateSync } from 'node:zlib';
import { serveThread } from '../../../src/isolation/serve-thread.ts';

export interface CountRequest {
  /** Two numbers: how many were begun, and how many finished. */
  counts: SharedArrayBuffer;
  inflations: number;
  /** Never finishes, and inflates nothing: what does can take the process with it when it is ended. */
  hangs?: boolean;
}

const small = deflateSync(Buffer.from('once more'));

function work({ counts: shared, inflations, hangs = false }: CountRequest): Promise<number> {
  const counts = new Int32Array(shared);
  Atomics.add(counts, 0, 1);
  Atomics.notify(counts, 0);
  while (hangs);
  for (let times = 0; times < inflations; times += 1) inflateSync(small);
  return Promise.resolve(Atomics.add(counts, 1, 1) + 1);
}

serveThread(work, () => []);
