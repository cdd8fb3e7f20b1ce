import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mutate, mutations, safeguards } from '../../tools/drill/mutations.ts';

const root = join(import.meta.dirname, '..', '..');

test.each(safeguards)('the sources can be read without %s', (safeguard) => {
  expect(mutations[safeguard].length).toBeGreaterThan(0);
  for (const mutation of mutations[safeguard]) {
    const source = readFileSync(join(root, mutation.file), 'utf8');
    expect(mutate(source, mutation)).not.toBe(source);
  }
});

test.each(['', 'if (a) b; if (a) b;'])(
  'a text that is not there exactly once is an error',
  (text) => {
    const mutation = { file: 'src/a.ts', from: 'if (a)', to: '' };
    expect(() => mutate(text, mutation)).toThrow('src/a.ts has `if (a)`');
  },
);
