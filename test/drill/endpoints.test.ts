import { expect, test } from '@jest/globals';
import { runEndpoints } from '../../tools/drill/scenarios/endpoints.ts';

test('every event reaches every endpoint through two rounds of faults', async () => {
  const result = await runEndpoints({ seed: 'rehearsal', rounds: 2, documents: 4 });
  expect(result.violations).toEqual([]);
}, 1_200_000);
