import { expect, test } from '@jest/globals';
import { runActsAtOnce } from '../../tools/drill/scenarios/acts-at-once.ts';

test('twenty who act at once through three processes with clocks apart leave one time for each act', async () => {
  const result = await runActsAtOnce({ seed: 'rehearsal', rounds: 1, documents: 4 });
  expect(result.violations).toEqual([]);
}, 1_200_000);
