import type { Catalogue } from '../../languages/languages.ts';
import type { Failure, FileVerdict } from '../client.ts';

interface Said {
  title: string;
  text: string;
}

/** What a check looks into, and what it means that it holds or fails. */
interface CheckWords {
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
  | 'evidence'
  | 'document'
  | 'record'
  | 'records'
  | 'consents'
  | 'checkpoint'
  | 'checkpoint timestamp'
  | 'events'
  | 'completeness';

/** Everything that the verification pages say; a language is an object of this shape. */
export interface VerifyMessages extends Catalogue {
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
  findings: Record<FileVerdict['finding'], Said>;
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
  checks: {
    title: string;
    holds: string;
    fails: string;
    detail: string;
    other: CheckWords;
    names: Record<CheckName, CheckWords>;
  };
}
