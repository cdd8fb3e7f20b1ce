import { UnacceptableFile } from '../file-refusals.ts';
import type { FileWarningCode } from '../warnings.ts';
import { readCompoundFile, streamIn, type CompoundEntry } from './compound-file.ts';
import { checkDocChanges } from './doc-changes.ts';
import { checkDocFields } from './doc-fields.ts';
import { checkDocPictures } from './doc-pictures.ts';
import { tableStreamOf } from './doc-tables.ts';
import { seemsToFetch } from './field-codes.ts';
import { utf16In } from './utf16.ts';

/** [MS-DOC] 2.5.2: the file information block begins the stream. */
const wordMagic = 0xa5ec;
/** Of Word 6 and 95, whose text is laid out otherwise. */
const oldMagic = 0xa5dc;
const encryptedFlag = 0x0100;

const macros = ['macros', '_vba_project', '_vba_project_cur', 'vba'];
const signatures = ['_signatures', '_xmlsignatures'];
const objects = ['\u0001ole10native', 'package', '\u0003ocxname'];

/**
 * Refuses a .doc that is none, is encrypted, runs macros, or carries OLE objects and controls; one
 * whose fields are not of the kinds that are listed, whose pictures lie elsewhere, or that holds
 * changes and comments.
 * @returns what of it is not in the PDF
 * @throws UnacceptableFile, RangeError
 */
export function checkDoc(bytes: Buffer): FileWarningCode[] {
  const entries = readCompoundFile(bytes);
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  // What Word encrypts it wraps into a compound file, a .docx too.
  if (names.has('encryptedpackage')) throw new UnacceptableFile('word_encrypted');
  const document = streamIn(entries, 'WordDocument');
  if (!document) throw new UnacceptableFile('not_a_word_file');
  if (macros.some((name) => names.has(name))) throw new UnacceptableFile('word_macros');
  if (objects.some((name) => names.has(name)) || entries.some(isObject)) {
    throw new UnacceptableFile('word_ole');
  }
  const text = document.read();
  if (text.readUInt16LE(0) === oldMagic) throw new UnacceptableFile('word_old');
  if (text.readUInt16LE(0) !== wordMagic) throw new UnacceptableFile('not_a_word_file');
  if (text.readUInt16LE(10) & encryptedFlag) throw new UnacceptableFile('word_encrypted');
  const table = streamIn(entries, tableStreamOf(text));
  if (!table) throw new UnacceptableFile('word_damaged');
  const tables = table.read();
  checkDocFields(text, tables);
  checkDocChanges(text, tables);
  const data = streamIn(entries, 'Data');
  for (const stream of [text, tables, ...(data ? [data.read()] : [])]) {
    checkDocPictures(stream);
  }
  // Text is of one or two bytes a character, at even and odd places alike.
  const readings = [text.toString('latin1'), utf16In(text), utf16In(text, 1)];
  if (readings.some((reading) => codesIn(reading).some(seemsToFetch))) {
    throw new UnacceptableFile('word_external');
  }
  return signatures.some((name) => names.has(name)) ? ['word_signature_removed'] : [];
}

/** [MS-OLEDS] 2.3.3: of a stream that tells of an object, whether it stands for a file elsewhere. */
const linkedFlag = 1;

/**
 * Objects lie in a pool, which programs leave in a document empty too; and at the top a document says
 * of itself that it is one that could be embedded.
 */
function isObject(entry: CompoundEntry): boolean {
  const name = entry.name.toLowerCase();
  if (name === 'objectpool') return !entry.empty;
  if (name !== '\u0001ole') return false;
  return !entry.top || entry.storage || (entry.read().readUInt32LE(4) & linkedFlag) !== 0;
}

const fieldBegin = '\u0013';
const fieldMarks = [fieldBegin, '\u0014', '\u0015'];
const maxCodeLength = 500;

/** Between a field's beginning (0x13) and its separator or end. */
function codesIn(text: string): string[] {
  const codes: string[] = [];
  for (let at = text.indexOf(fieldBegin); at >= 0; at = text.indexOf(fieldBegin, at + 1)) {
    const code = text.slice(at + 1, at + 1 + maxCodeLength);
    const ends = fieldMarks.map((mark) => code.indexOf(mark)).filter((end) => end >= 0);
    codes.push(code.slice(0, Math.min(code.length, ...ends)));
  }
  return codes;
}
