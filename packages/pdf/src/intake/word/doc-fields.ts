import { UnacceptableFile, type FileRefusalReason } from '../file-refusals.ts';
import { tableAt } from './doc-tables.ts';

/** [MS-DOC] 2.5.6: of the fields in text, headers, footnotes, comments, endnotes and two kinds of boxes. */
const fieldTables = [16, 17, 18, 19, 48, 57, 59];
/** Of the documents that this one is made of. */
const subdocuments = 54;

/**
 * Reads of what kind each field is (2.8.25, 2.9.90): a number that readers go by, whatever the
 * instruction says.
 * @throws UnacceptableFile
 */
export function checkDocFields(document: Buffer, table: Buffer): void {
  if (tableAt(document, table, subdocuments).length > 0) {
    throw new UnacceptableFile('word_external');
  }
  for (const index of fieldTables) {
    const fields = tableAt(document, table, index);
    if (fields.length > 0) checkFieldTable(fields);
  }
}

const begin = 0x13;
const separator = 0x14;
const end = 0x15;

/** Each beginning, separator and end of a field by its position, with its kind or what else is said. */
interface FieldMark {
  position: number;
  mark: number;
  /** Where it says what kind of field begins (2.9.90). */
  kind: number;
}

/** n + 1 positions of four bytes, then n descriptions of two. */
function* marksIn(bytes: Buffer): Generator<FieldMark> {
  const count = (bytes.length - 4) / 6;
  if (!Number.isInteger(count)) throw new UnacceptableFile('word_damaged');
  for (let index = 0; index < count; index += 1) {
    const at = 4 * (count + 1) + 2 * index;
    const mark = bytes.readUInt8(at) & 0x1f;
    if (mark < begin || mark > end) throw new UnacceptableFile('word_damaged');
    yield { position: bytes.readUInt32LE(4 * index), mark, kind: at + 1 };
  }
}

function checkFieldTable(bytes: Buffer): void {
  for (const { mark, kind } of marksIn(bytes)) {
    // Separator and end have something else in that place.
    if (mark !== begin) continue;
    const reason = reasonAgainstKind(bytes.readUInt8(kind));
    if (reason !== undefined) throw new UnacceptableFile(reason);
  }
}

/** A field by the positions of its marks in all the text. */
export interface DocField {
  kind: number;
  begin: number;
  separator: number | undefined;
  end: number;
  /** Writes another kind into the table. */
  turnInto(kind: number): void;
}

/**
 * 2.5.6, 2.5.4: of the stories that stand in the pages, their tables of fields, and how many
 * characters stand before them, as the offsets of their lengths.
 */
const stories: readonly (readonly [table: number, before: readonly number[]])[] = [
  [16, []],
  [18, [0x4c]],
  [17, [0x4c, 0x50]],
  [48, [0x4c, 0x50, 0x54, 0x58, 0x5c]],
];

/**
 * The fields of text, footnotes, headers and endnotes that have an end.
 * @throws UnacceptableFile, RangeError
 */
export function* fieldsIn(document: Buffer, tables: Buffer): Generator<DocField> {
  for (const [index, lengths] of stories) {
    const bytes = tableAt(document, tables, index);
    if (bytes.length === 0) continue;
    const start = lengths.reduce((sum, at) => sum + document.readUInt32LE(at), 0);
    const open: { first: FieldMark; middle?: number }[] = [];
    for (const one of marksIn(bytes)) {
      const inner = open.at(-1);
      if (one.mark === begin) open.push({ first: one });
      else if (one.mark === separator && inner) inner.middle = start + one.position;
      else if (one.mark === end && inner) {
        open.pop();
        const { kind, position } = inner.first;
        yield {
          kind: bytes.readUInt8(kind),
          begin: start + position,
          separator: inner.middle,
          end: start + one.position,
          turnInto: (other) => {
            bytes.writeUInt8(other, kind);
          },
        };
      }
    }
  }
}

/** 2.9.90: the fields of field-codes.ts by their numbers; 1 and 2 are words that are none. */
const allowed: ReadonlySet<number> = new Set([
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25],
  ...[26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 41, 42, 43, 44, 49, 50, 51, 52, 53],
  ...[54, 57, 59, 60, 61, 62, 63, 64, 65, 66, 69, 70, 71, 72, 73, 74, 75, 77, 80, 81, 83, 84],
  ...[85, 88, 90, 92, 93, 94, 95],
]);
/** EMBED, CONTROL, HTMLCONTROL. */
const embedding: readonly number[] = [58, 87, 91];
/** RD, INCLUDE, DATA, DDE, DDEAUTO, GLOSSARY, PRINT, IMPORT, LINK, INCLUDEPICTURE and the like. */
const fetching: readonly number[] = [11, 36, 40, 45, 46, 47, 48, 55, 56, 67, 68, 78, 79, 89];

function reasonAgainstKind(kind: number): FileRefusalReason | undefined {
  if (allowed.has(kind)) return undefined;
  if (embedding.includes(kind)) return 'word_ole';
  return fetching.includes(kind) ? 'word_external' : 'word_unfamiliar';
}
