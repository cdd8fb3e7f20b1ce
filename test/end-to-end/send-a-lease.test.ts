import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { findOrStart } from '../../tools/demo/instance.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
/** In the order in which they are pasted. */
const pages = ['send-a-lease.md', 'testing.md'];
/** A first start on a machine may build the Temporal server. */
const limitMs = 15 * 60_000;

function blocksOf(text: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms');
  return [...text.matchAll(fence)].map(([, block = '']) => block);
}

/** Of what is listed of a clock: each step, and how many days after the first one. */
function steps(lines: string[]): string[] {
  const found = lines.flatMap((line) => {
    const [, at = '', type = ''] = /^(\S+Z) ([a-z]+[._a-z]*)$/.exec(line) ?? [];
    return type === '' ? [] : [{ ms: Date.parse(at), type }];
  });
  const firstMs = found[0]?.ms ?? NaN;
  return found.map(({ ms, type }) => `${Math.round((ms - firstMs) / 86_400_000)} ${type}`);
}

test(
  'the guides, pasted into a shell, end with verified leases, and their TypeScript sends another',
  async () => {
    const texts = await Promise.all(
      pages.map((page) => readFile(join(root, 'docs', page), 'utf8')),
    );
    const text = texts.join('\n');
    const [shell, [program = '']] = [blocksOf(text, 'bash'), blocksOf(text, 'ts')];
    expect(shell).toHaveLength(6);
    const folder = await mkdtemp(join(tmpdir(), 'countersign-guide-'));
    const temporary = join(folder, 'temporary');
    await mkdir(temporary);
    const nobody = new AbortController().signal;
    const instance = await findOrStart(join(folder, 'data'), () => undefined, nobody);
    const client = join(root, '.cache', `guide-${process.pid}.ts`);
    try {
      const env = {
        ...process.env,
        NODE_OPTIONS: '',
        DATA_DIR: instance.dataDir,
        TMPDIR: temporary,
        PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      };
      // A paste goes on after a line that failed; here the first one ends it, and names itself.
      const script = `set -eu -o pipefail\n${shell.join('')}`;
      const { stdout } = await run('bash', ['-c', script], { cwd: root, env });
      const said = stdout.trim().split('\n');
      expect(stdout).toMatch(/^start=2027-02-01 rent=1250 pets=no .*\ntrue$/m);
      expect(said.filter((line) => line === 'true')).toHaveLength(2);
      // Thirty days of a lease: three reminders, the warning, the end, as the page lists them.
      expect(steps(said)).toEqual(steps(blocksOf(text, 'text').join('').split('\n')));
      expect(steps(said)).toHaveLength(6);
      // Of `mktemp -d`; Node keeps what it compiled beside it.
      const made = (await readdir(temporary)).find((name) => name.startsWith('tmp.')) ?? '';
      const out = join(temporary, made);
      const sealed = await readFile(join(out, 'sealed.pdf'), 'latin1');
      expect(sealed.match(/\/SubFilter ?\/ETSI\.CAdES\.detached/g)).toHaveLength(1);

      await writeFile(client, program);
      const { api_url: API, api_key: KEY } = instance.runtime;
      const sent = await run(process.execPath, [client], { env: { ...env, API, KEY, OUT: out } });
      expect(sent.stdout).toMatch(/^sent \[ \[ 2, /);
    } finally {
      await instance.stop();
      await rm(client, { force: true });
      await rm(folder, { recursive: true, force: true });
    }
  },
  limitMs,
);
