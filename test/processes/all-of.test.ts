import { expect, test } from '@jest/globals';
import { allOf } from '../../src/processes/all-of.ts';

test('what fails is thrown when all the others have ended, too', async () => {
  const other = Promise.withResolvers<string>();
  let ended = false;
  const all = allOf([Promise.reject(new Error('No table')), other.promise]);
  void all.catch(() => {
    ended = true;
  });
  await new Promise(setImmediate);
  expect(ended).toBe(false);
  other.resolve('a table');
  await expect(all).rejects.toThrow('No table');
});

test('what they gave comes in their order', async () => {
  expect(await allOf([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});
