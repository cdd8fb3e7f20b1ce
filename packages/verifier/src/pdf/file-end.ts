import type { Entries } from './syntax.ts';

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
export type Store = Record<StoreKey, Readonly<Record<string, string>>>;

export const storeKeys = ['Certs', 'OCSPs', 'CRLs'] as const;
export type StoreKey = (typeof storeKeys)[number];

/** What a verifier needs in later years, as DER: the content of a DSS dictionary. */
export interface ValidationData {
  certificates: readonly Uint8Array[];
  ocsps: readonly Uint8Array[];
  crls: readonly Uint8Array[];
}
