import { expect, test } from '@jest/globals';
import { tripped } from '../../tools/drill/faults/inject.ts';
import { runRounds } from '../../tools/drill/scenarios/rounds.ts';

const seed = 'rehearsal';

test('twenty rounds of faults lose nothing and double nothing', async () => {
  // The next round begins before the last one's documents are at rest: the end waits for them all.
  const result = await runRounds({ seed, rounds: 20, documents: 3, restMs: 0 });
  expect(result.violations).toEqual([]);
  expect(result.rounds).toBe(20);
  // The end of every drill: a worker dies over the bytes of a deleted document.
  expect(result.counts.get(tripped('after-delete-before-row'))).toBeGreaterThan(0);
}, 1_800_000);
