import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkPackages } from './link-packages.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const lockFile = 'package-lock.json';
const installMs = 5 * 60_000;

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root })).stdout.trim();
}

/**
 * The last tag of a release before this commit.
 * @returns undefined before the first release, from which on everything upgrades, and where tags are
 * not there: in a packed copy, or a clone without them
 */
export async function findPreviousRelease(): Promise<string | undefined> {
  return git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^').catch(() => undefined);
}

/**
 * Lays out the sources of a release in a new folder: with our packages when its lock file names the
 * same ones, else with its own, which npm fetches.
 * @param more what is wanted beside what the service runs on, as paths in the repository
 */
export async function layOut(release: string, folder: string, ...more: string[]): Promise<void> {
  await mkdir(folder);
  const archive = `${folder}.tar`;
  const manifests = ['package.json', 'pages/package.json', '.npmrc', lockFile];
  const parts = await presentIn(release, ['bin', 'src', 'packages', ...manifests, ...more]);
  await git('archive', '--format=tar', `--output=${archive}`, release, ...parts);
  await run('tar', ['-xf', archive, '-C', folder]);
  if (await haveSamePackages(root, folder)) {
    await linkPackages(folder);
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

/** Those of the paths that a release has. */
async function presentIn(release: string, paths: string[]): Promise<string[]> {
  return (await git('ls-tree', '--name-only', release, '--', ...paths)).split('\n');
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
