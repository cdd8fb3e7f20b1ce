import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { clonedInto } from '../support/cloned-into.ts';
import { corpus } from '../../testing/corpus/registry.ts';

const script = fileURLToPath(new URL('../support/ingest-alone.ts', import.meta.url));
const mayUnshare = spawnSync('unshare', ['-mn', '--', 'true']).status === 0;

/** In a namespace without a network; children that cannot leave it are counted with their parent. */
async function alone(...names: string[]) {
  const programs = await mkdtemp(join(tmpdir(), 'programs-'));
  for (const name of ['prlimit', 'setpriv', 'test', 'true']) {
    await symlink(join('/usr/bin', name), join(programs, name));
  }
  // Whoever the children run as may read this place, wherever the checkout is.
  const clone = join(programs, 'clone');
  await mkdir(clone);
  await chmod(programs, 0o755);
  const env = [`PATH=${programs}`];
  const [command = '', ...args] = clonedInto(clone, script, { namespaces: 'n', env });
  const { stdout } = await promisify(execFile)(command, [...args, ...names], {
    maxBuffer: 1024 ** 2,
  });
  await rm(programs, { recursive: true });
  return JSON.parse(stdout) as { outcomes: object; missing: string[]; calls: number };
}

const asked = [
  ...['form.pdf', 'file-outside.pdf', 'photo.jpg', 'svg.png'],
  ...['contract.docx', 'zip-bomb.docx', 'remote-picture.docx'],
];
const expected = Object.fromEntries(
  corpus.filter(({ name }) => asked.includes(name)).map(({ name, outcome }) => [name, outcome]),
);

(mayUnshare ? test : test.skip)(
  'PDFs, pictures and Word files are read without one attempt to reach an address, where namespaces can be made',
  async () => {
    expect(Object.keys(expected).sort()).toEqual([...asked].sort());
    expect(await alone(...asked)).toEqual({
      outcomes: expected,
      missing: ['network (unshare)'],
      calls: 0,
    });
    // What counts does count.
    expect(await alone('call')).toMatchObject({ calls: 1 });
  },
);
