import type { FileWarningCode } from '@countersign/pdf/intake/warnings';

/** A file to feed the ingest with, made again each time. */
export interface CorpusFile {
  /** As it would lie in a folder, with its extension; distinct in the whole corpus. */
  name: string;
  mimeType: string;
  /** In a few words, for docs/files/corpus.csv. */
  what: string;
  /** `prepared`, or the `reason` that it is refused with. */
  outcome: string;
  /** Takes limits to refuse: not to be read outside a child process. */
  isBomb: boolean;
  /** What its sender is warned of. */
  warnings: readonly FileWarningCode[];
  make: () => Uint8Array | Promise<Uint8Array>;
}

type Row = readonly [
  name: string,
  outcome: string,
  what: string,
  make: () => Uint8Array | Promise<Uint8Array>,
  ...warnings: FileWarningCode[],
];

/** Rows of one folder and one type. */
export function corpusFiles(mimeType: string, extension: string, rows: readonly Row[]) {
  return rows.map(([name, outcome, what, make, ...warnings]): CorpusFile => ({
    name: `${name}.${extension}`,
    mimeType,
    what,
    outcome,
    isBomb: outcome === 'too_complex',
    warnings,
    make,
  }));
}
