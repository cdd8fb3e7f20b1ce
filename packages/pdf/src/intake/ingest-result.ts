import type { FileWarning } from './warnings.ts';
import type { FormField } from '../fields.ts';
import type { PageGeometry, ShownBox } from '../page-geometry.ts';

/** A place to fill in, read from a form field or a text tag. */
export type FoundField = FormField;

/** Why a file was refused: `encrypted`, `too_many_pages`, `javascript`, … */
export interface RefusedFile {
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
  /** How each page is shown, in their order. */
  pages: PageGeometry[];
  fields: FoundField[];
  /** What of the file is not in the prepared PDF. */
  warnings: FileWarning[];
}

export interface IngestedBytes extends PreparedFacts {
  prepared: Uint8Array;
}

/** As `Ingested`; the prepared PDF is in the file that was asked for. */
export interface IngestedFile extends PreparedFacts {
  preparedSizeBytes: number;
}

/**
 * How a file is read: `pdf`, `image` and `converted` (a PDF that a Word file became) give a prepared
 * PDF; `word` is looked into, and what the converter is given of it stands in the place of that.
 */
export const fileKinds = ['pdf', 'image', 'word', 'converted'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What a child is given to do with a file: prepare it, or look for texts in one that is prepared, or measure its pages. */
export const jobKinds = [...fileKinds, 'search', 'measure'] as const;
export type JobKind = (typeof jobKinds)[number];

/** A file on disk, and where its prepared PDF goes. */
export interface FileToIngest {
  kind: FileKind;
  path: string;
  sizeBytes: number;
  preparedPath: string;
  /** Whose it is: the children are shared fairly between owners. */
  owner: string;
}

/** A prepared file whose texts are looked for. */
export interface FileToSearch {
  /** The prepared bytes, in order. */
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  sizeBytes: number;
  /** As was found when it was prepared. */
  pageCount: number;
  /** Whose it is: the children are shared fairly between owners. */
  owner: string;
}

/** Where a text stands. */
export interface LocatedText {
  /** From 0. */
  page: number;
  /**
   * On the page as it is shown: from the font's ascent above the base line to its descent below; of
   * turned text, and of text on several lines, what bounds all of it.
   */
  box: ShownBox;
}

/** Of one search: so many texts, each of so many UTF-16 units. */
export const searchLimits = { texts: 1_000, characters: 1_000 };

/** Of each of so many texts that are looked for together so many places are told: of one, 20,000. */
export function placesTold(texts: number): number {
  return Math.max(50, Math.floor(20_000 / Math.max(1, texts)));
}

/** How each page of a prepared file is shown, in their order. */
export type MeasurePages = (file: FileToSearch) => Promise<PageGeometry[] | RefusedFile>;

/** For each text its places, in reading order over all pages, at most `placesTold`. */
export type LocateTexts = (
  file: FileToSearch,
  texts: readonly string[],
) => Promise<LocatedText[][] | RefusedFile>;

export type IngestResult = IngestedBytes | RefusedFile;
export type IngestPdf = (
  bytes: Uint8Array,
  limits?: Partial<IngestLimits>,
) => Promise<IngestResult>;
export type IngestFile = (file: FileToIngest) => Promise<IngestedFile | RefusedFile>;

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
