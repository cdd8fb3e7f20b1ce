import { PdfArray, type PDF, type PdfDict } from '@libpdf/core';
import { resolve } from '../objects/objects.ts';
import { textOf } from '../objects/text-string.ts';
import { limits, requireShort, tooMany } from './field-limits.ts';
import { fieldEntry, fullName } from './form-tree.ts';

export interface Options {
  /** As shown. */
  options: string[];
  /** What the form calls each; absent where that is what is shown. */
  exportValues?: string[];
}

/** The options of a list (ISO 32000-1, 12.7.4.4): a text, or an export value and a text. */
export function listOptions(pdf: PDF, widget: PdfDict): { value: string; shown: string }[] {
  const list = fieldEntry(pdf, widget, 'Opt');
  const found = list instanceof PdfArray ? list.toArray() : [];
  if (found.length > limits.optionsOfField) throw tooMany(fullName(pdf, widget));
  return found.flatMap((item) => {
    const option = resolve(pdf, item);
    const pair = option instanceof PdfArray ? option.toArray() : [option];
    const [value, shown] = [textOf(resolve(pdf, pair[0])), textOf(resolve(pdf, pair.at(-1)))];
    return value === undefined || shown === undefined ? [] : [{ value, shown }];
  });
}

/** What a signer chooses from. */
export function readOptions(pdf: PDF, widget: PdfDict): Options {
  const name = fullName(pdf, widget);
  const byShown = new Map<string, string>();
  for (const { value, shown } of listOptions(pdf, widget)) {
    if (shown.trim() === '') continue;
    requireShort('One of its options', shown, name);
    requireShort('One of its options', value, name);
    if (!byShown.has(shown)) byShown.set(shown, value);
  }
  return withExports([...byShown.keys()], [...byShown.values()]);
}

/** Export values only where they are not what is shown. */
export function withExports(options: string[], values: string[]): Options {
  const differ = options.some((option, index) => option !== values[index]);
  return { options, ...(differ && { exportValues: values }) };
}
