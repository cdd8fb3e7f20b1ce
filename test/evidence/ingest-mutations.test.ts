import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const fuzzer = fileURLToPath(new URL('../../tools/fuzz/main.ts', import.meta.url));
/** A parser that never returns is ended after this. */
const patienceMs = 240_000;

test('300 uploads with a few bytes changed are refused, or prepared and read in one way', async () => {
  const wish = ['ingest', '--cases', '300', '--seed', '22', '--workers', '1'];
  const run = promisify(execFile)(process.execPath, ['--no-warnings', fuzzer, ...wish], {
    timeout: patienceMs,
  });
  const { stdout } = await run;
  expect(stdout).toMatch(/^ingest: 300 cases/m);
  expect(stdout).toMatch(/^ {2}\d+ prepared$/m);
  expect(stdout).toContain('nothing found');
});
