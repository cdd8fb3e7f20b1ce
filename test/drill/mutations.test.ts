import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { copyWithout, mutate, mutations, safeguards } from '../../tools/drill/mutations.ts';

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

test('API and worker load from a copy without a safeguard: nothing that they import is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-copy-'));
  try {
    const program = await copyWithout('relay', folder);
    for (const name of ['api', 'worker']) {
      // Everything is loaded before a variable is read.
      const started = promisify(execFile)(process.execPath, [program, name, folder], {
        env: { PATH: process.env['PATH'], PORT: 'none' },
      });
      await expect(started).rejects.toMatchObject({ stderr: expect.stringContaining('PORT') });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
