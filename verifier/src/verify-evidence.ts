import { X509Certificate } from 'node:crypto';
import { checkLog } from './check-log.ts';
import { checkEarlierRecords } from './check-earlier-records.ts';
import { checkConsents, checkRecords } from './check-records.ts';
import type { NamedCheck } from './check.ts';
import type { EvidenceFile } from './evidence-file.ts';
import { anchorsOf, type EvidenceTrust } from './evidence-trust.ts';
import { judgeSeal } from './pdf-seal.ts';
import type { SealVerdict } from './seal-verdict.ts';
import type { SealedFile } from './pdf-signatures.ts';
import { readSigned } from './pdf-tail.ts';
import { certificatesOf } from './pem.ts';
import { checkBeginning } from './prepared-part.ts';
import { evidenceAttachment, NoEvidence, parseEvidence } from './read-evidence.ts';
import { readSealCms } from './seal-cms.ts';
import { readValidationStore } from './validation-store.ts';

export interface Verification {
  checks: NamedCheck[];
  /** What was trusted to come to this, in words. */
  trusted: string[];
  /** The certificates of the seal, DER, its own first; undefined when they cannot be read. */
  chain?: readonly Uint8Array[];
  /** As it is attached to the seal, and what it says; undefined when it cannot be read. */
  evidence?: { bytes: Uint8Array; content: EvidenceFile };
}

/** Everything that a sealed PDF proves by itself. */
export async function verifyPdf(bytes: Uint8Array, trust: EvidenceTrust): Promise<Verification> {
  const read = await readSigned(bytes);
  if ('problem' in read) {
    return { checks: [{ name: 'seal bytes', ok: false, detail: read.problem }], trusted: [] };
  }
  const { file } = read;
  const chain = sealChain(file);
  const anchored = anchorsOf(trust, rootsIn(file, chain));
  const { roots, timestampRoots, logKeys, said: trusted } = anchored;
  const { seals, at } = trust;
  const verdict = await judgeSeal(read, { roots, timestampRoots, at, ...(seals && { seals }) });
  const sealed = sealChecks(verdict);
  const { earlierRecords } = verdict;
  if (earlierRecords) {
    const checks = [...sealed, ...checkEarlierRecords(bytes, earlierRecords)];
    // Of the log it says nothing.
    return { checks, trusted: trusted.slice(0, -1), chain };
  }
  try {
    const attached = evidenceAttachment(file.pdf);
    const content = parseEvidence(attached);
    const needTimestamps = verdict.level !== undefined && verdict.level !== 'B-B';
    const anchors = {
      roots: certificatesOf(roots),
      timestampRoots: certificatesOf(timestampRoots),
    };
    const checks = [
      ...sealed,
      checkBeginning(bytes.subarray(0, file.seal.upTo), content.document.prepared_sha256),
      ...checkRecords(content, anchors, needTimestamps),
      checkConsents(content),
      ...checkLog(content, logKeys),
    ];
    return { checks, trusted, chain, evidence: { bytes: attached, content } };
  } catch (error) {
    const detail = error instanceof NoEvidence ? error.message : 'It cannot be read.';
    return { checks: [...sealed, { name: 'evidence', ok: false, detail }], trusted };
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
function rootsIn(file: SealedFile, chain: readonly Uint8Array[]): string[] {
  const ofSeal = chain.map((der) => new X509Certificate(der));
  const found = [...ofSeal, ...(readValidationStore(file.pdf)?.certificates ?? [])];
  const own = found.filter((one) => one.checkIssued(one) && one.verify(one.publicKey));
  return [...new Set(own.map((one) => one.toString()))];
}

function sealChain({ seal }: SealedFile): readonly Uint8Array[] {
  try {
    return readSealCms(seal.cms).chain;
  } catch {
    return [];
  }
}
