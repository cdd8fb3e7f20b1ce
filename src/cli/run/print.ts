type Printable = Record<string, unknown>;

/** One object as JSON, or its fields as lines for people. */
export function print(result: Printable, json: boolean | undefined): void {
  process.stdout.write(`${json ? JSON.stringify(result) : lines(result)}\n`);
}

/** Many things: one object with one array as JSON, or a table. */
export function printList(name: string, items: Printable[], json: boolean | undefined): void {
  if (json) print({ [name]: items }, json);
  else process.stdout.write(items.length === 0 ? `No ${name}.\n` : `${table(items)}\n`);
}

function lines(result: Printable): string {
  const width = Math.max(...Object.keys(result).map((key) => key.length));
  return Object.entries(result)
    .map(([key, value]) => `${key.padEnd(width)}  ${cell(value)}`)
    .join('\n');
}

function table(items: Printable[]): string {
  const keys = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const rows = [keys, ...items.map((item) => keys.map((key) => cell(item[key])))];
  const widths = keys.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cell(value: unknown): string {
  if (value === undefined) return '-';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
