import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { clonedInto } from '../support/cloned-into.ts';

const script = fileURLToPath(new URL('../support/ingest-alone.ts', import.meta.url));
const mayMount = spawnSync('unshare', ['-m', '--', 'true']).status === 0;

/** In a folder that only root may enter. */
async function inHiddenFolder(...names: string[]) {
  const hidden = await mkdtemp(join(tmpdir(), 'hidden-'));
  const clone = join(hidden, 'clone');
  await mkdir(clone);
  const temporary = join(hidden, 'tmp');
  await mkdir(temporary);
  const [command = '', ...args] = clonedInto(clone, script, { env: [`TMPDIR=${temporary}`] });
  const { stdout } = await promisify(execFile)(command, [...args, ...names]);
  await rm(hidden, { recursive: true });
  return JSON.parse(stdout) as { outcomes: object; missing: string[] };
}

(mayMount ? test : test.skip)(
  'a clone that only root may read reads files as another user, with every limit, where it is root who reads',
  async () => {
    expect(await inHiddenFolder('form.pdf', 'photo.jpg', 'contract.docx')).toMatchObject({
      outcomes: { 'form.pdf': 'prepared', 'photo.jpg': 'prepared', 'contract.docx': 'prepared' },
      missing: [],
    });
  },
);

(mayMount ? test : test.skip)(
  'it goes on to when its temporary folder was cleaned, where it is root who reads',
  async () => {
    expect(await inHiddenFolder('form.pdf', 'cleaned')).toMatchObject({
      outcomes: { 'form.pdf': 'prepared' },
      missing: [],
    });
  },
);
