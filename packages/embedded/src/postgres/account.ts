import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** How to run PostgreSQL's programs, which refuse to run as root. */
export interface PostgresAccount {
  uid?: number;
  gid?: number;
  /** Puts the account's own launcher, if it needs one, before the command. */
  wrap(
    command: string,
    args: string[],
  ): { command: string; args: string[]; uid?: number; gid?: number };
}

/**
 * Ourselves; when we are root, the owner of the data folder or else the system's account
 * `postgres`, which is made if it is missing.
 * @param paths programs and folders which that account must reach
 */
export function postgresAccount(dataDir: string, paths: string[]): PostgresAccount {
  if (process.getuid?.() !== 0) return { wrap: (command, args) => ({ command, args }) };
  const { uid, gid } = ownerOf(dataDir) ?? findOrMakeAccount();
  if (paths.every((path) => reachable(path, uid, gid))) {
    return { uid, gid, wrap: (command, args) => ({ command, args, uid, gid }) };
  }
  return { uid, gid, wrap: (command, args) => throughSetpriv(uid, gid, command, args) };
}

function ownerOf(dataDir: string): { uid: number; gid: number } | undefined {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid };
}

function findOrMakeAccount(): { uid: number; gid: number } {
  const found = idsOf('postgres');
  if (found !== undefined) return found;
  spawnSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' });
  spawnSync('useradd', ['--system', '-g', 'postgres', '-M', 'postgres'], { stdio: 'ignore' });
  const made = idsOf('postgres') ?? idsOf('nobody');
  if (made !== undefined) return made;
  throw new StartupError(
    'PostgreSQL does not run as root and no account for it could be made: ' +
      'start Countersign as an ordinary user, or set DATABASE_URL and DATABASE_ADMIN_URL.',
  );
}

function idsOf(name: string): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) =>
      Number(
        execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * Whether that account may enter every folder on the way (mode bits only; enough to choose the
 * launcher).
 */
function reachable(path: string, uid: number, gid: number): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = statSync(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/**
 * A checkout below a private folder such as /root is closed to the account, so it is given the one
 * capability that opens it. `no_setuid_fixup` keeps the capability valid for access(2), which
 * initdb asks first.
 */
function throughSetpriv(
  uid: number,
  gid: number,
  command: string,
  args: string[],
): { command: string; args: string[] } {
  const capability = '-all,+dac_override';
  const launcher = [
    ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups'],
    ...['--inh-caps', capability, '--ambient-caps', capability],
    ...['--securebits', '+no_setuid_fixup', '--'],
  ];
  if (spawnSync('setpriv', [...launcher, 'true'], { stdio: 'ignore' }).status !== 0) {
    throw new StartupError(
      'PostgreSQL does not run as root and its own account may not enter this folder: move the checkout and ' +
        'DATA_DIR out of private folders such as /root, start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { command: 'setpriv', args: [...launcher, command, ...args] };
}
