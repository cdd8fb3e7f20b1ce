import { createHash, X509Certificate } from 'node:crypto';
import { nameOf } from './certificate.ts';
import type { NoteKey } from './log/note.ts';

export interface EvidenceTrust {
  /** PEM. Without them the file is measured by the roots that it carries itself. */
  roots?: readonly string[] | undefined;
  /** PEM, of timestamp authorities; the same as `roots` unless given. */
  timestampRoots?: readonly string[] | undefined;
  /** PEM, as in `Trusted`: the certificates whose seals count, where not all do. */
  seals?: readonly string[];
  /** Keys of logs; without one no checkpoint can be trusted. */
  logKeys: readonly NoteKey[];
  /** What comes with the file, where nothing is given. */
  carried?: CarriedTrust | undefined;
  at: Date;
}

export interface CarriedTrust {
  roots: readonly string[];
  timestampRoots: readonly string[];
  logKeys: readonly NoteKey[];
}

/** What a file is measured by in the end. */
export interface Anchors extends CarriedTrust {
  /** In words for a person. */
  said: string[];
}

/** What was given, else what comes with the file, else the roots that are `found` in it. */
export function anchorsOf(trust: EvidenceTrust, found: readonly string[] = []): Anchors {
  const { carried } = trust;
  const roots = trust.roots ?? carried?.roots ?? found;
  const timestampRoots = trust.timestampRoots ?? trust.roots ?? carried?.timestampRoots ?? found;
  const givenKeys = trust.logKeys.length > 0;
  const logKeys = givenKeys ? trust.logKeys : (carried?.logKeys ?? []);
  return {
    roots,
    timestampRoots,
    logKeys,
    said: [
      trustedRoots(roots, trust.roots !== undefined),
      ...(trust.timestampRoots ? [`Roots of timestamps given: ${names(timestampRoots)}.`] : []),
      trustedLogs(logKeys, givenKeys),
    ],
  };
}

function trustedRoots(roots: readonly string[], given: boolean): string {
  if (given) return `Roots given: ${names(roots)}.`;
  const found = roots.length === 0 ? 'none' : names(roots);
  return (
    `Roots that the file carries itself: ${found}. They prove that it was not changed, and nothing ` +
    'about who made it: give the roots that you know with --roots.'
  );
}

function names(roots: readonly string[]): string {
  return roots.map(fingerprint).join('; ');
}

/** SHA-256 of a certificate, as everybody prints it. */
function fingerprint(pem: string): string {
  const certificate = new X509Certificate(pem);
  const digest = createHash('sha256').update(certificate.raw).digest('hex');
  return `${nameOf(certificate)} (SHA-256 ${digest})`;
}

function trustedLogs(keys: readonly NoteKey[], given: boolean): string {
  if (keys.length === 0) return 'No key of a log: give the one that you know with --log-key.';
  const named = keys.map(
    ({ name, keyId }) => `${name} (key ${Buffer.from(keyId).toString('hex')})`,
  );
  if (given) return `Keys of logs given: ${named.join('; ')}.`;
  return `Key of the log that the file carries itself: ${named.join('; ')}. Give yours with --log-key.`;
}
