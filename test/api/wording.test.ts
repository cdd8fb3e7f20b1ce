import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { validate } from '../../src/api/middleware/parse.ts';
import { routeTable } from '../../src/api/route-table.ts';
import type { Refusal } from '../../src/domain/refusals.ts';

const wrong = [undefined, null, true, -1, 1.5, 1e12, '', 'x', '\0', 'x'.repeat(9_000)];
const wrongLists = [[], [1], Array.from({ length: 2_000 }, () => 'x'), {}, { nothing: 1 }];

/** What is said of one value in one place. */
function messages(schema: z.ZodObject, value: unknown): string[] {
  try {
    validate(schema, value);
    return [];
  } catch (error) {
    return ((error as Refusal).extras.errors ?? []).map(({ message }) => message);
  }
}

test('whatever is wrong with a field, it is said in words of ours', () => {
  const said = routeTable.flatMap(({ query, body }) =>
    [query, body].flatMap((schema) => [
      ...messages(schema, { nobody_knows: 1 }),
      ...messages(schema, 'no object'),
      ...Object.keys(schema.shape).flatMap((name) =>
        [...wrong, ...wrongLists].flatMap((value) => messages(schema, { [name]: value })),
      ),
    ]),
  );
  expect(said.length).toBeGreaterThan(500);
  expect([...new Set(said)].filter((one) => !/^(must|is|has|cannot|may) /.test(one))).toEqual([]);
});

test.each([
  [z.string(), undefined, 'is required'],
  [z.string(), 1, 'must be a string'],
  [z.enum(['a', 'b', 'c']), 'd', 'must be one of "a", "b" or "c"'],
  [z.literal(true), false, 'must be true'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have 2 entries or fewer'],
  [z.string().min(2), 'a', 'must have 2 characters or more'],
  [z.number().gt(0), 0, 'must be more than 0'],
  [z.number().max(9), 10, 'must be 9 or less'],
  [z.int(), 1.5, 'must be a whole number'],
])('a value of %p is told what it must be', (field, value, message) => {
  expect(messages(z.object({ field }), { field: value })).toEqual([message]);
});
