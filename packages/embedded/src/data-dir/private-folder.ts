import { chmodSync, readdirSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** What the service and `npm start` keep in `DATA_DIR`. */
const ownNames =
  /^(files|keys|lock|lock-journal|logs|mailbox|master\.key|postgres|postgres\.json|processes\.json|runtime\.json|temporal)(\.new|\.part|\.password)?$/;
/** As root PostgreSQL has these under an account of its own. */
const postgresNames = /^postgres(\.password)?$/;
/** Of a file system's own, in the root of a volume. */
const ignoredNames = /^lost\+found$/;

/** What of a folder was open to other accounts. */
export interface Openness {
  /** Closed now. */
  closed: string[];
  /** Not ours to close. */
  open: string[];
}

/**
 * Takes the rights of other accounts from `DATA_DIR` and from what of ours is in it. A folder that
 * holds anything else is somebody's, such as a home or /tmp, and left as it is.
 */
export function closeToOthers(folder: string): Openness {
  const stats = statOf(folder);
  const openness: Openness = { closed: [], open: [] };
  // Where there are no accounts, modes say nothing.
  const uid = process.getuid?.();
  if (uid === undefined || !stats) return openness;
  const names = stats.uid === uid || uid === 0 ? readdirSync(folder) : [];
  const isOurs = names.every((name) => ownNames.test(name) || ignoredNames.test(name));
  // As root PostgreSQL runs under another account, which must be able to pass but not to look.
  close(folder, stats, uid === 0 ? 0o066 : 0o077, isOurs, uid, openness);
  for (const name of names.filter((each) => ownNames.test(each))) {
    const path = join(folder, name);
    const entry = statOf(path);
    if (entry) close(path, entry, 0o077, true, uid, openness);
  }
  return openness;
}

/** `DATA_DIR`, and what of ours is in it, where another account owns it: that one reads and changes it. */
export function ownedByOthers(folder: string): string[] {
  const uid = process.getuid?.();
  const stats = statOf(folder);
  if (uid === undefined || !stats) return [];
  if (stats.uid !== uid) return [folder];
  const isOurs = (name: string) => ownNames.test(name) && !(uid === 0 && postgresNames.test(name));
  return readdirSync(folder)
    .filter(isOurs)
    .map((name) => join(folder, name))
    .filter((path) => (statOf(path)?.uid ?? uid) !== uid);
}

function close(
  path: string,
  { mode, uid: owner }: Stats,
  others: number,
  isOurs: boolean,
  uid: number,
  into: Openness,
): void {
  if ((mode & others) === 0) return;
  const mayChange = isOurs && (owner === uid || uid === 0);
  if (mayChange) chmodSync(path, mode & 0o7777 & ~others);
  into[mayChange ? 'closed' : 'open'].push(path);
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
