import { PdfDict, PdfStream, PdfString, type PDF } from '@libpdf/core';
import type { FileWarningCode } from './warnings.ts';
import { dictEntry, entry, nameEntry, resolve } from '../objects/objects.ts';
import { parseCall } from './parse-call.ts';
import { Unacceptable } from './refusals.ts';
import { standardFormat, type StandardFormat } from './standard-formats.ts';

/** What the scripts of a field ask for. */
export interface FieldScripts {
  format?: StandardFormat;
  /** What is lost with them. */
  lost: FileWarningCode[];
}

/** The other standard calls of Acrobat's, each by the trigger that it stands under. */
const lostCalls: Readonly<Record<string, { name: string; code: FileWarningCode }>> = {
  C: { name: 'AFSimple_Calculate', code: 'calculation_removed' },
  V: { name: 'AFRange_Validate', code: 'range_check_removed' },
};

/**
 * What a field's scripts ask for, when they are nothing but Acrobat's standard calls.
 * @throws Unacceptable for any other script
 */
export function readScripts(pdf: PDF, field: PdfDict): FieldScripts {
  const found: FieldScripts = { lost: [] };
  const additional = dictEntry(pdf, field, 'AA');
  for (const [{ value: trigger }, value] of additional ?? []) {
    const action = resolve(pdf, value);
    if (!(action instanceof PdfDict)) continue;
    if (nameEntry(pdf, action, 'S') !== 'JavaScript') throw new Unacceptable('action');
    const call = action.has('Next') ? undefined : parseCall(scriptOf(pdf, action));
    const lost = lostCalls[trigger];
    if (call && lost?.name === call.name) {
      found.lost.push(lost.code);
      continue;
    }
    const format = call && standardFormat(call);
    if (!format || !['K', 'F'].includes(trigger)) throw new Unacceptable('javascript');
    found.format = format;
  }
  return found;
}

const printWithOptions = /^\s*(?:this\s*\.\s*)?print\s*\(\s*\{[\w\s:,]*\}\s*\)\s*;?\s*$/;

/** Whether an action of JavaScript does nothing but print or empty the form. */
export function isButtonScript(pdf: PDF, action: PdfDict): boolean {
  const script = scriptOf(pdf, action);
  if (printWithOptions.test(script)) return true;
  const call = parseCall(script.replace(/^\s*this\s*\.\s*/, ''));
  return call?.name === 'print' || call?.name === 'resetForm';
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
