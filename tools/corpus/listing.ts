import { join } from 'node:path';
import { fromCsv, toCsv } from '../csv.ts';
import type { Measurement } from './measure.ts';

/** Every file of the corpus with its outcome, as CSV: what `node tools/corpus.ts` writes. */
export const listingPath = join(import.meta.dirname, '../../docs/files/corpus.csv');

const columns = ['file', 'what', 'bytes', 'outcome', 'seconds', 'peak_mb'] as const;

/** The listing of what was measured: the refused first. */
export function listingOf(measured: readonly Measurement[]): string {
  const refused = measured.filter(({ outcome }) => outcome !== 'prepared');
  const prepared = measured.filter(({ outcome }) => outcome === 'prepared');
  return toCsv([columns, ...[...refused, ...prepared].map(cellsOf)]);
}

/** Reads the listing; throws where it has other columns. */
export const readListing = (text: string) => fromCsv(text, columns);

function cellsOf({ file, outcome, sizeBytes, seconds, peakBytes }: Measurement): string[] {
  const peakMb = Math.round(peakBytes / 1e6);
  return [file.name, file.what, `${sizeBytes}`, outcome, seconds.toFixed(1), `${peakMb}`];
}
