import { expect, test } from '@jest/globals';
import { runDrill } from '../../tools/drill/drill.ts';

const seed = 'rehearsal';

test('eight rounds of accidents lose nothing and double nothing', async () => {
  const result = await runDrill({ seed, rounds: 8, documents: 3 });
  expect(result.violations).toEqual([]);
  expect(result.rounds).toBe(8);
}, 900_000);
