import { PdfDict, PdfName, PdfString, type PDF, type PDFPage } from '@libpdf/core';
import type { Place } from '../../domain/template/field.ts';
import {
  boxEntry,
  dictEntry,
  items,
  nameEntry,
  numberEntry,
  type PdfObject,
} from '../pdf/objects.ts';
import { cutLabel, limits, requireFew, requireShort } from './field-limits.ts';
import { readButtons, readOptions, type Choice } from './form-choices.ts';
import { readStandardFormat } from './form-scripts.ts';
import {
  fieldEntry,
  fieldNode,
  fieldNumber,
  fieldText,
  fullName,
  lineage,
  type Widget,
} from './form-tree.ts';
import type { FoundField } from './ingest-result.ts';
import { Unacceptable } from './refusals.ts';
import type { StandardFormat } from './standard-formats.ts';

const flags = {
  readOnly: 1,
  required: 2,
  multiline: 1 << 12,
  radio: 1 << 15,
  push: 1 << 16,
  comb: 1 << 24,
};
const hiddenFlags = 0b10_0010;

/**
 * Reads the empty fields that a person can fill, and takes the standard format scripts out of all
 * of them. Fields that are filled in already or read-only are part of what is shown.
 * @throws Unacceptable also for more fields, options or letters than people fill in
 */
export function readFormFields(pdf: PDF, pages: readonly PDFPage[]): FoundField[] {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  if (form?.has('XFA')) throw new Unacceptable('xfa');
  const widgets = findWidgets(pdf, pages);
  const fields = byField(pdf, widgets).flatMap((group) => readField(pdf, group) ?? []);
  requireFew(fields);
  const tops = form ? items(pdf, form, 'Fields') : [];
  stripScripts(pdf, [...tops, ...widgets.map(({ dict }) => dict)]);
  return fields;
}

/** In reading order of the pages, and of each page's annotations. */
function findWidgets(pdf: PDF, pages: readonly PDFPage[]): Widget[] {
  const widgets: Widget[] = [];
  for (const [page, { dict: pageDict }] of pages.entries()) {
    for (const annotation of items(pdf, pageDict, 'Annots')) {
      if (!(annotation instanceof PdfDict)) continue;
      if (nameEntry(pdf, annotation, 'Subtype') !== 'Widget') continue;
      widgets.push({ dict: annotation, page });
      if (widgets.length > limits.widgets) throw new Unacceptable('too_many_fields');
    }
  }
  return widgets;
}

/** The widgets of each field, in the order of the first. */
function byField(pdf: PDF, widgets: readonly Widget[]): Widget[][] {
  const groups = new Map<PdfDict, Widget[]>();
  for (const widget of widgets) {
    const node = fieldNode(pdf, widget.dict);
    const group = groups.get(node);
    if (group) group.push(widget);
    else groups.set(node, [widget]);
  }
  return [...groups.values()];
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
  if (!type || bits & flags.readOnly || isFilled(pdf, widget)) return undefined;
  const shown = widgets.filter(({ dict }) => placeOf(pdf, { dict, page: 0 }) !== undefined);
  const name = fullName(pdf, widget);
  requireShort('Its name', name, name);
  const { signer, rest } = ownerOf(name);
  const field = {
    name,
    label: cutLabel(fieldText(pdf, widget, 'TU') ?? rest),
    required: (bits & flags.required) !== 0,
    ...(signer !== undefined && { signer }),
  };
  if (type === 'checkbox') {
    const choice = readButtons(pdf, shown, (bits & flags.radio) !== 0, name);
    if (choice) return withChoice(pdf, field, choice, shown);
  }
  const places = shown.flatMap((one) => placeOf(pdf, one) ?? []);
  const [place] = places;
  if (!place) return undefined;
  return {
    ...field,
    type: type === 'text' ? refineText(name, formats[0]) : type,
    ...detailsOf(pdf, widget, type, formats[0]),
    ...(type === 'signature' && isInitials(rest) && { variant: 'initials' as const }),
    ...place,
    ...(places.length > 1 && { places }),
  };
}

/** A choice over several buttons is filled in like one from a list. */
function withChoice(
  pdf: PDF,
  field: Pick<FoundField, 'name' | 'label' | 'required' | 'signer'>,
  { options, exportValues, chosen }: Choice,
  widgets: readonly Widget[],
): FoundField | undefined {
  const places = widgets.flatMap((widget, index) => {
    const place = placeOf(pdf, widget);
    const option = chosen[index];
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
  if (type === 'select') return readOptions(pdf, widget);
  if (type !== 'text' && type !== 'textarea') return {};
  if (type === 'text' && standard?.format) return { format: standard.format };
  const maxLength = Math.trunc(fieldNumber(pdf, widget, 'MaxLen'));
  if (maxLength < 1) return {};
  const comb = (fieldNumber(pdf, widget, 'Ff') & flags.comb) !== 0;
  return { maxLength, ...(comb && { comb }) };
}

function typeOf(kind: string, bits: number): FoundField['type'] | undefined {
  switch (kind) {
    case 'Tx':
      return bits & flags.multiline ? 'textarea' : 'text';
    case 'Btn':
      return bits & flags.push ? undefined : 'checkbox';
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
    (known, node) => readStandardFormat(pdf, node) ?? known,
    undefined,
  );
}

/** A pre-set choice stands for “please choose”: only text and ticks count as filled in. */
function isFilled(pdf: PDF, widget: PdfDict): boolean {
  const kind = fieldEntry(pdf, widget, 'FT');
  if (kind instanceof PdfName && kind.value === 'Ch') return false;
  const value = fieldEntry(pdf, widget, 'V');
  if (value instanceof PdfString) return value.asString().trim() !== '';
  return value instanceof PdfName && value.value !== 'Off';
}

/** Deletes /AA from the whole field tree, having looked at each. */
function stripScripts(pdf: PDF, tops: readonly PdfObject[]): void {
  const seen = new Set<PdfObject>();
  const stack = [...tops];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!(node instanceof PdfDict) || seen.has(node)) continue;
    seen.add(node);
    readStandardFormat(pdf, node);
    node.delete('AA');
    stack.push(...items(pdf, node, 'Kids'));
  }
}
