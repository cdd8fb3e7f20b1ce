import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { delimiter, join, resolve, sep } from 'node:path';
import { waitForLock } from '../processes/exclusive-lock.ts';
import type { Progress } from '../progress.ts';
import { StartupError } from '../startup-error.ts';

/** A program to run instead of the one that we would get ourselves. */
export interface ChosenProgram {
  /** The variable that named it. */
  variable: string;
  /** Its path, or a name to look up on the search path. */
  program: string;
}

export interface AcquireOptions {
  /** Outside node_modules, so that it outlives `npm ci`. */
  cacheDir: string;
  /**
   * The program that a person named: a path, or a name to look up on `path`. Unset, nothing on
   * `path` is run: whoever can write to one of its folders would decide what the service runs.
   */
  chosen?: ChosenProgram | undefined;
  /** The search path, as in the variable PATH. */
  path: string;
  progress: Progress;
  /** Ends a download or build that is under way. */
  signal?: AbortSignal | undefined;
}

/** One way of getting a program into an empty folder. @returns why it did not work, or undefined */
export type Attempt = (folder: string) => Promise<string | undefined>;

export interface Recipe {
  /** For people. */
  what: string;
  program: string;
  /** Name of the folder in the cache: it holds the version, so another version does not meet it. */
  cacheName: string;
  attempts: Attempt[];
  /** What to do by hand when every attempt failed. */
  waysOut: string;
}

/**
 * Path of the program: the one that was named, kept from an earlier time, or got now by the first
 * attempt that works. Two processes never get it twice, and a folder appears in the cache only whole.
 * @throws {StartupError} naming each attempt's failure and the ways out
 */
export async function acquire(recipe: Recipe, options: AcquireOptions): Promise<string> {
  const { program, what, cacheName } = recipe;
  if (options.chosen !== undefined) return findChosen(options.chosen, options.path);
  const folder = join(options.cacheDir, cacheName);
  const cached = join(folder, program);
  if (isExecutable(cached)) return cached;

  await mkdir(options.cacheDir, { recursive: true }).catch((error: unknown) => {
    throw new StartupError(
      `${what} is kept in ${options.cacheDir}, which cannot be made (${(error as Error).message}): ` +
        'set XDG_CACHE_HOME to a folder that can be written.',
    );
  });
  const lock = await waitForLock(join(options.cacheDir, `${cacheName}.lock`), (waitedMs) => {
    if (waitedMs === 0) options.progress.say(`Another process is getting ${what}; waiting for it.`);
    else options.progress.update(`  waited ${Math.round(waitedMs / 1000)} s`);
  });
  try {
    return isExecutable(cached) ? cached : await attemptInTurn(recipe, folder);
  } finally {
    lock.release();
  }
}

async function attemptInTurn(recipe: Recipe, folder: string): Promise<string> {
  const failures: string[] = [];
  for (const attempt of recipe.attempts) {
    const fresh = await mkdtemp(`${folder}.part-`);
    try {
      const failure = await attempt(fresh);
      if (failure !== undefined) {
        failures.push(failure);
        continue;
      }
      await rm(folder, { recursive: true, force: true });
      await rename(fresh, folder);
      return join(folder, recipe.program);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }
  throw new StartupError(
    `${recipe.what} could not be got (${failures.join('; ')}). ${recipe.waysOut}`,
  );
}

function findChosen({ variable, program }: ChosenProgram, path: string): string {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const candidates = program.includes(sep)
    ? [resolve(program)]
    : folders.map((folder) => join(folder, program));
  const found = candidates.find((candidate) => isExecutable(candidate));
  if (found !== undefined) return found;
  throw new StartupError(
    `${variable} is "${program}", which is not a program that can be run: ` +
      'give the path of one, or a name that is on PATH, or leave it unset.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Version that a pinned file states; the file is the only place that says it. */
export function pinnedVersion(path: string, pattern: RegExp): string {
  const version = existsSync(path) ? pattern.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
  if (version !== undefined) return version;
  throw new StartupError(`${path} is missing or damaged: get it back from the repository.`);
}
