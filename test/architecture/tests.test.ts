import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { everydayFiles, kinds, root, testFiles } from '../../tools/tests/kinds.ts';
import { rehearsals } from '../../tools/tests/rehearsals.ts';

test('a test that not every machine can run says in its title where it runs', () => {
  const titles = testFiles().flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/\.skip\)\(\s*(['`])(.*?)\1,/g),
      ([, , title]) => title ?? '',
    ),
  );
  expect(titles.length).toBeGreaterThan(15);
  expect(titles.filter((title) => !title.includes(', where '))).toEqual([]);
});

test('every file of tests is run every day, or is in one rehearsal', () => {
  const rehearsed = Object.values(rehearsals).flat();
  const everyday = kinds.flatMap((kind) => everydayFiles(kind));
  expect([...everyday, ...rehearsed].toSorted()).toEqual(testFiles().toSorted());
});
