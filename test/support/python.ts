import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Whether programs of others can be tried that need it. */
export const hasPython = spawnSync('python3', ['--version']).status === 0;

const checkEvidence = join(import.meta.dirname, '..', '..', 'docs', 'check-evidence.py');

/** What the program of somebody else says of an evidence ZIP, and which of its checks failed. */
export function checkByPython(path: string) {
  const run = spawnSync('python3', [checkEvidence, path], { encoding: 'utf8' });
  const { status, stdout, stderr } = run;
  const failed = stdout.split('\n').flatMap((line) => /^(.*): FAILED$/.exec(line)?.[1] ?? []);
  return { status, stdout, stderr, failed };
}
