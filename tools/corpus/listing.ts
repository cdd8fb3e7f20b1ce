import { join } from 'node:path';
import { fromCsv, toCsv } from '../csv.ts';
import type { Measurement } from './measure.ts';

/** Every file of the corpus with its outcome, as CSV: what `node tools/corpus.ts` writes. */
export const listingPath = join(import.meta.dirname, '../../docs/files/corpus.csv');

const columns = ['file', 'what', 'bytes', 'outcome', 'seconds', 'peak_mb'] as const;

export type Row = Record<(typeof columns)[number], string>;

/** The listing of what was measured: the refused first. */
export function listingOf(rows: readonly Row[]): string {
  const refused = rows.filter(({ outcome }) => outcome !== 'prepared');
  const prepared = rows.filter(({ outcome }) => outcome === 'prepared');
  const cells = [...refused, ...prepared].map((row) => columns.map((column) => row[column]));
  return toCsv([columns, ...cells]);
}

/** Reads the listing; throws where it has other columns. */
export const readListing = (text: string): Row[] => fromCsv(text, columns);

export function rowOf({ file, outcome, sizeBytes, seconds, peakBytes }: Measurement): Row {
  return {
    file: file.name,
    what: file.what,
    bytes: `${sizeBytes}`,
    outcome,
    seconds: seconds.toFixed(1),
    peak_mb: `${Math.round(peakBytes / 1e6)}`,
  };
}
