import type { Measured } from './measure.ts';

const begin = '<!-- corpus: written by tools/corpus.ts -->';
const end = '<!-- end of corpus -->';

/** Puts what was measured in place of the tables that stand between the marks of a page. */
export function writeTables(page: string, measured: readonly Measured[]): string {
  const [before, rest] = page.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error('The page has no marks.');
  const refused = measured.filter(({ outcome }) => outcome !== 'prepared');
  const prepared = measured.filter(({ outcome }) => outcome === 'prepared');
  const tables = `### Refused\n\n${table(refused)}\n\n### Accepted\n\n${table(prepared)}`;
  return `${before}${begin}\n\n${tables}\n\n${end}${after}`;
}

function table(rows: readonly Measured[]): string {
  const head = '| File | What it is | Bytes | Outcome | Seconds | Peak memory, MB |';
  const lines = rows.map(
    ({ file, outcome, sizeBytes, seconds, peakBytes }) =>
      `| \`${file.name}\` | ${file.what} | ${sizeBytes.toLocaleString('en')} | \`${outcome}\` ` +
      `| ${seconds.toFixed(1)} | ${Math.round(peakBytes / 1e6)} |`,
  );
  return [head, '|---|---|---:|---|---:|---:|', ...lines].join('\n');
}
