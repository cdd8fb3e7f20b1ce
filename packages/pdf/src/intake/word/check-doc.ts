import { UnacceptableFile } from '../file-refusals.ts';
import { readCompoundFile } from './compound-file.ts';
import { checkDocChanges } from './doc-changes.ts';
import { checkDocFields } from './doc-fields.ts';
import { checkDocPictures } from './doc-pictures.ts';
import { isInPool, readDocStreams } from './doc-streams.ts';
import { seemsToFetch } from './field-codes.ts';
import { utf16In } from './utf16.ts';

/**
 * Refuses a .doc that is none, is encrypted, runs macros, or carries OLE objects and controls; one
 * whose fields are not of the kinds that are listed, whose pictures lie elsewhere, or that holds
 * changes and comments.
 * @throws UnacceptableFile, RangeError
 */
export function checkDoc(bytes: Buffer): void {
  const entries = readCompoundFile(bytes);
  const { document, tables, data } = readDocStreams(entries);
  if (entries.some(isInPool)) throw new UnacceptableFile('word_ole');
  checkDocFields(document, tables);
  checkDocChanges(document, tables);
  for (const stream of [document, tables, ...(data ? [data] : [])]) checkDocPictures(stream);
  // Text is of one or two bytes a character, at even and odd places alike.
  const readings = [document.toString('latin1'), utf16In(document), utf16In(document, 1)];
  if (readings.some((reading) => codesIn(reading).some(seemsToFetch))) {
    throw new UnacceptableFile('word_external');
  }
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
