import { PdfArray, PdfDict, PdfName, PdfString, type PDF, type PDFPage } from '@libpdf/core';
import {
  boxEntry,
  dictEntry,
  entry,
  items,
  nameEntry,
  numberEntry,
  textEntry,
  type PdfObject,
} from '../pdf/objects.ts';
import { readStandardFormat, type StandardFormat } from './form-scripts.ts';
import type { FoundField } from './ingest-result.ts';
import { Unacceptable } from './refusals.ts';

const flags = { readOnly: 1, required: 2, multiline: 1 << 12, radio: 1 << 15, push: 1 << 16 };
const hiddenFlags = 0b10_0010;

interface Widget {
  dict: PdfDict;
  page: number;
}

/**
 * Reads the empty fields that a person can fill, and takes the standard format scripts out of all
 * of them. Fields that are filled in already or read-only are part of what is shown.
 */
export function readFormFields(pdf: PDF, pages: readonly PDFPage[]): FoundField[] {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  if (form?.has('XFA')) throw new Unacceptable('xfa');
  const widgets = findWidgets(pdf, pages);
  const fields = widgets.flatMap((widget) => readField(pdf, widget) ?? []);
  const tops = form ? items(pdf, form, 'Fields') : [];
  stripScripts(pdf, [...tops, ...widgets.map(({ dict }) => dict)]);
  return fields;
}

/** In reading order of the pages, and of each page's annotations. */
function findWidgets(pdf: PDF, pages: readonly PDFPage[]): Widget[] {
  return pages.flatMap((page, index) =>
    items(pdf, page.dict, 'Annots').flatMap((annotation) =>
      annotation instanceof PdfDict && nameEntry(pdf, annotation, 'Subtype') === 'Widget'
        ? [{ dict: annotation, page: index }]
        : [],
    ),
  );
}

function readField(pdf: PDF, { dict: widget, page }: Widget): FoundField | undefined {
  const format = standardFormat(pdf, widget);
  const kind = fieldEntry(pdf, widget, 'FT');
  const bits = fieldNumber(pdf, widget, 'Ff');
  const type = kind instanceof PdfName ? typeOf(kind.value, bits) : undefined;
  if (type === 'signature' && fieldEntry(pdf, widget, 'V') instanceof PdfDict) {
    throw new Unacceptable('already_signed');
  }
  const box = boxEntry(pdf, widget, 'Rect');
  if (!type || !box || bits & flags.readOnly || isFilled(pdf, widget)) return undefined;
  if ((numberEntry(pdf, widget, 'F') ?? 0) & hiddenFlags) return undefined;
  const [left, bottom, right, top] = box;
  if (right - left < 1 || top - bottom < 1) return undefined;
  const name = fullName(pdf, widget);
  const { signer, rest } = ownerOf(name);
  const label = fieldText(pdf, widget, 'TU') ?? rest;
  const options = type === 'select' ? optionsOf(pdf, widget) : undefined;
  return {
    name: name.slice(0, 255),
    label: label.slice(0, 255),
    type: type === 'text' ? refineText(name, format) : type,
    required: (bits & flags.required) !== 0,
    ...(options && { options }),
    page,
    rect: [left, bottom, right - left, top - bottom],
    ...(signer !== undefined && { signer }),
  };
}

function typeOf(kind: string, bits: number): FoundField['type'] | undefined {
  switch (kind) {
    case 'Tx':
      return bits & flags.multiline ? 'textarea' : 'text';
    case 'Btn':
      // One choice over several places has no place of its own to be filled in.
      return bits & (flags.push | flags.radio) ? undefined : 'checkbox';
    case 'Ch':
      return 'select';
    case 'Sig':
      return 'signature';
    default:
      return undefined;
  }
}

function refineText(name: string, format: StandardFormat | undefined): FoundField['type'] {
  if (format === 'Number' || format === 'Percent') return 'number';
  if (format === 'Date') return 'date';
  return /e-?mail/i.test(name) ? 'email' : 'text';
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

/** The field and its ancestors, which it inherits from (ISO 32000-1, 12.7.3.1). */
function lineage(pdf: PDF, field: PdfDict): PdfDict[] {
  const nodes: PdfDict[] = [];
  let node: PdfObject | undefined = field;
  while (node instanceof PdfDict && nodes.length < 32) {
    nodes.push(node);
    node = entry(pdf, node, 'Parent');
  }
  return nodes;
}

function fieldEntry(pdf: PDF, widget: PdfDict, key: string): PdfObject | undefined {
  const owner = lineage(pdf, widget).find((node) => node.has(key));
  return owner && entry(pdf, owner, key);
}

function fieldNumber(pdf: PDF, widget: PdfDict, key: string): number {
  const owner = lineage(pdf, widget).find((node) => node.has(key));
  return (owner && numberEntry(pdf, owner, key)) ?? 0;
}

function fieldText(pdf: PDF, widget: PdfDict, key: string): string | undefined {
  const owner = lineage(pdf, widget).find((node) => node.has(key));
  const value = owner && textEntry(pdf, owner, key)?.trim();
  return value === '' ? undefined : value;
}

function fullName(pdf: PDF, widget: PdfDict): string {
  const parts = lineage(pdf, widget).flatMap((node) => textEntry(pdf, node, 'T') ?? []);
  return parts.toReversed().join('.') || 'field';
}

/** A pre-set choice stands for "please choose": only text and ticks count as filled in. */
function isFilled(pdf: PDF, widget: PdfDict): boolean {
  const kind = fieldEntry(pdf, widget, 'FT');
  if (kind instanceof PdfName && kind.value === 'Ch') return false;
  const value = fieldEntry(pdf, widget, 'V');
  if (value instanceof PdfString) return value.asString().trim() !== '';
  return value instanceof PdfName && value.value !== 'Off';
}

function optionsOf(pdf: PDF, widget: PdfDict): string[] {
  const list = fieldEntry(pdf, widget, 'Opt');
  if (!(list instanceof PdfArray)) return [];
  const options = list.toArray().flatMap((item) => {
    const shown = item instanceof PdfArray ? item.at(item.length - 1) : item;
    return shown instanceof PdfString ? [shown.asString().slice(0, 255)] : [];
  });
  return [...new Set(options.filter((option) => option.trim() !== ''))].slice(0, 500);
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
