import { PdfDict, PdfName, type PDF, type PDFPage } from '@libpdf/core';
import {
  entry,
  items,
  nameEntry,
  numberEntry,
  textEntry,
  type PdfObject,
} from '../objects/objects.ts';
import { limits } from './field-limits.ts';
import { Unacceptable } from './refusals.ts';

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
  comb: 1 << 24,
  unison: 1 << 25,
};

/** One place of a field on a page. */
export interface Widget {
  dict: PdfDict;
  page: number;
}

/** The field and its ancestors, which it inherits from (ISO 32000-1, 12.7.3.1). */
export function lineage(pdf: PDF, field: PdfDict): PdfDict[] {
  const nodes: PdfDict[] = [];
  let node: PdfObject | undefined = field;
  while (node instanceof PdfDict && nodes.length < 32) {
    nodes.push(node);
    node = entry(pdf, node, 'Parent');
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
  const value = owner && textEntry(pdf, owner, key)?.trim();
  return value === '' ? undefined : value;
}

export function fullName(pdf: PDF, widget: PdfDict): string {
  const parts = lineage(pdf, widget).flatMap((node) => textEntry(pdf, node, 'T') ?? []);
  return parts.toReversed().join('.') || 'field';
}

/** The node that has the field's name: that of several widgets of one field is the same. */
export function fieldNode(pdf: PDF, widget: PdfDict): PdfDict {
  return lineage(pdf, widget).find((node) => node.has('T')) ?? widget;
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

/**
 * The widgets of each field, in the order of the first. Buttons of one name are one field wherever
 * they stand in the tree (12.7.3.2): choosing one of them lets go of the others.
 */
export function byField(pdf: PDF, widgets: readonly Widget[]): Widget[][] {
  const groups = new Map<PdfDict | string, Widget[]>();
  for (const widget of widgets) {
    const kind = fieldEntry(pdf, widget.dict, 'FT');
    const isButton = kind instanceof PdfName && kind.value === 'Btn';
    const node = fieldNode(pdf, widget.dict);
    const key = isButton && node.has('T') ? fullName(pdf, widget.dict) : node;
    const group = groups.get(key);
    if (group) group.push(widget);
    else groups.set(key, [widget]);
  }
  return [...groups.values()];
}
