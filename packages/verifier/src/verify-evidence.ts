import { answersOf } from './answers.ts';
import { carriedRoots, sealChain } from './certificates/carried-roots.ts';
import { checkLog } from './record/check-log.ts';
import { checkConsents, checkRecords } from './record/check-records.ts';
import type { NamedCheck } from './check.ts';
import type { EvidenceFile } from './zip/evidence-file.ts';
import { anchorsOf, type CarriedTrust, type EvidenceTrust } from './evidence-trust.ts';
import { checkGiven } from './zip/given.ts';
import { judgeSeal } from './seal/pdf-seal.ts';
import type { SealVerdict } from './seal/seal-verdict.ts';
import { readSealedFile, type SealedFile } from './pdf/sealed-file.ts';
import { certificatesOf } from './asn1/pem.ts';
import { checkBeginning } from './zip/prepared-part.ts';
import { sealedRevision } from './seal/sealed-revision.ts';
import { evidenceAttachment, NoEvidence, parseEvidence } from './record/read-evidence.ts';

export interface Verification {
  checks: NamedCheck[];
  /** What was trusted to come to this, in words. */
  trusted: string[];
  /** The certificates of the seal, DER, its own first; undefined when they cannot be read. */
  chain?: readonly Uint8Array[];
  /** Where in what was given the sealed revision stands; absent where no seal covers its bytes. */
  sealed?: SealedPart;
  /** As it is attached to the seal, and what it says; undefined when it cannot be read. */
  evidence?: { bytes: Uint8Array; content: EvidenceFile };
}

/** A range of bytes: the end is the first that is no part of it. */
export interface SealedPart {
  start: number;
  end: number;
  /** How many follow it in the same PDF. */
  followedBy: number;
}

/** Everything that a sealed PDF proves by itself. */
export async function verifyPdf(bytes: Uint8Array, trust: EvidenceTrust): Promise<Verification> {
  const file = readSealedFile(bytes);
  if (!('problem' in file)) {
    const found = tryVerdictOn(file, trust);
    const isSealed = holds(found, 'seal bytes') && holds(found, 'seal signature');
    return isSealed ? { ...found, sealed: firstPart(bytes, file.seal.upTo) } : found;
  }
  const checks = [{ name: 'seal bytes', ok: false, detail: file.problem }];
  const end = await sealedRevision(bytes);
  return { checks, trusted: [], ...(end !== undefined && { sealed: firstPart(bytes, end) }) };
}

function firstPart(bytes: Uint8Array, end: number): SealedPart {
  return { start: 0, end, followedBy: bytes.length - end };
}

function holds({ checks }: Verification, wanted: string): boolean {
  return checks.some(({ name, ok }) => name === wanted && ok === true);
}

function tryVerdictOn(file: SealedFile, trust: EvidenceTrust): Verification {
  try {
    return verdictOn(file, trust);
  } catch {
    const detail = 'A certificate in the file cannot be read.';
    return { checks: [{ name: 'seal certificates', ok: false, detail }], trusted: [] };
  }
}

function verdictOn(file: SealedFile, trust: EvidenceTrust): Verification {
  const attached = attachedTo(file);
  const evidence = 'content' in attached ? attached : undefined;
  const find = () => carriedRoots(file, evidence?.content);
  const { given, carried, missing, said } = anchorsOf(trust, find);
  const subject = { file, attached, trust };
  const first = measure(subject, given);
  const checks = carried ? answersOf(first, measure(subject, carried), missing) : first;
  return { checks, trusted: said, chain: sealChain(file), ...(evidence && { evidence }) };
}

type Attached = { bytes: Uint8Array; content: EvidenceFile } | { problem: string };

function attachedTo(file: SealedFile): Attached {
  try {
    const bytes = evidenceAttachment(file);
    return { bytes, content: parseEvidence(bytes) };
  } catch (error) {
    return { problem: error instanceof NoEvidence ? error.message : 'It cannot be read.' };
  }
}

interface Subject {
  file: SealedFile;
  attached: Attached;
  trust: EvidenceTrust;
}

/** All checks, by these anchors alone. */
function measure(
  { file, attached, trust: { seals, at } }: Subject,
  { roots, timestampRoots, logKeys }: CarriedTrust,
): NamedCheck[] {
  const verdict = judgeSeal(file, { roots, timestampRoots, at, ...(seals && { seals }) });
  const sealed = sealChecks(verdict);
  if ('problem' in attached) {
    return [...sealed, { name: 'evidence', ok: false, detail: attached.problem }];
  }
  const { content } = attached;
  const needTimestamps = verdict.level !== undefined && verdict.level !== 'B-B';
  const anchors = { roots: certificatesOf(roots), timestampRoots: certificatesOf(timestampRoots) };
  return [
    ...sealed,
    checkBeginning(file.bytes.subarray(0, file.seal.upTo), content.document.prepared_sha256),
    ...checkRecords(content, anchors, needTimestamps),
    checkConsents(content),
    ...checkGiven(content),
    ...checkLog(content, logKeys),
  ];
}

const sealParts = [
  'bytes',
  'additions',
  'signature',
  'certificates',
  'revocation',
  'timestamps',
  'durability',
] as const;

/** What a verdict on a seal says, each part under its name. */
export function sealChecks(verdict: SealVerdict): NamedCheck[] {
  return sealParts.map((part) => ({ name: `seal ${part}`, ...verdict[part] }));
}
