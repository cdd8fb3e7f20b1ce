import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a process can be made to die: each lies between two effects that cannot commit together. */
export const crashPoints = [
  'after-commit-before-dispatch',
  'after-read-before-dispatch',
  'after-dispatch-before-mark',
  'after-start-before-mark',
  'after-lease-before-dispatch',
  'after-facts-before-mail',
  'after-claim-before-mail',
  'after-mail-before-row',
  'after-seal-before-blob',
  'after-blob-before-row',
  'after-row-before-answer',
  'after-upload-blob-before-row',
  'after-post-before-row',
  'after-attempt-before-answer',
  'after-delete-before-row',
  'after-step-before-answer',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** Called whenever the process passes a point. */
export type Pass = (point: CrashPoint) => void;

/**
 * Kills this process, uncatchably, at an armed point. A point is armed by a file of its name in the
 * folder, which holds how often the point is to be passed first. The file goes before the process
 * does: one arming is one death, whichever process comes by.
 */
export function crashWhereArmed(folder: string): Pass {
  return (point) => {
    if (takeTurn(join(folder, point))) process.kill(process.pid, 'SIGKILL');
  };
}

/** True for the one passage that is to die. */
function takeTurn(file: string): boolean {
  try {
    const passages = Number(readFileSync(file, 'utf8'));
    if (passages > 0) {
      writeFileSync(file, String(passages - 1));
      return false;
    }
    unlinkSync(file);
    return true;
  } catch {
    return false;
  }
}
