import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock, type ExclusiveLock } from '../processes/exclusive-lock.ts';
import { StartupError } from '../startup-error.ts';

/** Where everything of one instance lies. */
export interface DataDirPaths {
  postgres: string;
  temporalDatabase: string;
  logs: string;
  log: (name: string) => string;
}

export function dataDirPaths(dataDir: string): DataDirPaths {
  const logs = join(dataDir, 'logs');
  return {
    postgres: join(dataDir, 'postgres'),
    temporalDatabase: join(dataDir, 'temporal', 'temporal.db'),
    logs,
    log: (name) => join(logs, `${name}.log`),
  };
}

/**
 * Makes the folder and takes it for this process alone, until it ends.
 * @throws {StartupError} an instance runs on it, or it cannot be written
 */
export function takeDataDir(dataDir: string): ExclusiveLock {
  let lock: ExclusiveLock | undefined;
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true });
      // As root PostgreSQL runs under another account, which must be able to pass but not to look.
      chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    lock = tryLock(join(dataDir, 'lock'));
  } catch (error) {
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be used (${(error as Error).message}): ` +
        'give a folder that this account can write, or mend its permissions.',
    );
  }
  if (lock !== undefined) return lock;
  throw new StartupError(
    `Countersign is already running on ${dataDir}: its links are in ${join(dataDir, 'runtime.json')}. ` +
      'Stop it first, or give another DATA_DIR and PORT.',
  );
}
