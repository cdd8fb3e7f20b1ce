import type { Field } from '../../domain/template/field.ts';

/** A place to fill in, read from a form field or a text tag. */
export type FoundField = Omit<Field, 'id'>;

/** Why a file was refused: `encrypted`, `too_many_pages`, `javascript`, … */
export interface Refused {
  ok: false;
  kind: 'unsupported' | 'unprocessable';
  reason: string;
  /** For the sender. */
  message: string;
}

export interface Ingested {
  ok: true;
  prepared: Uint8Array;
  /** Hexadecimal. */
  preparedSha256: string;
  originalSha256: string;
  pageCount: number;
  fields: FoundField[];
}

export type IngestResult = Ingested | Refused;
export type IngestPdf = (
  bytes: Uint8Array,
  limits?: Partial<IngestLimits>,
) => Promise<IngestResult>;

export interface IngestLimits {
  maxPages: number;
  /** Of a page side. */
  maxUnits: number;
  /** For one file. */
  wallMs: number;
  /** For the whole life of a child, of one file in the worst case. */
  cpuS: number;
  addressSpaceBytes: number;
  maxPreparedBytes: number;
}

export const defaultLimits: IngestLimits = {
  maxPages: 2_000,
  maxUnits: 14_400,
  wallMs: 30_000,
  // What a child may work before it retires, and the wall clock of its last file.
  cpuS: 60,
  // Node does not start below 1.2 GB; the rest is room for a 50 MB file in several forms.
  addressSpaceBytes: 4 * 1024 ** 3,
  maxPreparedBytes: 200 * 1024 ** 2,
};
