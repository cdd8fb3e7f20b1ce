import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What a check from outside has passed, so that it is not judged again. */
export interface Checked {
  /** Whether it has passed just this. */
  isNoted: () => boolean;
  /** To be committed with the change that was checked. */
  note: () => void;
}

/**
 * Kept as a hash in `checked.sha256` of the folder.
 * @param globs what is judged and what judges it, from the root of the project
 */
export function checkedIn(folder: string, globs: string[]): Checked {
  const file = join(folder, 'checked.sha256');
  return {
    isNoted: () => readFileSync(file, 'utf8').trim() === hashOf(globs),
    note: () => {
      writeFileSync(file, `${hashOf(globs)}\n`);
    },
  };
}

/** SHA-256 over names and bytes of every file. */
function hashOf(globs: string[]): string {
  const files = globSync(globs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}
