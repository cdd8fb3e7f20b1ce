import { createHash } from 'node:crypto';
import { UnacceptableFile } from '../file-refusals.ts';
import type { PreparedPdf } from '../prepare-pdf.ts';
import { checkDoc } from './check-doc.ts';
import { checkDocx } from './check-docx.ts';

/** Of a compound file ([MS-CFB] 2.2), as Word wrote until 2003 and still writes what is encrypted. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('504b0304', 'hex');

/**
 * Looks into a Word file before the converter may: both old and new form, whatever it was sent as.
 * What is prepared is the Word file that the converter is given.
 * @throws UnacceptableFile
 */
export function checkWord(bytes: Buffer): PreparedPdf {
  if (bytes.subarray(0, 8).equals(compound)) checked(checkDoc, bytes);
  else if (bytes.subarray(0, 4).equals(zip)) checked(checkDocx, bytes);
  else throw new UnacceptableFile('not_a_word_file');
  const sha256 = (of: Uint8Array) => createHash('sha256').update(of).digest('hex');
  return {
    bytes,
    preparedSha256: sha256(bytes),
    originalSha256: sha256(bytes),
    pageCount: 0,
    pages: [],
    fields: [],
  };
}

/** Offsets in a file that lies lead outside of it, which Node throws as a RangeError. */
function checked(check: (bytes: Buffer) => void, bytes: Buffer): void {
  try {
    check(bytes);
  } catch (cause) {
    if (cause instanceof UnacceptableFile) throw cause;
    throw new UnacceptableFile('word_damaged', { cause });
  }
}
