import { execFile } from 'node:child_process';
import { mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const lockFile = 'package-lock.json';
const installMs = 5 * 60_000;

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root })).stdout.trim();
}

/**
 * The last tag of a release before this commit; before the first one, the last commit whose schema
 * was an older one.
 * @returns undefined where history is not there: in a packed copy, or a clone of one commit
 */
export async function findPreviousRelease(): Promise<string | undefined> {
  try {
    const tags = ['--tags', '--abbrev=0', '--match', 'v*'];
    const tag = await git('describe', ...tags, 'HEAD^').catch(() => '');
    if (tag !== '') return tag;
    const path = 'src/persistence/migrations';
    const added = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', path);
    return await git('rev-parse', '--verify', `${added}^`);
  } catch {
    return undefined;
  }
}

/**
 * Lays out the sources of a release in a new folder: with our packages when its lock file names the
 * same ones, else with its own, which npm fetches.
 * @param more what is wanted beside what the service runs on, as paths in the repository
 */
export async function layOut(release: string, folder: string, ...more: string[]): Promise<void> {
  await mkdir(folder);
  const archive = `${folder}.tar`;
  const parts = ['bin', 'src', 'verifier', 'package.json', lockFile, ...more];
  await git('archive', '--format=tar', `--output=${archive}`, release, ...parts);
  await run('tar', ['-xf', archive, '-C', folder]);
  if (await haveSamePackages(root, folder)) {
    await symlink(await realpath(join(root, 'node_modules')), join(folder, 'node_modules'));
  } else {
    const quietly = ['--prefer-offline', '--no-audit', '--no-fund'];
    // Under `npm test` the environment names the folder of these tests.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
    );
    const options = { cwd: folder, env, timeout: installMs };
    await run('npm', ['ci', '--prefix', folder, ...quietly], options);
  }
}

async function haveSamePackages(...folders: string[]): Promise<boolean> {
  const locks = await Promise.all(folders.map((one) => readFile(join(one, lockFile), 'utf8')));
  return new Set(locks).size === 1;
}

/** How many migrations a checkout knows. */
export async function countMigrationsOf(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'src', 'persistence', 'migrate.ts'), 'utf8');
  return text.match(/from '\.\/migrations\//g)?.length ?? 0;
}
