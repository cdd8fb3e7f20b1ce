import { PdfDict, PdfStream, PdfString, type PDF } from '@libpdf/core';
import type { FileWarningCode } from '../warnings.ts';
import { dictEntry, entry, resolve } from '../../objects/objects.ts';
import { chainOf, isScript, mayGo } from '../allowed/actions.ts';
import { lineage } from './tree.ts';
import { parseCall } from './parse-call.ts';
import { Unacceptable } from '../refusals.ts';
import { standardFormat, type StandardFormat } from './standard-formats.ts';

/** What the scripts of a field ask for. */
export interface FieldScripts {
  format?: StandardFormat;
  /** What is lost with them. */
  lost: FileWarningCode[];
}

/**
 * What a field's scripts ask for: of Acrobat's standard calls the format stays, all else is lost.
 * @throws Unacceptable for an action that is not known to be harmless to lose
 */
export function readScripts(pdf: PDF, field: PdfDict): FieldScripts {
  const found: FieldScripts = { lost: [] };
  const additional = dictEntry(pdf, field, 'AA');
  for (const [{ value: trigger }, value] of additional ?? []) {
    const action = resolve(pdf, value);
    const chain = action instanceof PdfDict ? chainOf(pdf, action) : [];
    if (!chain?.every((one) => mayGo(pdf, one, 'itself'))) throw new Unacceptable('action');
    const [only] = chain;
    const isCall = only && chain.length === 1 && isScript(pdf, only);
    const call = isCall ? parseCall(scriptOf(pdf, only)) : undefined;
    const format = call && ['K', 'F'].includes(trigger) ? standardFormat(call) : undefined;
    if (format) found.format = format;
    else if (trigger === calculating) found.lost.push('calculation_removed');
    else if (call?.name === 'AFRange_Validate') found.lost.push('range_check_removed');
    else {
      for (const one of chain) {
        found.lost.push(isScript(pdf, one) ? 'javascript_removed' : 'action_removed');
      }
    }
  }
  return found;
}

/** The trigger of a calculation (ISO 32000-1, table 196). */
const calculating = 'C';

/** Whether a reader that runs scripts fills the field in. */
export function isCalculated(pdf: PDF, widget: PdfDict): boolean {
  return lineage(pdf, widget).some((node) => dictEntry(pdf, node, 'AA')?.has(calculating));
}

const printWithOptions = /^\s*(?:this\s*\.\s*)?print\s*\(\s*\{[\w\s:,]*\}\s*\)\s*;?\s*$/;

/** Whether an action of JavaScript does nothing but print or empty the form. */
export function isButtonScript(pdf: PDF, action: PdfDict): boolean {
  const script = scriptOf(pdf, action);
  if (printWithOptions.test(script)) return true;
  const call = parseCall(script.replace(/^\s*this\s*\.\s*/, ''));
  return call?.name === 'print' || call?.name === 'resetForm';
}

/** Of characters; Acrobat's own calls have less than a hundred. A longer one is none. */
const maxScript = 1_000;

function scriptOf(pdf: PDF, action: PdfDict): string {
  const script = entry(pdf, action, 'JS');
  if (script instanceof PdfString) return short(script.asString());
  if (!(script instanceof PdfStream)) return '';
  return short(Buffer.from(script.getDecodedData().subarray(0, maxScript + 1)).toString('latin1'));
}

function short(script: string): string {
  return script.length > maxScript ? '' : script;
}
