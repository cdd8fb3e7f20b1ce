import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../../src/processes/config/config.ts';

export interface Validators {
  /** With pyHanko. */
  python: string;
  /** With every jar of EU DSS, and CheckSeals. */
  classPath: string;
}

/** A validator that could not be had here, such as without a network: nothing was judged. */
export class NoValidators extends Error {}

/** By the program that is missed, the package of Debian that has it. */
const packages = {
  qpdf: 'qpdf',
  pdfsig: 'poppler-utils',
  openssl: 'openssl',
  javac: 'default-jdk-headless',
  mvn: 'maven',
  python3: 'python3-venv',
} as const;
/** None of them is waited for longer. */
const installMs = 240_000;

/**
 * Gets programs by apt, pyHanko by pip and EU DSS by Maven; the latter two are kept in the cache.
 * @throws {NoValidators}
 */
export function getValidators(): Validators {
  const folder = join(cacheDir(), 'check-pdf');
  mkdirSync(folder, { recursive: true });
  getPrograms(packages);
  const python = join(folder, 'pyhanko-0.38.0');
  once(python, () => {
    run('python3', '-m', 'venv', python);
    run(join(python, 'bin', 'python'), '-m', 'pip', 'install', '-q', 'pyHanko==0.38.0');
  });
  const jars = join(folder, 'dss-6.4');
  const dss = join(import.meta.dirname, 'dss');
  once(jars, () => {
    const copy = ['dependency:copy-dependencies', `-DoutputDirectory=${jars}`];
    run('mvn', '-q', '-B', '-f', join(dss, 'pom.xml'), ...copy);
  });
  const classPath = `${join(jars, '*')}:${folder}`;
  run('javac', '-cp', classPath, '-d', folder, join(dss, 'CheckSeals.java'));
  return { python: join(python, 'bin', 'python'), classPath };
}

/**
 * Installs by apt what is missing of programs, by the package that each is in, or by several with
 * spaces between.
 * @throws {NoValidators}
 */
export function getPrograms(wanted: Readonly<Record<string, string>>): void {
  const missing = Object.entries(wanted).flatMap(([program, name]) =>
    spawnSync(program, ['--version'], { stdio: 'ignore' }).error ? name.split(' ') : [],
  );
  if (missing.length === 0) return;
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', ...missing);
}

/** What was interrupted while it was made is made again. */
export function once(folder: string, make: () => void): void {
  const complete = `${folder}.complete`;
  if (existsSync(complete)) return;
  rmSync(folder, { recursive: true, force: true });
  make();
  writeFileSync(complete, '');
}

/** @throws {NoValidators} */
export function run(tool: string, ...args: string[]): void {
  try {
    execFileSync(tool, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: installMs });
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    const reason = said.split('\n').at(-1) ?? '';
    throw new NoValidators(`${tool} ${args[0] ?? ''} failed: ${reason || String(cause)}`, {
      cause,
    });
  }
}
