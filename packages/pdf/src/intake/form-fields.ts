import { PdfDict, PdfName, type PDF, type PDFPage } from '@libpdf/core';
import type { Place } from '../fields.ts';
import type { Warnings } from './warnings.ts';
import { boxEntry, dictEntry, items, numberEntry, type PdfObject } from '../objects/objects.ts';
import { cutLabel, requireFew, requireShort } from './field-limits.ts';
import { isOn, readButtons, type Choice } from './form-buttons.ts';
import { readOptions } from './form-choices.ts';
import { readScripts } from './form-scripts.ts';
import {
  byField,
  fieldEntry,
  fieldFlags,
  fieldNumber,
  fieldText,
  findWidgets,
  fullName,
  lineage,
  type Widget,
} from './form-tree.ts';
import { isFilled, withSuggestion } from './form-values.ts';
import type { FoundField } from './ingest-result.ts';
import { Unacceptable } from './refusals.ts';
import type { StandardFormat } from './standard-formats.ts';

const hiddenFlags = 0b10_0010;

export interface FormFields {
  fields: FoundField[];
  /** Where they stand on the pages. */
  toFill: ReadonlySet<PdfDict>;
}

/**
 * Reads the fields that a person can fill, with what is chosen in them already, and takes the
 * standard format scripts out of all of them. Read-only fields, and texts that are filled in
 * already, are part of what is shown.
 * @throws Unacceptable also for more fields, options or letters than people fill in
 */
export function readFormFields(
  pdf: PDF,
  pages: readonly PDFPage[],
  warnings: Warnings,
): FormFields {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  if (form?.has('XFA')) throw new Unacceptable('xfa');
  const widgets = findWidgets(pdf, pages);
  const fields: FoundField[] = [];
  const toFill = new Set<PdfDict>();
  for (const group of byField(pdf, widgets)) {
    const field = readField(pdf, group);
    if (!field) continue;
    fields.push(field);
    for (const { dict } of group) toFill.add(dict);
  }
  requireFew(fields);
  const tops = form ? items(pdf, form, 'Fields') : [];
  for (const { dict, page } of widgets) {
    for (const node of lineage(pdf, dict)) {
      for (const code of readScripts(pdf, node).lost) warnings.add(code, page);
    }
  }
  stripScripts(pdf, [...tops, ...widgets.map(({ dict }) => dict)]);
  return { fields, toFill };
}

function readField(pdf: PDF, widgets: readonly Widget[]): FoundField | undefined {
  const [first] = widgets;
  if (!first) return undefined;
  const { dict: widget } = first;
  const formats = widgets.flatMap((one) => standardFormat(pdf, one.dict) ?? []);
  const kind = fieldEntry(pdf, widget, 'FT');
  const bits = fieldNumber(pdf, widget, 'Ff');
  const type = kind instanceof PdfName ? typeOf(kind.value, bits) : undefined;
  if (type === 'signature' && fieldEntry(pdf, widget, 'V') instanceof PdfDict) {
    throw new Unacceptable('already_signed');
  }
  if (!type || bits & fieldFlags.readOnly || isFilled(pdf, widgets)) return undefined;
  const shown = widgets.filter(({ dict }) => placeOf(pdf, { dict, page: 0 }) !== undefined);
  const name = fullName(pdf, widget);
  requireShort('Its name', name, name);
  const { signer, rest } = ownerOf(name);
  const field = {
    name,
    source: 'form' as const,
    label: cutLabel(fieldText(pdf, widget, 'TU') ?? rest),
    required: (bits & fieldFlags.required) !== 0,
    ...(signer !== undefined && { signer }),
  };
  if (type === 'checkbox') {
    const choice = readButtons(pdf, shown, name);
    if (choice) return withChoice(pdf, field, choice, shown);
  }
  const places = shown.flatMap((one) => placeOf(pdf, one) ?? []);
  const [place] = places;
  if (!place) return undefined;
  return {
    ...field,
    type: type === 'text' ? refineText(name, formats[0]) : type,
    ...detailsOf(pdf, widget, type, formats[0]),
    ...(type === 'checkbox' && shown.some(({ dict }) => isOn(pdf, dict)) && { value: true }),
    ...(type === 'signature' && isInitials(rest) && { variant: 'initials' as const }),
    ...place,
    ...(places.length > 1 && { places }),
  };
}

/** A choice over several buttons is filled in like one from a list. */
function withChoice(
  pdf: PDF,
  field: Pick<FoundField, 'name' | 'source' | 'label' | 'required' | 'signer'>,
  { options, exportValues, byWidget, value }: Choice,
  widgets: readonly Widget[],
): FoundField | undefined {
  const places = widgets.flatMap((widget, index) => {
    const place = placeOf(pdf, widget);
    const option = byWidget[index];
    return place && option !== undefined ? [{ ...place, option }] : [];
  });
  const [first] = places;
  if (!first) return undefined;
  const { page, rect } = first;
  return {
    ...field,
    type: 'select',
    options,
    ...(exportValues && { exportValues }),
    ...(value !== undefined && { value }),
    page,
    rect,
    places,
  };
}

/** Undefined for one that is hidden or too small to see. */
function placeOf(pdf: PDF, { dict, page }: Widget): Place | undefined {
  const box = boxEntry(pdf, dict, 'Rect');
  if (!box || (numberEntry(pdf, dict, 'F') ?? 0) & hiddenFlags) return undefined;
  const [left, bottom, right, top] = box;
  if (right - left < 1 || top - bottom < 1) return undefined;
  return { page, rect: [left, bottom, right - left, top - bottom] };
}

function detailsOf(
  pdf: PDF,
  widget: PdfDict,
  type: FoundField['type'],
  standard: StandardFormat | undefined,
): Partial<FoundField> {
  if (type === 'select') return withSuggestion(pdf, widget, readOptions(pdf, widget));
  if (type !== 'text' && type !== 'textarea') return {};
  if (type === 'text' && standard?.format) return { format: standard.format };
  const maxLength = Math.trunc(fieldNumber(pdf, widget, 'MaxLen'));
  if (maxLength < 1) return {};
  const comb = (fieldNumber(pdf, widget, 'Ff') & fieldFlags.comb) !== 0;
  return { maxLength, ...(comb && { comb }) };
}

function typeOf(kind: string, bits: number): FoundField['type'] | undefined {
  switch (kind) {
    case 'Tx':
      return bits & fieldFlags.multiline ? 'textarea' : 'text';
    case 'Btn':
      return bits & fieldFlags.push ? undefined : 'checkbox';
    case 'Ch':
      return 'select';
    case 'Sig':
      return 'signature';
    default:
      return undefined;
  }
}

function refineText(name: string, standard: StandardFormat | undefined): FoundField['type'] {
  if (standard?.kind === 'Number' || standard?.kind === 'Percent') return 'number';
  if (standard?.kind === 'Date') return 'date';
  return /e-?mail/i.test(name) ? 'email' : 'text';
}

function isInitials(name: string): boolean {
  return /(?:^|[._ -])initials?\d*$/i.test(name);
}

/**
 * `2.Name` belongs to the second signer, as the text tags' `signer=2` says; people read `Name`.
 * The number stays in the field's name, which alone distinguishes `1.Name` from `2.Name` outside.
 */
export function ownerOf(name: string): { signer?: number; rest: string } {
  const match = /^([1-9]\d?)\.(.+)$/s.exec(name);
  return match?.[1] && match[2] ? { signer: Number(match[1]), rest: match[2] } : { rest: name };
}

function standardFormat(pdf: PDF, widget: PdfDict): StandardFormat | undefined {
  return lineage(pdf, widget).reduce<StandardFormat | undefined>(
    (known, node) => readScripts(pdf, node).format ?? known,
    undefined,
  );
}

/** Deletes /AA from the whole field tree, having looked at each. */
function stripScripts(pdf: PDF, tops: readonly PdfObject[]): void {
  const seen = new Set<PdfObject>();
  const stack = [...tops];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!(node instanceof PdfDict) || seen.has(node)) continue;
    seen.add(node);
    readScripts(pdf, node);
    node.delete('AA');
    stack.push(...items(pdf, node, 'Kids'));
  }
}
