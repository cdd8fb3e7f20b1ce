import { PdfDict, PdfStream, PdfString, type PDF } from '@libpdf/core';
import { dictEntry, entry, nameEntry, resolve } from '../pdf/objects.ts';
import { Unacceptable } from './refusals.ts';

/** Acrobat's own number, date, special, percent and time formats, called with literals only. */
const standardScript =
  /^\s*AF(Number|Date|Special|Percent|Time)_(?:Format|Keystroke)(?:Ex)?\s*\(((?:\s*(?:"[^"\\]*"|'[^'\\]*'|-?[\d.]+|true|false)\s*,?)*)\)\s*;?\s*$/;

export type StandardFormat = 'Number' | 'Date' | 'Special' | 'Percent' | 'Time';

/**
 * The format that a field's scripts ask for, when they are nothing but Acrobat's standard calls.
 * @throws Unacceptable for any other script
 */
export function readStandardFormat(pdf: PDF, field: PdfDict): StandardFormat | undefined {
  const additional = dictEntry(pdf, field, 'AA');
  if (!additional) return undefined;
  let format: StandardFormat | undefined;
  for (const [key, value] of additional) {
    const action = resolve(pdf, value);
    if (!(action instanceof PdfDict)) continue;
    if (nameEntry(pdf, action, 'S') !== 'JavaScript') throw new Unacceptable('action');
    const match = standardScript.exec(scriptOf(pdf, action));
    if (!match || action.has('Next') || !['K', 'F'].includes(key.value)) {
      throw new Unacceptable('javascript');
    }
    format = match[1] as StandardFormat;
  }
  return format;
}

const maxScript = 10_000;

function scriptOf(pdf: PDF, action: PdfDict): string {
  const script = entry(pdf, action, 'JS');
  if (script instanceof PdfString) return script.asString();
  if (!(script instanceof PdfStream)) return '';
  return Buffer.from(script.getDecodedData().subarray(0, maxScript + 1)).toString('latin1');
}
