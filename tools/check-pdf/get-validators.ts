import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../../src/processes/config/config.ts';
import { getPrograms, once, run } from '../get-programs.ts';

export interface Validators {
  /** With pyHanko. */
  python: string;
  /** With every jar of EU DSS, and CheckSeals. */
  classPath: string;
}

/** By the program that is missed, the package of Debian that has it. */
const packages = {
  qpdf: 'qpdf',
  pdfsig: 'poppler-utils',
  openssl: 'openssl',
  javac: 'default-jdk-headless',
  mvn: 'maven',
  python3: 'python3-venv',
} as const;
/**
 * Gets programs by apt, pyHanko by pip and EU DSS by Maven; the latter two are kept in the cache.
 * @throws {NotHad}
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
