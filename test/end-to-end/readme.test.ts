import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { findOrStart } from '../../tools/demo/instance.ts';

const readme = join(import.meta.dirname, '..', '..', 'README.md');
/** A first start on a machine may build the Temporal server. */
const limitMs = 15 * 60_000;

test(
  'the walk-through of the README, pasted into a shell, ends with a verified document',
  async () => {
    const text = await readFile(readme, 'utf8');
    const blocks = [...text.matchAll(/^```bash\n(.*?)^```$/gms)].map(([, block = '']) => block);
    expect(blocks).toHaveLength(4);
    const folder = await mkdtemp(join(tmpdir(), 'countersign-readme-'));
    const temporary = join(folder, 'temporary');
    await mkdir(temporary);
    const nobody = new AbortController().signal;
    const instance = await findOrStart(join(folder, 'data'), () => undefined, nobody);
    try {
      // A paste goes on after a line that failed; here the first one ends it, and names itself.
      const script = `set -eu -o pipefail\n${blocks.join('')}`;
      const { stdout } = await promisify(execFile)('bash', ['-c', script], {
        cwd: folder,
        env: {
          ...process.env,
          DATA_DIR: instance.dataDir,
          TMPDIR: temporary,
          PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
        },
      });
      expect(stdout.trim().split('\n').at(-1)).toBe('true');
      // The folder that it was pasted in is as it was.
      expect(await readdir(folder)).toEqual(['temporary']);
      const [made = ''] = await readdir(temporary);
      const sealed = await readFile(join(temporary, made, 'sealed.pdf'), 'latin1');
      expect(sealed.match(/\/SubFilter ?\/ETSI\.CAdES\.detached/g)).toHaveLength(1);
    } finally {
      await instance.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  limitMs,
);
