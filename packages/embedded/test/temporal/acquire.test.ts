import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { acquire, type Attempt, type Recipe } from '@countersign/embedded/temporal/acquire';

let folder: string;
let cacheDir: string;
const said: string[] = [];
const progress = { say: (line: string) => void said.push(line), update: () => undefined };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-acquire-'));
  cacheDir = join(folder, 'cache');
  said.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeProgram(path: string): Promise<void> {
  await writeFile(path, '#!/bin/sh\n');
  await chmod(path, 0o755);
}

const fails: Attempt = () => Promise.resolve('no network');
const works: Attempt = async (into) => {
  await writeProgram(join(into, 'temporal'));
  return undefined;
};

function recipe(...attempts: Attempt[]): Recipe {
  const names = { what: 'the server', program: 'temporal', cacheName: 'temporal-1' };
  return { ...names, attempts, waysOut: 'Install it.' };
}

/** A folder with a program of that name, as one that somebody else put on PATH. */
async function programOnPath(name: string): Promise<string> {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  await writeProgram(join(bin, name));
  return bin;
}

test('a program that happens to be on PATH is not run', async () => {
  const path = await programOnPath('temporal');
  const expected = join(cacheDir, 'temporal-1', 'temporal');
  expect(await acquire(recipe(works), { cacheDir, path, progress })).toBe(expected);
});

test.each(['named', 'given by its path'])(
  'a program %s is taken before anything else',
  async (how) => {
    const bin = await programOnPath('temporal-of-mine');
    const program = how === 'named' ? 'temporal-of-mine' : join(bin, 'temporal-of-mine');
    const path = `${join(folder, 'nothing')}:${bin}`;
    const options = {
      cacheDir,
      path,
      progress,
      chosen: { variable: 'TEMPORAL_CLI', program } as const,
    };
    expect(await acquire(recipe(fails), options)).toBe(join(bin, 'temporal-of-mine'));
  },
);

test('a program that was named and is not there stops the start: nothing else is run', async () => {
  const chosen = { variable: 'TEMPORAL_CLI', program: 'temporal-of-mine' } as const;
  await expect(
    acquire(recipe(works), { cacheDir, path: folder, progress, chosen }),
  ).rejects.toThrow(/^TEMPORAL_CLI is "temporal-of-mine", which .*: give the path of one/);
});

test('the first attempt that works fills the cache, and later starts use it', async () => {
  const options = { cacheDir, path: '', progress };
  const expected = join(cacheDir, 'temporal-1', 'temporal');
  expect(await acquire(recipe(fails, works), options)).toBe(expected);
  expect(await acquire(recipe(fails), options)).toBe(expected);
});

test('what an attempt leaves half made never reaches the cache', async () => {
  const breaks: Attempt = async (into) => {
    await writeProgram(join(into, 'temporal'));
    return 'killed in the middle';
  };
  const options = { cacheDir, path: '', progress };
  await expect(acquire(recipe(breaks), options)).rejects.toThrow(
    'the server could not be got (killed in the middle). Install it.',
  );
  expect((await readdir(cacheDir)).filter((name) => name !== 'temporal-1.lock')).toEqual([]);
});

test('two starts at once get it once', async () => {
  let attempts = 0;
  const counts: Attempt = async (into) => {
    attempts += 1;
    return works(into);
  };
  const options = { cacheDir, path: '', progress };
  const both = await Promise.all([
    acquire(recipe(counts), options),
    acquire(recipe(counts), options),
  ]);
  expect(both[0]).toBe(both[1]);
  expect(attempts).toBe(1);
  expect(said).toEqual(['Another process is getting the server; waiting for it.']);
});

test('a cache folder that cannot be made is named', async () => {
  await writeFile(cacheDir, 'a file where the folder should be');
  const options = { cacheDir: join(cacheDir, 'x'), path: '', progress };
  await expect(acquire(recipe(works), options)).rejects.toThrow(/set XDG_CACHE_HOME/);
});
