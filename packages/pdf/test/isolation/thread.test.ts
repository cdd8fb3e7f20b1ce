import { expect, test } from '@jest/globals';
import { makeThread, ThreadEnded } from '../../src/isolation/thread.ts';
import type { CountRequest } from './support/counting-thread.ts';

const script = new URL('./support/counting-thread.ts', import.meta.url);

function makeCounts() {
  const shared = new SharedArrayBuffer(8);
  const counts = new Int32Array(shared);
  return { shared, begun: () => counts[0], finished: () => counts[1], counts };
}

test('a thread answers in turn', async () => {
  const thread = makeThread<CountRequest, number>(script);
  const { shared: counts } = makeCounts();
  const answers = [1, 2, 3].map((inflations) => thread.ask({ counts, inflations }));
  expect(await Promise.all(answers)).toEqual([1, 2, 3]);
  await thread.close();
});

test('a thread that is closed finishes what it is at, begins nothing more, and is gone', async () => {
  const thread = makeThread<CountRequest, number>(script);
  const { shared, begun, finished, counts } = makeCounts();
  const asked = [1, 2].map(() => thread.ask({ counts: shared, inflations: 20_000 }));
  const ends = Promise.allSettled(asked);
  await Atomics.waitAsync(counts, 0, 0).value;
  await thread.close();
  expect({ begun: begun(), finished: finished() }).toEqual({ begun: 1, finished: 1 });
  const refused = { status: 'rejected', reason: expect.any(ThreadEnded) };
  expect(await ends).toEqual([refused, refused]);
  await expect(thread.ask({ counts: shared, inflations: 1 })).rejects.toThrow('closed');
});

test('a thread that takes too long is ended, and the next question starts another', async () => {
  const thread = makeThread<CountRequest, number>(script, { wallMs: 2_000, heapMb: 256 });
  const { shared: counts } = makeCounts();
  const endless = makeCounts();
  const hung = thread.ask({ counts: endless.shared, inflations: 0, hangs: true });
  await expect(hung).rejects.toThrow(ThreadEnded);
  expect(endless.finished()).toBe(0);
  // Where a machine has much else to do, a start alone may take too long: asked again, as by its callers.
  const ask = (): Promise<number> => thread.ask({ counts, inflations: 1 }).catch(ask);
  expect(await ask()).toBe(1);
  await thread.close();
});
