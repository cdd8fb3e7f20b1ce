import { createHash, X509Certificate } from 'node:crypto';
import { nameOf } from './certificate.ts';
import { checkLog } from './check-log.ts';
import { checkEarlierRecords } from './check-earlier-records.ts';
import { checkConsents, checkRecords } from './check-records.ts';
import type { NamedCheck } from './check.ts';
import type { EvidenceFile } from './evidence-file.ts';
import { takeFirstLook } from './first-look.ts';
import type { NoteKey } from './log/note.ts';
import { verifySealed, type SealVerdict } from './pdf-seal.ts';
import { NoSeal, readSealedFile, type SealedFile } from './pdf-signatures.ts';
import { checkBeginning } from './prepared-part.ts';
import { evidenceAttachment, NoEvidence, parseEvidence } from './read-evidence.ts';
import { readSealCms } from './seal-cms.ts';
import { readValidationStore } from './validation-store.ts';

export interface EvidenceTrust {
  /** PEM. Without them the file is measured by the roots that it carries itself. */
  roots?: readonly string[] | undefined;
  /** As in `Trusted`; they count with `roots` alone. */
  timestampRoots?: readonly string[];
  seals?: readonly string[];
  /** Keys of logs; without one no checkpoint can be trusted. */
  logKeys: readonly NoteKey[];
  /** What comes with the file, where nothing is given. */
  carried?: { roots: readonly string[]; logKeys: readonly NoteKey[] } | undefined;
  at: Date;
}

export interface Verification {
  checks: NamedCheck[];
  /** What was trusted to come to this, in words. */
  trusted: string[];
  /** As it is attached to the seal, and what it says; undefined when it cannot be read. */
  evidence?: { bytes: Uint8Array; content: EvidenceFile };
}

/** Everything that a sealed PDF proves by itself. */
export async function verifyPdf(bytes: Uint8Array, trust: EvidenceTrust): Promise<Verification> {
  const file = await readOrProblem(bytes);
  if (typeof file === 'string') {
    return { checks: [{ name: 'seal bytes', ok: false, detail: file }], trusted: [] };
  }
  const roots = trust.roots ?? trust.carried?.roots ?? rootsIn(file);
  const givenKeys = trust.logKeys.length > 0;
  const logKeys = givenKeys ? trust.logKeys : (trust.carried?.logKeys ?? []);
  const { timestampRoots = roots, seals, at } = trust;
  const verdict = await verifySealed(bytes, { roots, timestampRoots, at, ...(seals && { seals }) });
  const sealed = sealChecks(verdict);
  const trusted = [trustedRoots(roots, trust.roots !== undefined), trustedLogs(logKeys, givenKeys)];
  const { earlierRecords } = verdict;
  if (earlierRecords) {
    const checks = [...sealed, ...checkEarlierRecords(bytes, earlierRecords)];
    return { checks, trusted: trusted.slice(0, 1) };
  }
  try {
    const attached = evidenceAttachment(file.pdf);
    const content = parseEvidence(attached);
    const needTimestamps = verdict.level !== undefined && verdict.level !== 'B-B';
    const anchors = [...roots, ...timestampRoots].map((pem) => new X509Certificate(pem));
    const checks = [
      ...sealed,
      checkBeginning(bytes.subarray(0, file.seal.upTo), content.document.prepared_sha256),
      ...checkRecords(content, anchors, needTimestamps),
      checkConsents(content),
      ...checkLog(content, logKeys),
    ];
    return { checks, trusted, evidence: { bytes: attached, content } };
  } catch (error) {
    const detail = error instanceof NoEvidence ? error.message : 'It cannot be read.';
    return { checks: [...sealed, { name: 'evidence', ok: false, detail }], trusted };
  }
}

async function readOrProblem(bytes: Uint8Array): Promise<SealedFile | string> {
  // Nothing is parsed that nobody signed: a damaged file can keep a parser busy for ever.
  const look = takeFirstLook(bytes);
  if (look.kind === 'altered') return 'The bytes of the file are not those that were sealed.';
  if (look.kind === 'unsigned') return 'The file carries no signature.';
  try {
    return await readSealedFile(bytes);
  } catch (error) {
    return error instanceof NoSeal ? error.message : 'The file cannot be read.';
  }
}

const sealParts = [
  'bytes',
  'additions',
  'signature',
  'certificates',
  'revocation',
  'timestamps',
] as const;

function sealChecks(verdict: SealVerdict): NamedCheck[] {
  return sealParts.map((part) => ({ name: `seal ${part}`, ...verdict[part] }));
}

/** The certificates of the file that issued themselves: whoever made the file chose them. */
function rootsIn(file: SealedFile): string[] {
  const chain = (() => {
    try {
      return readSealCms(file.seal.cms).chain.map((der) => new X509Certificate(der));
    } catch {
      return [];
    }
  })();
  const found = [...chain, ...(readValidationStore(file.pdf)?.certificates ?? [])];
  const own = found.filter((one) => one.checkIssued(one) && one.verify(one.publicKey));
  return [...new Set(own.map((one) => one.toString()))];
}

/** SHA-256 of a certificate, as everybody prints it. */
function fingerprint(pem: string): string {
  const certificate = new X509Certificate(pem);
  const digest = createHash('sha256').update(certificate.raw).digest('hex');
  return `${nameOf(certificate)} (SHA-256 ${digest})`;
}

function trustedRoots(roots: readonly string[], given: boolean): string {
  const names = roots.map(fingerprint).join('; ');
  if (given) return `Roots given: ${names}.`;
  const found = roots.length === 0 ? 'none' : names;
  return (
    `Roots that the file carries itself: ${found}. They prove that it was not changed, and nothing ` +
    'about who made it: give the roots that you know with --roots.'
  );
}

function trustedLogs(keys: readonly NoteKey[], given: boolean): string {
  if (keys.length === 0) return 'No key of a log: give the one that you know with --log-key.';
  const names = keys.map(
    ({ name, keyId }) => `${name} (key ${Buffer.from(keyId).toString('hex')})`,
  );
  if (given) return `Keys of logs given: ${names.join('; ')}.`;
  return `Key of the log that the file carries itself: ${names.join('; ')}. Give yours with --log-key.`;
}
