/**
 * What was said of tampered documents: in full as CSV files in docs/evidence, and from these in
 * short as the tables of docs/evidence.md.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fromCsv, toCsv } from '../csv.ts';
import { cell, isHeld } from './tampering-words.ts';

const docs = join(import.meta.dirname, '../../docs');
export const evidencePage = join(docs, 'evidence.md');

const tried = ['what', 'verify', 'pyhanko', 'dss'] as const;
const attacked = [
  'class',
  'attack',
  'seal',
  'poppler',
  'pdfium',
  'dss',
  'pyhanko',
  'verify',
] as const;
const listings = {
  files: { path: join(docs, 'evidence/sealed-file.csv'), columns: tried },
  rows: { path: join(docs, 'evidence/database.csv'), columns: tried },
  attacks: { path: join(docs, 'evidence/corpus.csv'), columns: attacked },
} as const;

/** The database and the storage (`rows`), one sealed file (`files`), the corpus (`attacks`). */
export type TableName = keyof typeof listings;
export const tableNames: readonly TableName[] = ['files', 'rows', 'attacks'];

/** What was done to a document, and what is said of it. */
export type Tried = Record<(typeof tried)[number], string>;
/**
 * A file of the corpus: the attack, the kind of seal that it was tried on, what is said of it; of
 * poppler, pdfium, EU DSS and pyHanko nothing where they were not asked.
 */
export type Attacked = Record<(typeof attacked)[number], string>;

/** Replaces the listing of one table. */
export async function writeListing(
  name: TableName,
  rows: readonly Record<string, string>[],
): Promise<void> {
  const { path, columns } = listings[name];
  await mkdir(dirname(path), { recursive: true });
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  await writeFile(path, toCsv([columns, ...cells]));
}

/** The page with its tables as the listings give them; throws where the page has no place for one. */
export async function withTables(page: string): Promise<string> {
  const read = (name: TableName) => readFile(listings[name].path, 'utf8');
  const tables = {
    files: filesTable(fromCsv(await read('files'), tried)),
    rows: rowsTable(fromCsv(await read('rows'), tried)),
    attacks: attacksTable(fromCsv(await read('attacks'), attacked)),
  };
  return tableNames.reduce((text, name) => replaced(text, name, tables[name]), page);
}

function replaced(text: string, name: TableName, table: string): string {
  const [from, to] = [`<!-- tampering ${name}: begin -->`, `<!-- tampering ${name}: end -->`];
  const [start, end] = [text.indexOf(from), text.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`docs/evidence.md lacks ${from} and ${to}.`);
  return `${text.slice(0, start + from.length)}\n\n${table}\n\n${text.slice(end)}`;
}

/** The name of the check alone: what it says of the file is in the listing. */
const checkOf = (verify: string) => /^`[^`]+`/.exec(verify)?.[0].replace(/ sig_\w+/, '') ?? verify;

function filesTable(rows: readonly Tried[]): string {
  return tableOf(
    ['What is done', 'verify', 'pyHanko', 'EU DSS'],
    rows.map(({ what, verify, pyhanko, dss }) => [what, checkOf(verify), short(pyhanko), dss]),
  );
}

function rowsTable(rows: readonly Tried[]): string {
  const checks = Map.groupBy(rows, ({ verify }) => checkOf(verify));
  return tableOf(
    ['Found by', 'What is changed'],
    Array.from(checks, ([check, found]) => [check, found.map(({ what }) => what).join('; ')]),
  );
}

/**
 * One row for each attack: of how many of the files that it was asked about each reader shows the
 * change, or says that they hold.
 */
function attacksTable(rows: readonly Attacked[]): string {
  const lines = Array.from(Map.groupBy(rows, (row) => row.class)).flatMap(([name, ofClass]) => [
    [`**${name}**`, '', '', '', '', ''],
    ...Array.from(
      Map.groupBy(ofClass, ({ attack }) => attack),
      ([attack, files]) => [attack, ...countsOf(files).map(([some, all]) => `${some}/${all}`)],
    ),
  ]);
  const head = ['Attack', 'poppler', 'pdfium', 'EU DSS', 'pyHanko', 'verify'];
  return `${summary(rows)}\n\n${tableOf(head, lines)}`;
}

const isShown = (words: string) => words.startsWith('shown');
const isUnseen = (words: string) => words.startsWith('not visible');

/** Of each reader, in how many of how many files that it was asked about. */
function countsOf(files: readonly Attacked[]): [number, number][] {
  const readers = [
    ['poppler', isShown],
    ['pdfium', isShown],
    ['dss', isHeld],
    ['pyhanko', isHeld],
    ['verify', isHeld],
  ] as const;
  return readers.map(([name, counts]) => {
    const answers = files.map((file) => file[name]).filter((words) => words !== '');
    return [answers.filter(counts).length, answers.length];
  });
}

function summary(rows: readonly Attacked[]): string {
  const asked = rows.filter(({ poppler }) => poppler !== '');
  const shown = asked.filter(({ poppler, pdfium }) => isShown(poppler) || isShown(pdfium)).length;
  const unseen = asked.filter(
    ({ poppler, pdfium }) => isUnseen(poppler) && isUnseen(pdfium),
  ).length;
  const [, , dss, hanko, ours] = countsOf(rows).map(([held]) => held);
  return (
    `${rows.length} files; verify says of ${ours} that they hold. The others were asked about ` +
    `${asked.length}. At least one of the two renderers shows the change in ` +
    `${shown}; both render ${unseen} as they were. pyHanko says of ${hanko} that they hold ` +
    `unchanged, EU DSS of ${dss}.`
  );
}

/** Without the words of an exception of Python. */
const short = (said: string) => said.replace(/^(?:error: )?(\w+Error|Error -?\d+)\b.*/, '$1');

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `|${cells.map(cell).join('|')}|`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
