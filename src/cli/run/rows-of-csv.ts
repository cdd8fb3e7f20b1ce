import type { FieldType } from '../../domain/template/field.ts';
import { CsvError, type CsvRecord } from './parse-csv.ts';

/** What a column says: of a recipient, of a field, or of the document. */
type Column =
  | { of: 'document'; member: 'title' | 'external_id' }
  | { of: 'metadata'; name: string }
  | { of: 'values'; name: string }
  | { of: 'recipient'; key: string; member: 'name' | 'email' | 'locale' | 'notify' };

/** The template that the table is for, as far as its columns name it. */
export interface CsvTemplate {
  roles: readonly string[];
  fields: ReadonlyMap<string, FieldType>;
}

export interface CsvRows {
  /** As `POST /bulk-sends` takes them. */
  rows: Record<string, unknown>[];
  /** The line on which each begins. */
  lines: number[];
}

/** @throws CsvError for a table without rows, or with a column that means nothing */
export function rowsOfCsv(records: readonly CsvRecord[], template: CsvTemplate): CsvRows {
  const [head, ...body] = records;
  if (!head || body.length === 0) throw new CsvError('The file has no rows below its first line.');
  const names = head.cells.map((cell) => cell.trim());
  const columns = names.map((name, index) => {
    if (names.indexOf(name) < index)
      throw new CsvError(`Line 1: the column ${name} is there twice.`);
    return columnOf(name, template);
  });
  return {
    rows: body.map(({ line, cells }) => {
      if (cells.length > columns.length) {
        throw new CsvError(
          `Line ${line} has ${cells.length} cells; there are ${columns.length} columns.`,
        );
      }
      return rowOf(cells, columns, template);
    }),
    lines: body.map(({ line }) => line),
  };
}

function columnOf(name: string, { roles }: CsvTemplate): Column {
  if (name === 'title' || name === 'external_id') return { of: 'document', member: name };
  const dot = name.indexOf('.');
  const [head, tail] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
  const isRole = roles.includes(head);
  if (isRole && (tail === 'name' || tail === 'email' || tail === 'locale' || tail === 'notify')) {
    return { of: 'recipient', key: head, member: tail };
  }
  if (tail !== '' && (head === 'values' || head === 'metadata')) return { of: head, name: tail };
  throw new CsvError(
    `Line 1: the column “${name}” means nothing. There are title, external_id, metadata.…, ` +
      `values.…${roles.map((role) => `, ${role}.name, ${role}.email`).join('')}.`,
  );
}

function rowOf(
  cells: readonly string[],
  columns: readonly Column[],
  { fields }: CsvTemplate,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  const groups = { metadata: {}, values: {} } as Record<
    'metadata' | 'values',
    Record<string, unknown>
  >;
  const recipients = new Map<string, Record<string, unknown>>();
  for (const [index, column] of columns.entries()) {
    const cell = (cells[index] ?? '').trim();
    if (cell === '') continue;
    switch (column.of) {
      case 'document':
        row[column.member] = cell;
        break;
      case 'metadata':
        groups.metadata[column.name] = cell;
        break;
      case 'values':
        groups.values[column.name] = valueOf(cell, fields.get(column.name));
        break;
      case 'recipient': {
        const recipient = recipients.get(column.key) ?? { key: column.key };
        recipient[column.member] = column.member === 'notify' ? flagOf(cell) : cell;
        recipients.set(column.key, recipient);
      }
    }
  }
  for (const [name, group] of Object.entries(groups)) {
    if (Object.keys(group).length > 0) row[name] = group;
  }
  return { ...row, recipients: [...recipients.values()] };
}

/** A cell as its field takes it; what is none of its kind stays text, and is refused as such. */
function valueOf(cell: string, type: FieldType | undefined): string | number | boolean {
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(cell)) return Number(cell);
  return type === 'checkbox' ? flagOf(cell) : cell;
}

function flagOf(cell: string): boolean | string {
  const flags: Record<string, boolean> = { true: true, yes: true, false: false, no: false };
  const word = cell.toLowerCase();
  return Object.hasOwn(flags, word) ? flags[word] === true : cell;
}
