import { createHash } from 'node:crypto';
import { UnacceptableFile } from '../file-refusals.ts';
import type { PreparedPdf } from '../prepare-pdf.ts';
import { collectWarnings, type FileWarningCode } from '../warnings.ts';
import { checkDoc } from './check-doc.ts';
import { checkDocx } from './check-docx.ts';
import { cleanDoc } from './clean-doc.ts';
import { cleanDocx } from './clean-docx.ts';

/** Of a compound file ([MS-CFB] 2.2), as Word wrote until 2003 and still writes what is encrypted. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('504b0304', 'hex');

/**
 * Looks into a Word file before the converter may: both old and new form, whatever it was sent as. What
 * is prepared is the Word file that the converter is given, of which it has what the paper needs.
 * @throws UnacceptableFile
 */
export function checkWord(bytes: Buffer): PreparedPdf {
  const { bytes: kept, codes } = checked(bytes);
  const warnings = collectWarnings();
  for (const code of codes) warnings.add(code);
  return {
    bytes: kept,
    preparedSha256: sha256(kept),
    originalSha256: sha256(bytes),
    pageCount: 0,
    pages: [],
    fields: [],
    warnings: warnings.list(),
  };
}

function checked(bytes: Buffer): { bytes: Buffer; codes: Iterable<FileWarningCode> } {
  try {
    if (bytes.subarray(0, 8).equals(compound)) {
      const clean = cleanDoc(bytes);
      checkDoc(clean.bytes);
      return { bytes: clean.bytes, codes: clean.warnings };
    }
    if (!bytes.subarray(0, 4).equals(zip)) throw new UnacceptableFile('not_a_word_file');
    const clean = cleanDocx(bytes);
    checkDocx(clean.bytes);
    return { bytes: clean.bytes, codes: clean.warnings };
  } catch (cause) {
    if (cause instanceof UnacceptableFile) throw cause;
    // Offsets in a file that lies lead outside of it, which Node throws as a RangeError.
    throw new UnacceptableFile('word_damaged', { cause });
  }
}

function sha256(of: Uint8Array): string {
  return createHash('sha256').update(of).digest('hex');
}
