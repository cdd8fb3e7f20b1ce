import { execFileSync } from 'node:child_process';
import { readlinkSync, realpathSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { endProcess, identify } from '../processes/process-identity.ts';

/**
 * Ends a PostgreSQL that a killed run left running on this folder, and removes a lock file whose
 * process number now belongs to somebody else. A lock file of a dead process stays: PostgreSQL
 * itself judges it, together with the shared memory that its last sessions may still hold.
 */
export async function clearLeftovers(dataDir: string): Promise<void> {
  const lockFile = join(dataDir, 'postmaster.pid');
  const text = await readFile(lockFile, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const found = identify(Number.parseInt(text, 10));
  if (found === undefined) return;
  if (servesFolder(found.pid, dataDir)) await endProcess(found, 'SIGINT', 15_000);
  else await rm(lockFile, { force: true });
}

/** A PostgreSQL server works inside its data folder, and names it in its command line. */
function servesFolder(pid: number, dataDir: string): boolean {
  try {
    if (platform() === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes('postgres') && command.includes(dataDir);
  } catch {
    return false;
  }
}
