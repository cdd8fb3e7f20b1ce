import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export interface ExclusiveLock {
  release(): void;
}

/**
 * Takes a lock that at most one process holds. The system itself releases it when the holder dies,
 * however it dies: Node has no file locks of its own, but SQLite's are the system's.
 * @returns undefined when another process holds it
 */
export function tryLock(file: string): ExclusiveLock | undefined {
  mkdirSync(dirname(file), { recursive: true });
  // SQLite gives its journal the mode that the file has.
  closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    database.close();
    const sqliteBusy = 5;
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined;
    throw error;
  }
  return { release: () => database.close() };
}

/**
 * Waits for the lock as long as another process holds it.
 * @param onWait is called with the time since the beginning, several times a second, at first with 0
 */
export async function waitForLock(
  file: string,
  onWait: (waitedMs: number) => void,
): Promise<ExclusiveLock> {
  const startedMs = performance.now();
  for (let waitedMs = 0; ; waitedMs = performance.now() - startedMs) {
    const lock = tryLock(file);
    if (lock !== undefined) return lock;
    onWait(waitedMs);
    await pause(250);
  }
}
