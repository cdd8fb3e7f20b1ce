import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a process can be made to die: each lies between two effects that cannot commit together. */
export const crashPoints = [
  'after-commit-before-tell',
  'after-read-before-tell',
  'after-tell-before-told',
  'after-start-before-told',
  'after-lease-before-tell',
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

/** What can be left out to prove that the drill would notice. */
export const safeguards = [
  'relay',
  'sweep',
  'told-after-tell',
  'told-once',
  'mail-identity',
  'one-seal',
  'idempotency',
] as const;
export type Safeguard = (typeof safeguards)[number];

/**
 * Rehearsed accidents of `npm run drill`. Absent in any process that was not dispatched of it, and
 * refused by the configuration of a production process.
 */
export interface Drill {
  /** Kills this process, uncatchably, when the point is armed. */
  crashPoint(name: CrashPoint): void;
  /** Whether this safeguard is left out. */
  lacks(safeguard: Safeguard): boolean;
}

/**
 * A point is armed by a file of its name in the folder, holding how often it is to be passed first.
 * The file goes before the process does: one arming is one death, whoever comes by.
 */
export function makeDrill({
  folder,
  without = [],
}: {
  folder?: string;
  without?: readonly Safeguard[];
}): Drill {
  return {
    crashPoint(name) {
      if (folder !== undefined && takeTurn(join(folder, name)))
        process.kill(process.pid, 'SIGKILL');
    },
    lacks: (safeguard) => without.includes(safeguard),
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
