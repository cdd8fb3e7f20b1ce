import { allActed, isFinal } from '../document/document.ts';
import type { DocumentState, RecipientState } from '../document/state.ts';
import { isHolder, mustAct } from '../recipient/recipient.ts';
import type { SignatureState } from './signature.ts';

export interface Check {
  name: 'bytes' | 'signatures' | 'certificates' | 'timestamps' | 'log' | 'completeness';
  /** Null where it was not checked; `detail` says why. */
  ok: boolean | null;
  detail: string;
}

type Verdict = Omit<Check, 'name'>;

/** What a seal was found to be, part by part. */
export interface SealFindings {
  bytes: Verdict;
  /** What was appended after it. */
  additions: Verdict;
  signature: Verdict;
  certificates: Verdict;
  revocation: Verdict;
  timestamps: Verdict;
  /** That nothing was taken away of what proves it in later years. */
  durability: Verdict;
  /** Of PAdES, such as `B-LTA`; absent when it cannot be determined. */
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

/** Without these nobody knows what the rest is about. */
const needed: readonly Check['name'][] = ['bytes', 'signatures', 'certificates'];

/** Nothing fails, and what a document stands on was checked. */
export function allHold(checks: readonly Check[]): boolean {
  return checks.every(({ name, ok }) => ok ?? !needed.includes(name));
}

function bytesCheck({ alteredFiles, seal, contradictions }: Findings): Check {
  const altered = alteredFiles.length > 0 ? [`Not as recorded: ${alteredFiles.join(', ')}.`] : [];
  const sealed = seal && worst(seal.bytes, seal.additions);
  return checkOf('bytes', [...altered, ...contradictions.bytes], {
    ok: sealed ? sealed.ok : true,
    detail: sealed?.detail ?? 'Every stored file has the SHA-256 recorded for it.',
  });
}

/** As many as a person reads. */
const maxProblems = 20;

/** What is wrong beside the verdict on the seal, which is given too where it does not hold. */
function checkOf(name: Check['name'], problems: readonly string[], { ok, detail }: Verdict): Check {
  if (problems.length === 0) return { name, ok, detail };
  const sentences = [...problems.slice(0, maxProblems), ...(ok ? [] : [detail])];
  return { name, ok: false, detail: sentences.join(' ') };
}

/** The first that failed, else the first that was not checked, or the first of all. */
function worst(first: Verdict, ...others: Verdict[]): Verdict {
  const all = [first, ...others];
  return all.find(({ ok }) => ok === false) ?? all.find(({ ok }) => ok === null) ?? first;
}

function signaturesCheck({ signatures, seal, contradictions }: Findings): Check {
  const problems = signatures.flatMap((one) => one.problems);
  return checkOf('signatures', [...problems, ...contradictions.signatures], {
    ok: seal ? seal.signature.ok : true,
    detail: seal?.signature.detail ?? `${signatures.length} records match what they bind.`,
  });
}

/** A seal below B-LT holds without the status of its certificates, which it does not carry. */
function certificatesCheck({ seal }: Findings): Check {
  const name = 'certificates';
  if (!seal) {
    const detail = 'Those of the records are checked with the signatures; there is no seal yet.';
    return { name, ok: true, detail };
  }
  const { certificates, revocation } = seal;
  if (certificates.ok !== true || revocation.ok !== null) {
    return { name, ...worst(certificates, revocation) };
  }
  const detail = `${certificates.detail} Whether one was revoked: ${lowerFirst(revocation.detail)}`;
  return { name, ok: true, detail };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
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

/** Of the seal's tokens; that the acts lie between sending and completion is said by the log. */
function timestampCheck({ seal, contradictions }: Findings): Check {
  const acts = 'Every act lies between sending and completion.';
  const { ok, detail } = seal ? worst(seal.timestamps, seal.durability) : noSealYet;
  const level = seal?.level === undefined ? '' : `PAdES ${seal.level}. `;
  return checkOf('timestamps', contradictions.timestamps, {
    ok,
    // What was not checked says so first.
    detail: `${ok === null ? '' : level}${detail}${ok === false ? '' : ` ${acts}`}`,
  });
}

const noSealYet = { ok: null, detail: 'Not checked, because the sealed file is not there yet.' };

function completenessCheck({ document, recipients, signatures }: Findings): Check {
  const acted = new Set(signatures.map(({ signature }) => signature.recipientId));
  const missing = recipients.filter(
    (one) => mustAct(one.role) && isHolder(one) && !acted.has(one.id),
  ).length;
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
