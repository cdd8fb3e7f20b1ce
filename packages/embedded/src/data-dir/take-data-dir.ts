import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers, ownedByOthers } from './private-folder.ts';
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
 * Makes the folder and takes it for this process alone, until it ends. It is nobody else's to read:
 * what of it is open to other accounts is closed.
 * @param onClosed is given what was open, where anything was
 * @throws {StartupError} an instance runs on it, it cannot be written or not be closed, or it, or a
 *   file of ours in it, is another account's
 */
export function takeDataDir(
  dataDir: string,
  onClosed: (paths: readonly string[]) => void = () => undefined,
): ExclusiveLock {
  let lock: ExclusiveLock | undefined;
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      // As root PostgreSQL runs under another account, which must be able to pass but not to look.
      chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    const [foreign] = ownedByOthers(dataDir);
    if (foreign !== undefined) throw ofOthers(foreign);
    const { closed, open } = closeToOthers(dataDir);
    if (closed.length > 0) onClosed(closed);
    if (open[0] !== undefined) throw openToOthers(open[0]);
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    lock = tryLock(join(dataDir, 'lock'));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `DATA_DIR ${dataDir} cannot be used (${(error as Error).message}): ` +
        'give a folder that this account can write, or correct its permissions.',
    );
  }
  if (lock !== undefined) return lock;
  throw new StartupError(
    `Countersign is already running on ${dataDir}: its links are in ${join(dataDir, 'runtime.json')}. ` +
      'Stop it first, or give another DATA_DIR and PORT.',
  );
}

function ofOthers(path: string): StartupError {
  return new StartupError(
    `DATA_DIR: ${path} belongs to another account, which can read and change it: ` +
      'give a folder of this account’s own, or make this one its with `chown -R`.',
  );
}

function openToOthers(path: string): StartupError {
  return new StartupError(
    `DATA_DIR: ${path} is open to other accounts, and it is not Countersign’s alone: ` +
      'give a folder of its own, or close this one with `chmod 700`.',
  );
}
