import { PdfDict, PdfStream, PdfString, type PDF } from '@libpdf/core';
import { dictEntry, entry, nameEntry, resolve } from '../pdf/objects.ts';
import { parseCall } from './parse-call.ts';
import { Unacceptable } from './refusals.ts';
import { standardFormat, type StandardFormat } from './standard-formats.ts';

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
    const call = parseCall(scriptOf(pdf, action));
    const known = call && standardFormat(call);
    if (!known || action.has('Next') || !['K', 'F'].includes(key.value)) {
      throw new Unacceptable('javascript');
    }
    format = known;
  }
  return format;
}

/** Of characters; Acrobat's own calls have less than a hundred. */
const maxScript = 1_000;

function scriptOf(pdf: PDF, action: PdfDict): string {
  const script = entry(pdf, action, 'JS');
  if (script instanceof PdfString) return short(script.asString());
  if (!(script instanceof PdfStream)) return '';
  return short(Buffer.from(script.getDecodedData().subarray(0, maxScript + 1)).toString('latin1'));
}

function short(script: string): string {
  if (script.length > maxScript) throw new Unacceptable('javascript');
  return script;
}
