import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../../src/config.ts';

const here = import.meta.dirname;

export interface Validators {
  python: string;
  /** With every jar of EU DSS. */
  classPath: string;
}

/** Gets pyHanko by pip and EU DSS by Maven into the cache, and qpdf and pdfsig by apt. */
export function getValidators(): Validators {
  const folder = join(cacheDir(), 'check-pdf');
  mkdirSync(folder, { recursive: true });
  const missing = ['qpdf', 'pdfsig'].filter((tool) => spawnSync(tool, ['--version']).error);
  if (missing.length > 0) run('apt-get', 'install', '-y', '-qq', 'qpdf', 'poppler-utils');
  const python = join(folder, 'python', 'bin', 'python');
  if (!existsSync(python)) {
    run('python3', '-m', 'venv', join(folder, 'python'));
    run(python, '-m', 'pip', 'install', '-q', 'pyHanko==0.38.0');
  }
  const jars = join(folder, 'dss-6.4');
  if (!existsSync(jars)) {
    const pom = join(here, 'dss', 'pom.xml');
    run('mvn', '-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`);
  }
  return { python, classPath: join(jars, '*') };
}

function run(tool: string, ...args: string[]): void {
  execFileSync(tool, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

export interface Answer {
  case: string;
  [name: string]: unknown;
}

/** AdES validation by pyHanko; each case is `file=level@time`. */
export function askPyHanko({ python }: Validators, root: string, cases: string[]): Answer[] {
  return lines(python, join(here, 'pyhanko_check.py'), root, ...cases);
}

/** By EU DSS; each case is `file=time`. */
export function askDss({ classPath }: Validators, root: string, cases: string[]): Answer[] {
  const quiet = `-Djava.util.logging.config.file=${join(here, 'dss', 'logging.properties')}`;
  return lines(
    'java',
    quiet,
    '-cp',
    classPath,
    join(here, 'dss', 'CheckSeals.java'),
    root,
    ...cases,
  );
}

function lines(tool: string, ...args: string[]): Answer[] {
  const output = execFileSync(tool, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
}

/** What qpdf and pdfsig find wrong with a file. */
export function askSmallTools(file: string): string[] {
  const qpdf = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
  const pdfsig = spawnSync('pdfsig', ['-nocert', file], { encoding: 'utf8' });
  return [
    ...(qpdf.status === 0 ? [] : [`qpdf: ${qpdf.stdout}${qpdf.stderr}`]),
    ...(pdfsig.stdout.includes('Signature is Valid') ? [] : [`pdfsig: ${pdfsig.stdout}`]),
  ];
}
