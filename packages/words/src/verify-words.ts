import type { Language } from './languages.ts';

interface Said {
  title: string;
  text: string;
}

/** @param bytes that the seal covers, from the first of the PDF, as the language writes numbers */
interface SaidOfBytes {
  title: string;
  text: (bytes: string) => string;
}

/** What a check looks into, and what it means that it holds or fails. */
export interface CheckWords {
  title: string;
  holds: string;
  fails: string;
}

/** By the names that the verifier gives; records of people are all `record`. */
export type CheckName =
  | 'zip'
  | 'seal bytes'
  | 'seal additions'
  | 'seal signature'
  | 'seal certificates'
  | 'seal revocation'
  | 'seal timestamps'
  | 'seal durability'
  | 'evidence'
  | 'document'
  | 'record'
  | 'consents'
  | 'given'
  | 'checkpoint'
  | 'checkpoint timestamp'
  | 'events'
  | 'completeness';

/** What is found of a whole file. */
export type Finding =
  'genuine' | 'development' | 'unsigned' | 'altered' | 'doubtful' | 'too_complex';

/** Why there is no answer, by what the person can do about it. */
export type Failure =
  'too_large' | 'unsupported' | 'unknown' | 'slow' | 'busy' | 'offline' | 'failed';

/** Why a check was not made. */
export type UncheckedReason =
  | 'unreadable'
  | 'unreadable_signature'
  | 'untrusted'
  | 'no_status'
  | 'no_timestamp'
  | 'unproved'
  | 'no_log_key';

/** Everything that the verification pages say; a language is an object of this shape. */
export interface VerifyWords {
  language: Language;
  /** In the page itself, for browsers that run no scripts; `command` verifies a file without a page. */
  noScript: (command: string) => string;
  footer: string;
  file: Said & { privacy: string };
  document: Said & {
    /** With the key from the certificate page, before the file is given. */
    found: Said;
    privacy: string;
    same: Said;
    different: Said;
    unknown: Said;
    fullCheck: string;
    insecure: string;
  };
  drop: { label: string; choose: string; kinds: string };
  working: { checking: (name: string) => string; hashing: (name: string) => string; wait: string };
  cancel: string;
  again: string;
  findings: Record<Finding, Said> & {
    /** Genuine as far as it was checked, which it was not in everything. */
    partly: Said;
    /** What was sealed holds, and nothing fails but what others added. */
    added: SaidOfBytes;
  };
  failures: Record<Failure, string>;
  facts: {
    title: string;
    document: string;
    documentTitle: string;
    organization: string;
    completed: string;
    people: string;
    meanings: Record<string, string>;
    sealedHash: string;
    originalHash: string;
    fileHash: string;
  };
  /** What the seal covers, of a file in which others added something. */
  sealedPart: SaidOfBytes & { save: string };
  checks: {
    title: string;
    holds: string;
    fails: string;
    /** Of a check that was not made. */
    unchecked: {
      state: string;
      /** Where the reason is none of these. */
      text: string;
      reasons: Record<UncheckedReason, string>;
    };
    detail: string;
    other: CheckWords;
    names: Record<CheckName, CheckWords>;
  };
}
