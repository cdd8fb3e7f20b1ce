import { allActed, isFinal } from '../document/document.ts';
import type { DocumentState, RecipientState } from '../document/state.ts';
import { mustAct } from '../recipient/recipient.ts';
import type { SignatureState } from './signature.ts';

export interface Check {
  name: 'bytes' | 'signatures' | 'certificates' | 'timestamps' | 'log' | 'completeness';
  ok: boolean;
  detail: string;
}

interface Verdict {
  ok: boolean;
  detail: string;
}

/** What a seal was found to be, part by part. */
export interface SealFindings {
  bytes: Verdict;
  /** What was appended after it. */
  additions: Verdict;
  signature: Verdict;
  certificates: Verdict;
  revocation: Verdict;
  timestamps: Verdict;
  /** Of before records were signed by themselves, by the id of the signature. */
  earlierRecords?: Readonly<Record<string, string>>;
  /** Of PAdES, such as `B-LTA`; absent when it cannot be told. */
  level?: string;
}

/** What is wrong, in words, by the check that tells of it. */
export interface Problems {
  bytes: readonly string[];
  signatures: readonly string[];
  timestamps: readonly string[];
  log: readonly string[];
}

/** All of them together. */
export function allProblems(...parts: readonly Partial<Problems>[]): Problems {
  const of = (name: keyof Problems) => parts.flatMap((part) => part[name] ?? []);
  return {
    bytes: of('bytes'),
    signatures: of('signatures'),
    timestamps: of('timestamps'),
    log: of('log'),
  };
}

/** What was recomputed from stored bytes, beside what the database says. */
export interface Findings {
  document: DocumentState;
  recipients: RecipientState[];
  /** Each with what is wrong with it, in words. */
  signatures: readonly { signature: SignatureState; problems: readonly string[] }[];
  /** Files whose bytes are not those recorded. */
  alteredFiles: readonly string[];
  /** Absent as long as there is no sealed file. */
  seal?: SealFindings | undefined;
  /** Events of the document: how many there are, the last one's number, and the number it should have. */
  log: { count: number; last: number; expected: number };
  /** Where what is stored contradicts the log or the sealed file. */
  contradictions: Problems;
}

/** What can be said of a document, part by part. No status alone is trusted. */
export function verifyDocument(findings: Findings): Check[] {
  const checks = [
    bytesCheck(findings),
    signaturesCheck(findings),
    certificatesCheck(findings),
    logCheck(findings),
  ];
  if (findings.document.status !== 'completed') return checks;
  return [...checks, timestampCheck(findings), completenessCheck(findings)];
}

function bytesCheck({ alteredFiles, seal, contradictions }: Findings): Check {
  const altered = alteredFiles.length > 0 ? [`Not as recorded: ${alteredFiles.join(', ')}.`] : [];
  const sealed = seal && worst(seal.bytes, seal.additions);
  return checkOf('bytes', [...altered, ...contradictions.bytes], {
    ok: sealed?.ok ?? true,
    detail: sealed?.detail ?? 'Every stored file has the SHA-256 recorded for it.',
  });
}

/** As many as a person reads. */
const maxProblems = 20;

/** What is wrong beside the verdict on the seal, which is told too when it is bad. */
function checkOf(name: Check['name'], problems: readonly string[], { ok, detail }: Verdict): Check {
  if (problems.length === 0) return { name, ok, detail };
  const told = [...problems.slice(0, maxProblems), ...(ok ? [] : [detail])];
  return { name, ok: false, detail: told.join(' ') };
}

/** The first that failed, or the first of all. */
function worst(first: Verdict, ...others: Verdict[]): Verdict {
  return [first, ...others].find(({ ok }) => !ok) ?? first;
}

function signaturesCheck({ signatures, seal, contradictions }: Findings): Check {
  const problems = signatures.flatMap((one) => one.problems);
  return checkOf('signatures', [...problems, ...contradictions.signatures], {
    ok: seal?.signature.ok ?? true,
    detail: seal
      ? `${seal.signature.detail}${earlierWords(seal)}`
      : `${signatures.length} records match what they bind.`,
  });
}

function earlierWords({ earlierRecords = {} }: SealFindings): string {
  const count = Object.keys(earlierRecords).length;
  if (count === 0) return '';
  return ` Its ${count} records were made before records were signed by themselves: the seal alone vouches for them.`;
}

function certificatesCheck({ seal }: Findings): Check {
  const { ok, detail } = seal
    ? worst(seal.certificates, seal.revocation)
    : { ok: true, detail: 'There is no seal yet whose chain could be checked.' };
  return { name: 'certificates', ok, detail };
}

/** The trail is numbered without a gap, and every entry is a leaf of the log that was signed. */
function logCheck({ log: { count, last, expected }, contradictions }: Findings): Check {
  const ok = count === last && last === expected;
  return checkOf('log', contradictions.log, {
    ok,
    detail: ok
      ? `The log holds all ${count} events of the document, numbered without a gap.`
      : `The log holds ${count} events of ${expected}.`,
  });
}

/** Of the seal's tokens, and that the times of the acts agree with those of the document. */
function timestampCheck(findings: Findings): Check {
  const { seal, contradictions } = findings;
  const acts = actTimes(findings);
  if (!seal) return checkOf('timestamps', contradictions.timestamps, acts);
  const { ok, detail } = acts.ok ? seal.timestamps : acts;
  const level = seal.level === undefined ? '' : `PAdES ${seal.level}. `;
  return checkOf('timestamps', contradictions.timestamps, {
    ok,
    detail: acts.ok ? `${level}${detail}${ok ? ` ${acts.detail}` : ''}` : detail,
  });
}

function actTimes({ document: { sentAt, completedAt }, signatures }: Findings): Verdict {
  const inOrder = signatures.every(
    ({ signature: { signedAt } }) =>
      sentAt !== null && completedAt !== null && signedAt >= sentAt && signedAt <= completedAt,
  );
  return inOrder
    ? { ok: true, detail: 'Every act lies between sending and completion.' }
    : { ok: false, detail: 'An act lies outside the time between sending and completion.' };
}

function completenessCheck({ document, recipients, signatures }: Findings): Check {
  const acted = new Set(signatures.map(({ signature }) => signature.recipientId));
  const missing = recipients.filter(({ id, role }) => mustAct(role) && !acted.has(id)).length;
  const sealed = document.sealedFileId !== null;
  const ok = isFinal(document.status) && allActed(recipients) && missing === 0 && sealed;
  return {
    name: 'completeness',
    ok,
    detail: ok
      ? 'Every signer and approver has acted, and the file is sealed.'
      : sealed
        ? `${missing} signatures are missing.`
        : 'The sealed file is not there yet.',
  };
}
