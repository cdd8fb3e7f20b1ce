import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', 'histories');

/**
 * Recorded histories of every release, as `<release>/<workflow type>/<how it ended>.json`.
 * @param type of the workflow; all of them unless given
 */
export function recordedHistories(type = '*'): string[] {
  return globSync(`*/${type}/*.json`, { cwd: folder }).sort();
}

export function readRecorded(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
