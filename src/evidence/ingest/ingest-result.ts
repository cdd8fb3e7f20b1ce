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

/** What a child finds; the prepared bytes go with it. */
export interface PreparedFacts {
  ok: true;
  /** Hexadecimal, as are all SHA-256 here. */
  preparedSha256: string;
  originalSha256: string;
  pageCount: number;
  fields: FoundField[];
}

export interface Ingested extends PreparedFacts {
  prepared: Uint8Array;
}

/** As `Ingested`; the prepared PDF is in the file that was asked for. */
export interface IngestedFile extends PreparedFacts {
  preparedSizeBytes: number;
}

/**
 * How a file is read: `pdf` and `image` give a prepared PDF; `word` is looked into and left to the
 * converter.
 */
export const fileKinds = ['pdf', 'image', 'word'] as const;
export type FileKind = (typeof fileKinds)[number];

/** A file on disk, and where its prepared PDF goes. */
export interface FileToIngest {
  kind: FileKind;
  path: string;
  sizeBytes: number;
  preparedPath: string;
  /** Whose it is: the children are shared fairly between owners. */
  owner: string;
}

export type IngestResult = Ingested | Refused;
export type IngestPdf = (
  bytes: Uint8Array,
  limits?: Partial<IngestLimits>,
) => Promise<IngestResult>;
export type IngestFile = (file: FileToIngest) => Promise<IngestedFile | Refused>;

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
