import { expect, test } from '@jest/globals';
import { runWebhookRounds } from '../../tools/drill/webhook-rounds.ts';

test('every event reaches every endpoint through two rounds of accidents', async () => {
  const result = await runWebhookRounds({ seed: 'rehearsal', rounds: 2 });
  expect(result.violations).toEqual([]);
}, 1_200_000);
