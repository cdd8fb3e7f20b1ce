import { expect, test } from '@jest/globals';
import { runGuessedCodes } from '../../tools/drill/scenarios/guessed-codes.ts';

test('of hundreds of guesses at once, through processes that are killed, as many are compared as are allowed', async () => {
  const result = await runGuessedCodes({ seed: 'guesses', rounds: 1, documents: 2 });
  expect(result.violations).toEqual([]);
}, 1_200_000);
