import { expect, test } from '@jest/globals';
import { uuidv7Ids } from '../../src/outside/ids.ts';

test('ids are UUIDs of version 7 and sort as they were made, within a millisecond too', () => {
  const ids = Array.from({ length: 5000 }, () => uuidv7Ids.next());
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});
