import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export const readDoc = (name: string) => readFileSync(join(root, name), 'utf8');

/** What stands below a heading of the second level, up to the next one; throws where there is none. */
export function docPart(name: string, heading: string): string {
  const parts = readDoc(name).split(/^## /m);
  const part = parts.find((one) => one.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`${name} has no part “${heading}”.`);
  return part.slice(heading.length);
}

/** The rows of a part's tables, cell by cell; headings and rules are left out. */
export function tableRows(part: string): string[][] {
  const lines = part.split('\n');
  return lines.flatMap((line, at) => {
    if (!line.startsWith('|') || /^[|:\- ]+$/.test(line)) return [];
    if (/^\|[|:\- ]*-[|:\- ]*$/.test(lines[at + 1] ?? '')) return [];
    const cells = line.split('|').slice(1, -1);
    return [cells.map((cell) => cell.trim())];
  });
}
