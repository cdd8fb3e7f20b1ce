import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { docx, paragraph } from '@countersign/pdf/testing/corpus/word/docx';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-examples-'));
});
afterAll(() => rm(folder, { recursive: true }));

const hostile = () => simplePdf({ catalog: '/OpenAction << /S /Launch /F (program.exe) >>' });

/** Each runs as it stands on its page, with the file that it is told to read. */
test.each([
  ['blobs', undefined],
  ['converter', () => docx({ body: paragraph('Dear Ada') })],
  ['embedded', undefined],
  ['keyring', undefined],
  ['mailer', undefined],
  ['pdf', hostile],
  ['pki', undefined],
  ['seal', simplePdf],
  ['signature-marks', undefined],
  ['webhooks', undefined],
  ['words', undefined],
])('the example of packages/%s prints what its page says', async (name, given) => {
  const home = join(root, 'packages', name);
  const page = await readFile(join(home, 'README.md'), 'utf8');
  const [, code, printed] = /```ts\n([^]*?)```\n\n```text\n([^]*?)```/.exec(page) ?? [];
  expect(code).toBeDefined();
  const file = join(folder, `${name}.pdf`);
  if (given) await writeFile(file, given());
  const program = ['--input-type=module-typescript', '--eval', code ?? '', 'example'];
  const { stdout } = await run(process.execPath, [...program, file], {
    cwd: home,
    env: { PATH: '/usr/bin:/bin' },
  });
  expect(stdout).toBe(printed);
});
