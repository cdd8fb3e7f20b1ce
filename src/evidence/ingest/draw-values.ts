import { PdfBool, type FormField, type PDF } from '@libpdf/core';
import { dictEntry, entry, toPdf } from '../pdf/objects.ts';
import { Unacceptable } from './refusals.ts';

/** Draws the values that their author left to the reader to draw, or they would vanish. */
export function drawValues(pdf: PDF): void {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  if (!form) return;
  const needed = entry(pdf, form, 'NeedAppearances');
  const all = needed instanceof PdfBool && needed.value;
  try {
    const fields = pdf.getForm()?.getFields() ?? [];
    for (const field of fields) if (hasValue(field)) markUndrawn(field, all);
    pdf.getForm()?.updateAppearances();
  } catch (cause) {
    throw new Unacceptable('damaged', 'A filled-in form field cannot be shown.', { cause });
  }
}

function hasValue(field: FormField): boolean {
  if (!['text', 'dropdown', 'listbox'].includes(field.type)) return false;
  const value = field.getValue();
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && value !== '';
}

const readOnly = 1;

/** @param all also those that are drawn: the file asks readers to draw them anew */
function markUndrawn(field: FormField, all: boolean): void {
  const isDrawn = field.getWidgets().every((widget) => widget.hasNormalAppearance());
  if ((isDrawn && !all) || !('needsAppearanceUpdate' in field)) return;
  field.needsAppearanceUpdate = true;
  // The library leaves fields alone that nobody may change, and choices that are drawn.
  field.acroField().set('Ff', toPdf(field.flags & ~readOnly));
  if (field.type !== 'text') for (const { dict } of field.getWidgets()) dict.delete('AP');
}
