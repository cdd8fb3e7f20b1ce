import { expect, test } from '@jest/globals';
import { runTestClock } from '../../tools/drill/scenarios/test-clock.ts';

test('a year of a test workspace passes as it should while processes die', async () => {
  const result = await runTestClock({ seed: 'rehearsal', rounds: 1, documents: 20 });
  expect(result.violations).toEqual([]);
}, 1_200_000);
