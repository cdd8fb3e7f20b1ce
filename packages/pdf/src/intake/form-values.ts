import {
  PdfArray,
  PdfBool,
  PdfName,
  PdfStream,
  PdfString,
  type PDF,
  type PdfDict,
} from '@libpdf/core';
import { dictEntry, entry, resolve, type PdfObject } from '../objects/objects.ts';
import { normalAppearance } from './appearance.ts';
import { readToken } from '../objects/content-tokens.ts';
import { requireShort } from './field-limits.ts';
import { listOptions, type Options } from './form-choices.ts';
import { fieldEntry, fieldFlags, fieldNumber, fullName, type Widget } from './form-tree.ts';
import { unpack } from './page-content.ts';

/** What a text field says, or a drop-down that takes any text. */
export function textValue(pdf: PDF, widget: PdfDict): string {
  return textOf(fieldEntry(pdf, widget, 'V')) ?? '';
}

/** Of the options of a list, in their order: those that are chosen. */
export function chosenOptions(pdf: PDF, widget: PdfDict): Set<number> {
  const value = fieldEntry(pdf, widget, 'V');
  const values = (value instanceof PdfArray ? value.toArray() : [value]).flatMap(
    (one) => textOf(resolve(pdf, one)) ?? [],
  );
  const options = listOptions(pdf, widget);
  return new Set(
    values.flatMap((one) => {
      const named = options.findIndex((option) => option.value === one);
      const index = named >= 0 ? named : options.findIndex(({ shown }) => shown === one);
      return index >= 0 ? [index] : [];
    }),
  );
}

/**
 * With what is chosen already in a list. What was written into a drop-down that takes any text
 * becomes an option, or nobody could leave it as it is.
 */
export function withSuggestion(
  pdf: PDF,
  widget: PdfDict,
  { options, exportValues }: Options,
): Options & { value?: string } {
  const [first] = chosenOptions(pdf, widget);
  const listed = first === undefined ? undefined : listOptions(pdf, widget)[first]?.shown;
  if (listed !== undefined) {
    const value = options.includes(listed) ? { value: listed } : {};
    return { options, ...(exportValues && { exportValues }), ...value };
  }
  const takesAny = fieldFlags.combo | fieldFlags.edit;
  const written = textValue(pdf, widget);
  const isFree = (fieldNumber(pdf, widget, 'Ff') & takesAny) === takesAny;
  if (!isFree || written.trim() === '') return { options, ...(exportValues && { exportValues }) };
  requireShort('Its value', written, fullName(pdf, widget));
  return {
    options: [...options, written],
    ...(exportValues && { exportValues: [...exportValues, written] }),
    value: written,
  };
}

/**
 * Text counts as filled in: by its value, and by what it shows. What is chosen or ticked already
 * stands for “please choose”, unless it is several options of a list, of which a signer could take
 * one only.
 */
export function isFilled(pdf: PDF, widgets: readonly Widget[]): boolean {
  return widgets.some(({ dict }) => {
    const kind = fieldEntry(pdf, dict, 'FT');
    if (!(kind instanceof PdfName)) return false;
    switch (kind.value) {
      case 'Ch':
        return chosenOptions(pdf, dict).size > 1;
      case 'Tx':
        if (textValue(pdf, dict).trim() !== '') return true;
        return !asksToDraw(pdf) && contentOf(pdf, dict) === 'text';
      default:
        return false;
    }
  });
}

/** Readers are to draw every text and list by its value, whatever pictures the file has. */
export function asksToDraw(pdf: PDF): boolean {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  const needed = form && entry(pdf, form, 'NeedAppearances');
  return needed instanceof PdfBool && needed.value;
}

/** Of one picture of a field. */
export const maxPictureBytes = 8 * 1024 ** 2;

/** What is seen in the picture of a field: letters, something else that is no frame, or neither. */
export function contentOf(pdf: PDF, widget: PdfDict): 'text' | 'other' | undefined {
  const picture = normalAppearance(pdf, widget);
  return picture && seenIn(unpack(pdf, picture, maxPictureBytes));
}

export function seenIn(content: Buffer): 'text' | 'other' | undefined {
  let found: 'other' | undefined;
  let letters = false;
  for (let next = readToken(content, 0); next; next = readToken(content, next.end)) {
    const { token } = next;
    if (token.type === 'string') letters ||= token.codes.some((code) => code !== 0 && code !== 32);
    if (token.type !== 'word') continue;
    if (letters && ['Tj', 'TJ', "'", '"'].includes(token.value)) return 'text';
    if (['Do', 'BI', 'sh'].includes(token.value)) found = 'other';
    letters = false;
  }
  return found;
}

/** Long ones may be streams (12.7.4.3). */
function textOf(value: PdfObject | undefined): string | undefined {
  if (value instanceof PdfStream) return PdfString.fromBytes(value.getDecodedData()).asString();
  return value instanceof PdfString ? value.asString() : undefined;
}
