import { PdfDict, PdfName, type PDF, type PDFPage } from '@libpdf/core';
import {
  entry,
  items,
  nameEntry,
  numberEntry,
  textEntry,
  type PdfObject,
} from '../../objects/objects.ts';
import { plainText } from '../../plain-text.ts';
import { limits, quoted } from './field-limits.ts';
import { Unacceptable } from '../refusals.ts';

/** Of fields (ISO 32000-1, 12.7.3 and 12.7.4). */
export const fieldFlags = {
  readOnly: 1,
  required: 2,
  multiline: 1 << 12,
  password: 1 << 13,
  radio: 1 << 15,
  push: 1 << 16,
  combo: 1 << 17,
  edit: 1 << 18,
  multiSelect: 1 << 21,
  comb: 1 << 24,
  unison: 1 << 25,
};

/** One place of a field on a page. */
export interface Widget {
  dict: PdfDict;
  page: number;
}

/** Of the ancestors of a field. */
const deepest = 256;

/**
 * The field and its ancestors, which it inherits from (ISO 32000-1, 12.7.3.1).
 * @throws Unacceptable `field_invalid` where they are too many, or lead round in a circle
 */
export function lineage(pdf: PDF, field: PdfDict): PdfDict[] {
  const nodes: PdfDict[] = [];
  let node: PdfObject | undefined = field;
  for (; node instanceof PdfDict; node = entry(pdf, node, 'Parent')) {
    if (nodes.length === deepest) {
      const name = quoted(nodes.map((one) => textEntry(pdf, one, 'T')).find(Boolean) ?? '');
      throw new Unacceptable('field_invalid', `It stands more than 256 deep in others: ${name}.`);
    }
    nodes.push(node);
  }
  return nodes;
}

export function fieldEntry(pdf: PDF, widget: PdfDict, key: string): PdfObject | undefined {
  const owner = lineage(pdf, widget).find((node) => node.has(key));
  return owner && entry(pdf, owner, key);
}

export function fieldNumber(pdf: PDF, widget: PdfDict, key: string): number {
  const owner = lineage(pdf, widget).find((node) => node.has(key));
  return (owner && numberEntry(pdf, owner, key)) ?? 0;
}

export function fieldText(pdf: PDF, widget: PdfDict, key: string): string | undefined {
  const owner = lineage(pdf, widget).find((node) => node.has(key));
  const value = owner && plainText(textEntry(pdf, owner, key) ?? '').trim();
  return value === '' ? undefined : value;
}

/** Of all that it stands in, as the file has it; empty where nothing has a name. */
export function fullName(pdf: PDF, widget: PdfDict): string {
  const parts = lineage(pdf, widget).flatMap((node) => textEntry(pdf, node, 'T') ?? []);
  return parts.toReversed().join('.');
}

/** In reading order of the pages, and of each page's annotations. */
export function findWidgets(pdf: PDF, pages: readonly PDFPage[]): Widget[] {
  const widgets: Widget[] = [];
  for (const [page, { dict: pageDict }] of pages.entries()) {
    for (const annotation of items(pdf, pageDict, 'Annots')) {
      if (!(annotation instanceof PdfDict)) continue;
      if (nameEntry(pdf, annotation, 'Subtype') !== 'Widget') continue;
      widgets.push({ dict: annotation, page });
      if (widgets.length > limits.places) throw new Unacceptable('too_many_fields');
    }
  }
  return widgets;
}

/** A field, at all the places that have its full name. */
export interface FieldGroup {
  /** As people read it: two may have one name, and are not one field. */
  name: string;
  widgets: Widget[];
}

/**
 * The fields in the order of their first places. What has one full name is one field wherever it
 * stands in the tree (12.7.3.2): what is filled in at one place stands at all of them. Push buttons
 * ask for nothing, and are left out with whatever is of no known type.
 */
export function byField(pdf: PDF, widgets: readonly Widget[]): FieldGroup[] {
  const named = new Map<string, FieldGroup>();
  const groups: FieldGroup[] = [];
  for (const widget of widgets) {
    if (!asks(pdf, widget.dict)) continue;
    const name = fullName(pdf, widget.dict);
    const known = named.get(name);
    if (known) {
      known.widgets.push(widget);
      continue;
    }
    const group = { name: plainText(name), widgets: [widget] };
    groups.push(group);
    if (name !== '') named.set(name, group);
  }
  let number = 1;
  for (const group of groups.filter(({ name }) => name === '')) {
    do group.name = number === 1 ? 'field' : `field ${number}`;
    while (named.has(group.name) && number++);
    number += 1;
  }
  return groups;
}

function asks(pdf: PDF, widget: PdfDict): boolean {
  const kind = kindOf(pdf, widget);
  if (kind === 'Btn') return (fieldNumber(pdf, widget, 'Ff') & fieldFlags.push) === 0;
  return kind === 'Tx' || kind === 'Ch' || kind === 'Sig';
}

/** Its /FT. */
export function kindOf(pdf: PDF, widget: PdfDict): string | undefined {
  const kind = fieldEntry(pdf, widget, 'FT');
  return kind instanceof PdfName ? kind.value : undefined;
}
