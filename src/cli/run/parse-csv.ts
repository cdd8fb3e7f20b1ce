/** A record of a CSV file and the line on which it begins, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** What is wrong with a file, and where. */
export class CsvError extends Error {
  override name = 'CsvError';
}

/**
 * Reads RFC 4180, and what spreadsheets make of it: a byte order mark, semicolons or tabs in place of
 * commas (whichever the first line has most of), any line ends, and empty lines, which are left out.
 * @throws CsvError for a quotation mark that is not closed, or stands inside of a cell
 */
export function parseCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\ufeff/, '');
  const separator = separatorOf(source);
  const records: CsvRecord[] = [];
  let [at, line] = [0, 1];
  while (at < source.length) {
    const record: CsvRecord = { line, cells: [] };
    for (;;) {
      const cell = readCell(source, at, separator, line);
      record.cells.push(cell.text);
      line += cell.lines;
      at = cell.end;
      if (source[at] !== separator) break;
      at += 1;
    }
    if (source[at] === '\r' && source[at + 1] === '\n') at += 1;
    at += 1;
    line += 1;
    if (record.cells.some((cell) => cell.trim() !== '')) records.push(record);
  }
  return records;
}

function separatorOf(source: string): string {
  const [firstLine = ''] = source.split(/\r\n|\r|\n/, 1);
  const bare = firstLine.replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

function readCell(source: string, start: number, separator: string, line: number) {
  if (source[start] !== '"') {
    let end = start;
    while (end < source.length && !isEnd(source[end], separator)) end += 1;
    return { text: source.slice(start, end), end, lines: 0 };
  }
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = source.indexOf('"', from);
    if (quote < 0) throw new CsvError(`Line ${line}: a quotation mark is not closed.`);
    parts.push(source.slice(from, quote));
    if (source[quote + 1] !== '"') {
      const text = parts.join('"');
      const end = quote + 1;
      if (end < source.length && !isEnd(source[end], separator)) {
        throw new CsvError(`Line ${line}: something follows a closing quotation mark.`);
      }
      return { text, end, lines: text.split(/\r\n|\r|\n/).length - 1 };
    }
    from = quote + 2;
  }
}

function isEnd(character: string | undefined, separator: string): boolean {
  return character === separator || character === '\n' || character === '\r';
}
