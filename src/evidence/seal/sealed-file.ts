import type { Entries } from '../pdf/syntax.ts';
import type { Written } from './written.ts';

/** A sealed file to which revisions are appended, of which it need not be read again. */
export interface SealedFile extends Written {
  end: FileEnd;
}

/** What the next revision builds upon. */
export interface FileEnd {
  /** Offset of the last cross-reference table. */
  tableAt: number;
  /** Object numbers from here on are free. */
  size: number;
  /** Root, Info and ID, as the trailer has them. */
  trailer: Entries;
  /** Without its form. */
  catalog: Body;
  /** Without its fields. */
  form: Entries;
  /** References. */
  fields: readonly string[];
  /** Undefined before there are validation data. */
  store?: Store;
  /** That carries the seal, without its annotations. */
  page: Body;
  annotations: readonly string[];
}

interface Body {
  number: number;
  generation: number;
  entries: Entries;
}

/** What a DSS holds: the reference of each by the SHA-256 of its bytes. */
export interface Store {
  entries: Entries;
  lists: Record<StoreKey, Record<string, string>>;
}

export const storeKeys = ['Certs', 'OCSPs', 'CRLs'] as const;
export type StoreKey = (typeof storeKeys)[number];

/** The last document timestamp of a file: what proves everything before it. */
export interface LastTimestamp {
  /** DER */
  token: Uint8Array;
  /** SHA-256 of what it covers. */
  digest: Uint8Array;
  /** Of the file. */
  end: FileEnd;
}
