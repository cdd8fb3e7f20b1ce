import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { takeDataDir } from '@countersign/embedded/data-dir/take-data-dir';
import { closeToOthers, ownedByOthers } from '@countersign/embedded/data-dir/private-folder';

const isRoot = process.getuid?.() === 0;
/** PostgreSQL passes through under another account where we are root. */
const ownMode = isRoot ? 0o711 : 0o700;

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-data-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test('a new folder is nobody else’s to read', async () => {
  takeDataDir(dataDir).release();
  expect(await modeOf(dataDir)).toBe(ownMode);
  expect(await modeOf(join(dataDir, 'logs'))).toBe(0o700);
});

test('one that was open is closed, with what is ours in it, and says so once', async () => {
  await mkdir(join(dataDir, 'keys'), { recursive: true });
  await writeFile(join(dataDir, 'master.key'), 'secret');
  await chmod(dataDir, 0o777);
  await chmod(join(dataDir, 'keys'), 0o755);
  await chmod(join(dataDir, 'master.key'), 0o644);
  const said: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    takeDataDir(dataDir, (paths) => said.push(...paths)).release();
  }
  expect(said).toEqual([dataDir, join(dataDir, 'keys'), join(dataDir, 'master.key')]);
  expect(await modeOf(dataDir)).toBe(isRoot ? 0o711 : 0o700);
  expect(await modeOf(join(dataDir, 'keys'))).toBe(0o700);
  expect(await modeOf(join(dataDir, 'master.key'))).toBe(0o600);
});

test('a folder that holds something else is refused by name, and stays as it is', async () => {
  await mkdir(join(dataDir, 'photographs'), { recursive: true });
  await chmod(dataDir, 0o755);
  expect(() => takeDataDir(dataDir)).toThrow(`DATA_DIR: ${dataDir} is open to other accounts`);
  expect(await modeOf(dataDir)).toBe(0o755);
  await chmod(dataDir, 0o700);
  takeDataDir(dataDir).release();
  expect(await modeOf(join(dataDir, 'photographs'))).toBe(0o755);
});

test('of a folder of others, what is ours is closed and the folder named', async () => {
  await mkdir(join(dataDir, 'files'), { recursive: true });
  await mkdir(join(dataDir, 'theirs'));
  await chmod(dataDir, 0o777);
  await chmod(join(dataDir, 'files'), 0o755);
  if (isRoot) await chown(dataDir, 1, 1);
  const openness = closeToOthers(dataDir);
  expect(openness).toEqual({ closed: [join(dataDir, 'files')], open: [dataDir] });
  expect(await modeOf(join(dataDir, 'files'))).toBe(0o700);
});

/** Only root can give files away. */
const asRoot = isRoot ? test : test.skip;

asRoot(
  'a folder of another account, or a file of ours in it, is refused by name and left as it is',
  async () => {
    await mkdir(dataDir, { mode: 0o755 });
    for (const path of [dataDir, join(dataDir, 'master.key'), join(dataDir, 'lock-journal')]) {
      if (path !== dataDir) await writeFile(path, 'secret', { mode: 0o600 });
      await chown(path, 1, 1);
      expect(ownedByOthers(dataDir)).toEqual([path]);
      expect(() => takeDataDir(dataDir)).toThrow(`DATA_DIR: ${path} belongs to another account`);
      expect(await modeOf(dataDir)).toBe(0o755);
      await chown(path, 0, 0);
    }
    await mkdir(join(dataDir, 'postgres'));
    await chown(join(dataDir, 'postgres'), 1, 1);
    takeDataDir(dataDir).release();
  },
);

test('what a crash leaves of the lock is ours, and nobody else’s to read', async () => {
  const lock = takeDataDir(dataDir);
  expect(await modeOf(join(dataDir, 'lock'))).toBe(0o600);
  lock.release();
  await writeFile(join(dataDir, 'lock-journal'), '');
  await chmod(join(dataDir, 'lock-journal'), 0o644);
  await chmod(dataDir, 0o755);
  const closed = [dataDir, join(dataDir, 'lock-journal')];
  expect(closeToOthers(dataDir)).toEqual({ closed, open: [] });
  takeDataDir(dataDir).release();
});

test('a folder that is not there has nothing open', () => {
  expect(closeToOthers(dataDir)).toEqual({ closed: [], open: [] });
});
