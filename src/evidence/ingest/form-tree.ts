import { PdfDict, type PDF } from '@libpdf/core';
import { entry, numberEntry, textEntry, type PdfObject } from '../pdf/objects.ts';

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
