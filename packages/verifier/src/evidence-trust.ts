import { createHash, X509Certificate } from 'node:crypto';
import { nameOf } from './certificates/certificate.ts';
import type { NoteKey } from './log/note.ts';

export interface EvidenceTrust {
  /** PEM. Without them whatever has to lead to a root is not checked. */
  roots?: readonly string[] | undefined;
  /** PEM, of timestamp authorities; the same as `roots` unless given. */
  timestampRoots?: readonly string[] | undefined;
  /** PEM, as in `TrustedRoots`: the certificates whose seals count, where not all do. */
  seals?: readonly string[];
  /** Keys of logs; without one no checkpoint is checked. */
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

/** What was not given, so that nobody vouches for what leads there. */
export interface Missing {
  roots: boolean;
  timestampRoots: boolean;
  logKey: boolean;
}

/** What a file is measured by. */
export interface Anchors {
  /** What was given; timestamps by the same roots where none are given for them. */
  given: CarriedTrust;
  /** That, and where nothing was given what the file carries; absent where all was given. */
  carried?: CarriedTrust;
  missing: Missing;
  /** In words for a person. */
  said: string[];
}

/** @param find certificates in the file, PEM: asked where something is not given, nor comes beside */
export function anchorsOf(trust: EvidenceTrust, find: () => readonly string[] = () => []): Anchors {
  const missing = {
    roots: trust.roots === undefined,
    timestampRoots: trust.timestampRoots === undefined,
    logKey: trust.logKeys.length === 0,
  };
  const given = {
    roots: trust.roots ?? [],
    timestampRoots: trust.timestampRoots ?? trust.roots ?? [],
    logKeys: trust.logKeys,
  };
  const isAllGiven = !missing.roots && !missing.timestampRoots && !missing.logKey;
  const found = trust.carried || isAllGiven ? [] : find();
  const own = trust.carried ?? { roots: found, timestampRoots: found, logKeys: [] };
  const carried = {
    roots: trust.roots ?? own.roots,
    timestampRoots: trust.timestampRoots ?? [...given.timestampRoots, ...own.timestampRoots],
    logKeys: missing.logKey ? own.logKeys : trust.logKeys,
  };
  return {
    given,
    ...(!isAllGiven && { carried }),
    missing,
    said: [
      trustedRoots(carried.roots, !missing.roots),
      ...(trust.timestampRoots
        ? [`Roots of timestamps given: ${names(given.timestampRoots)}.`]
        : []),
      trustedLogs(carried.logKeys, !missing.logKey),
      ...developmentRoots([...carried.roots, ...carried.timestampRoots]),
    ],
  };
}

function trustedRoots(roots: readonly string[], given: boolean): string {
  if (given) return `Roots given: ${names(roots)}.`;
  const found = roots.length === 0 ? 'none' : names(roots);
  return (
    `Roots that the file carries itself: ${found}. They say nothing about who made it, and what ` +
    'leads to them was not checked: give the roots that you know with --roots.'
  );
}

/** What a service that is tried out makes for itself says so in every name. */
export const developmentOrganization = 'Countersign (development)';

function developmentRoots(roots: readonly string[]): string[] {
  const isOne = (pem: string) => nameOf(new X509Certificate(pem)).includes(developmentOrganization);
  if (!roots.some(isOne)) return [];
  return [
    'A root made for development is among these. Anybody can make one: what leads to it is a trial, ' +
      'and proves nothing.',
  ];
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
