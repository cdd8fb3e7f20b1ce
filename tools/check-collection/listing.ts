import { maxDarkness } from '@countersign/pdf/testing/renderers';
import { fromCsv, toCsv } from '../csv.ts';
import type { Judged } from './judge-file.ts';

export const listingPath = new URL('../../docs/files/collection.csv', import.meta.url);

const columns = ['file', 'outcome', 'differs', 'why'] as const;

/** A file that is refused, or shown otherwise than it came. */
type Row = Record<(typeof columns)[number], string>;

/** What of a file is to be explained; undefined where it is prepared and looks as it came. */
function rowOf({ name, outcome, message, differences }: Judged): Row | undefined {
  const readers = Object.entries(differences).filter(([, dark]) => dark > maxDarkness);
  if (outcome === 'prepared' && readers.length === 0) return undefined;
  const differs = readers.map(([reader]) => reader).join(' ');
  return { file: name, outcome, differs, why: message };
}

/** @returns in what files are otherwise than the listing says, a line each */
export function unlike(judged: readonly Judged[], listing: string): string[] {
  const listed = new Map(fromCsv(listing, columns).map((row) => [row.file, row]));
  return judged.flatMap((one) => {
    const [is, was] = [inWords(rowOf(one)), inWords(listed.get(one.name))];
    return is === was ? [] : [`${one.name}: ${is}, listed as ${was}. ${one.message}`];
  });
}

function inWords(row: Row | undefined): string {
  if (!row) return 'as it came';
  return row.differs === '' ? row.outcome : `${row.outcome}, other in ${row.differs}`;
}

/** The listing anew, with the reasons that it gave so far. */
export function listingOf(judged: readonly Judged[], before: string): string {
  const known = new Map(fromCsv(before, columns).map((row) => [row.file, row]));
  const rows = judged.flatMap((one) => {
    const row = rowOf(one);
    if (!row) return [];
    const was = known.get(one.name);
    const why = was && inWords(was) === inWords(row) ? was.why : row.why;
    return [columns.map((column) => ({ ...row, why })[column])];
  });
  return toCsv([[...columns], ...rows]);
}
