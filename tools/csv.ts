/** Comma-separated values (RFC 4180, each line ended by a line feed), as the data files of docs are kept. */

/** Writes rows as CSV; a cell is quoted only when it has to be. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(cell).join(',')}\n`).join('');
}

/** Reads CSV as objects by the names in its first line; throws where a row has other cells. */
export function fromCsv<Name extends string>(
  text: string,
  names: readonly Name[],
): Record<Name, string>[] {
  const [head = [], ...rows] = cellsOf(text);
  if (head.join() !== names.join()) throw new Error(`The columns are ${head.join()}.`);
  return rows.map((row, at) => {
    if (row.length !== names.length) throw new Error(`Row ${at + 1} has ${row.length} cells.`);
    const pairs = names.map((name, column) => [name, row[column] ?? ''] as const);
    return Object.fromEntries(pairs) as Record<Name, string>;
  });
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
