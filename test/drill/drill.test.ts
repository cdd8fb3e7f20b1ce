import { expect, test } from '@jest/globals';
import { runDrill } from '../../tools/drill/drill.ts';
import { tripped } from '../../tools/drill/saboteur.ts';

const seed = 'rehearsal';

test('twenty rounds of accidents lose nothing and double nothing', async () => {
  // The next round begins before the last one's documents are at rest: the end waits for them all.
  const result = await runDrill({ seed, rounds: 20, documents: 3, restMs: 0 });
  expect(result.violations).toEqual([]);
  expect(result.rounds).toBe(20);
  // The end of every drill: a worker dies over the bytes of a deleted document.
  expect(result.toll.get(tripped('after-delete-before-row'))).toBeGreaterThan(0);
}, 1_800_000);
