import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { findSandbox, sandbox } from '@countersign/pdf/isolation/sandbox';

const script = fileURLToPath(new URL('support/escape.ts', import.meta.url));
const limits = { addressSpaceBytes: 4 * 1024 ** 3, cpuS: 10, maxFileBytes: 0 };

test('a child reads its code and no other file, reaches no network, writes and starts nothing', async () => {
  // As the children are started, but with a script of ours, which has to be readable, too.
  const { command, args } = sandbox().script(script, limits);
  const readable = args.map((part) =>
    part === '--permission' ? [part, `--allow-fs-read=${script}`] : part,
  );
  const { stdout } = await promisify(execFile)(command, readable.flat(), {
    env: { PATH: process.env['PATH'], SECRET: 'not for the child’s parent alone' },
  });
  expect(JSON.parse(stdout)).toEqual({
    'a file of the machine': 'ERR_ACCESS_DENIED',
    'the parent’s environment': 'ERR_ACCESS_DENIED',
    'a new file': 'ERR_ACCESS_DENIED',
    'another program': 'ERR_ACCESS_DENIED',
    'a thread': 'ERR_ACCESS_DENIED',
    'the network': 'ENETUNREACH',
  });
});

test('even without Node’s permissions it can neither read keys, nor its parent, nor write', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const key = join(folder, 'key');
  await writeFile(key, 'secret', { mode: 0o600 });
  const shell = `cat ${key} 2>/dev/null; cat /proc/${process.pid}/environ 2>/dev/null; echo x > ${join(dirname(key), 'new')}; true`;
  const { command, args } = sandbox().program(['sh', '-c', shell], limits);
  const { stdout } = await promisify(execFile)(command, args);
  await rm(folder, { recursive: true });
  expect(stdout).toBe('');
});

test('a program in a view does not outlive what started it, though it is another user’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const view = { read: [], work: join(folder, 'work'), root: join(folder, 'root') };
  await Promise.all([mkdir(view.work), mkdir(view.root)]);
  const shell = ['sh', '-c', 'echo up; sleep 20; echo outlived'];
  const line = sandbox().confinement()?.(shell, limits, view);
  if (!line) throw new Error('There are no views on this machine.');
  const child = spawn(line.command, line.args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    child.kill('SIGKILL');
  });
  // That is when nobody is left who could write to it.
  await once(child, 'close');
  await rm(folder, { recursive: true });
  expect(said).toBe('up\n');
});

test('root, without anything of the machine: every limit that is missing is told', () => {
  expect(findSandbox(() => false, true)).toMatchObject({
    uid: undefined,
    missing: ['network (unshare)', 'user (setpriv)', 'processor time, memory and files (prlimit)'],
  });
});

test('an ordinary user gets a namespace of users, and a /proc of its own where that may be', () => {
  const found = findSandbox((command) => command !== 'setpriv', false);
  expect(found.missing).toEqual([]);
  expect(found.program(['x'], limits).args.slice(0, 4)).toEqual([
    '-Urnpf',
    '--kill-child',
    '--mount-proc',
    '--',
  ]);
  const plain = findSandbox((_command, ...args) => !args.includes('--mount-proc'), false);
  expect(plain.program(['x'], limits).args[0]).toBe('-Urn');
});

test('code that only root may read is laid out in a view for another user', () => {
  const found = findSandbox((_command, ...args) => args.at(-2) !== '-r', true);
  expect(found).toMatchObject({ missing: [], uid: 65_534 });
  const { command, args } = found.script(script, limits);
  expect([command, ...args].join(' ')).toMatch(
    /^unshare -mnpif .* view .* setpriv --reuid 65534 /s,
  );
});

test('where there is no view either it is run by root, and the start says so', () => {
  const found = findSandbox((_command, ...args) => !args.includes('test'), true);
  expect(found.missing).toEqual(['user (the code is readable by root alone)']);
  expect(found.uid).toBeUndefined();
});
