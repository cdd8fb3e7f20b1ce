import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { startOwn } from '../../tools/demo/instance.ts';

const root = join(import.meta.dirname, '..', '..');
/** A first start on a machine may build the Temporal server. */
const limitMs = 15 * 60_000;

test(
  'the example of packages/temporal ends with a lease that is signed and kept, beside npm start',
  async () => {
    const page = await readFile(join(root, 'packages/temporal/README.md'), 'utf8');
    const [, shown = ''] = /```ts\n([^]*?)```/.exec(page) ?? [];
    const kept = await readFile(join(root, 'packages/temporal/example/workflow.ts'), 'utf8');
    expect(kept.replace(/\/\*\*.*\*\/\n/, '')).toBe(shown);
    const instance = await startOwn(() => undefined, new AbortController().signal);
    try {
      const example = join(root, 'packages/temporal/example/main.ts');
      const { stdout } = await promisify(execFile)(process.execPath, [example, instance.dataDir], {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      expect(stdout).toMatch(/\nLease was signed at \d{4}-\d\d-\d\dT.*Z\n$/);
      const sealed = await readFile(join(instance.dataDir, 'lease.pdf'), 'latin1');
      expect(sealed).toMatch(/\/SubFilter ?\/ETSI\.CAdES\.detached/);
    } finally {
      await instance.stop();
    }
  },
  limitMs,
);
