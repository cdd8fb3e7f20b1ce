import { expect, test } from '@jest/globals';
import { runDrill } from '../../tools/drill/drill.ts';

const seed = 'rehearsal';

test('twenty rounds of accidents lose nothing and double nothing', async () => {
  const result = await runDrill({ seed, rounds: 20, documents: 3 });
  expect(result.violations).toEqual([]);
  expect(result.rounds).toBe(20);
}, 900_000);
