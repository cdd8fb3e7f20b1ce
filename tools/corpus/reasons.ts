import { fileRefusals } from '@countersign/pdf/intake/file-refusals';

const begin = '<!-- reasons: written by tools/corpus.ts -->';
const end = '<!-- end of reasons -->';

/** Puts why pictures and Word files are refused in place of the table between the marks of a page. */
export function writeReasons(page: string): string {
  const [before, rest] = page.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) throw new Error('The page has no marks.');
  const rows = Object.entries(fileRefusals).map(
    ([reason, message]) => `| \`${reason}\` | ${message} |`,
  );
  const table = ['|`reason`|What the sender reads|', '|---|---|', ...rows].join('\n');
  return `${before}${begin}\n\n${table}\n\n${end}${after}`;
}
