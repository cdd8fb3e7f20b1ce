import { PdfArray, type PDF, type PdfDict } from '@libpdf/core';
import { resolve } from '../../objects/objects.ts';
import { textOf } from '../../objects/text-string.ts';
import { plainText } from '../../plain-text.ts';
import { alike, limits, requireShort, tooMany } from './field-limits.ts';
import { fieldEntry, fullName } from './tree.ts';

export interface Options {
  /** As shown. */
  options: string[];
  /** What the form calls each; absent where that is what is shown. */
  exportValues?: string[];
}

interface ListOption {
  /** What the form calls it, and what it says, as they stand in the file. */
  value: string;
  written: string;
  /** What it says, as people read it. */
  shown: string;
}

/** The options of a list (ISO 32000-1, 12.7.4.4): a text, or an export value and a text. */
export function listOptions(pdf: PDF, widget: PdfDict): ListOption[] {
  const list = fieldEntry(pdf, widget, 'Opt');
  const found = list instanceof PdfArray ? list.toArray() : [];
  if (found.length > limits.optionsOfField) throw tooMany(fullName(pdf, widget));
  return found.flatMap((item) => {
    const option = resolve(pdf, item);
    const pair = option instanceof PdfArray ? option.toArray() : [option];
    const [value, written] = [textOf(resolve(pdf, pair[0])), textOf(resolve(pdf, pair.at(-1)))];
    if (value === undefined || written === undefined) return [];
    return [{ value, written, shown: plainText(written) }];
  });
}

/** What a signer chooses from. @throws Unacceptable naming the field, where two are alike */
export function readOptions(pdf: PDF, widget: PdfDict): Options {
  const name = fullName(pdf, widget);
  const byShown = new Map<string, ListOption>();
  for (const option of listOptions(pdf, widget)) {
    const { value, written, shown } = option;
    if (shown.trim() === '') continue;
    requireShort('One of its options', shown, name);
    requireShort('One of its options', value, name);
    const known = byShown.get(shown);
    if (known && known.written !== written) throw alike(name);
    if (!known) byShown.set(shown, option);
  }
  const values = Array.from(byShown.values(), ({ value }) => plainText(value));
  return withExports([...byShown.keys()], values);
}

/** Export values only where they are not what is shown. */
export function withExports(options: string[], values: string[]): Options {
  const differ = options.some((option, index) => option !== values[index]);
  return { options, ...(differ && { exportValues: values }) };
}
