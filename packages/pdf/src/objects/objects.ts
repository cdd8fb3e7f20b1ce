import { deflateSync } from 'node:zlib';
import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import type { PDF } from '@libpdf/core';
import './exact-numbers.ts';
import { decodeText } from './text-string.ts';

export type PdfObject = NonNullable<ReturnType<PDF['getObject']>>;

type Plain = PdfObject | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** Makes PDF objects of plain ones: a string is a name, an object a dictionary. */
export function toPdf(value: Plain): PdfObject {
  if (typeof value === 'number') return PdfNumber.of(value);
  if (typeof value === 'string') return PdfName.of(value);
  if (isObject(value)) return value;
  if (Array.isArray(value)) return new PdfArray(value.map((item: Plain) => toPdf(item)));
  return dict(value as Record<string, Plain>);
}

export function dict(entries: Readonly<Record<string, Plain>>): PdfDict {
  return new PdfDict(Object.entries(entries).map(([key, value]) => [key, toPdf(value)]));
}

/** Of zlib: it takes less than half as long as the usual one, for a fifth more bytes of page content. */
export const quickLevel = 3;

/**
 * A compressed stream; the same data give the same bytes.
 * @param level of zlib's nine; its usual one unless given
 */
export function stream(
  entries: Readonly<Record<string, Plain>>,
  data: Uint8Array,
  level?: number,
): PdfStream {
  const compressed = new Uint8Array(deflateSync(data, level === undefined ? {} : { level }));
  return new PdfStream(dict({ ...entries, Filter: 'FlateDecode' }), compressed);
}

export function text(value: string): PdfString {
  return PdfString.fromString(value);
}

/** A PDF date (ISO 32000-1, 7.9.4) in UTC. */
export function date(value: Date): PdfString {
  const digits = value.toISOString().replace(/\D/g, '').slice(0, 14);
  return PdfString.fromString(`D:${digits}Z`);
}

/** Four numbers, put in order: left, bottom, right, top. */
export function boxEntry(
  pdf: PDF,
  owner: PdfDict,
  key: string,
): [number, number, number, number] | undefined {
  const [a, b, c, d] = numbers(pdf, owner, key);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  if (![a, b, c, d].every(Number.isFinite)) return undefined;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

function isObject(value: unknown): value is PdfObject {
  return typeof value === 'object' && value !== null && 'toBytes' in value;
}

export function resolve(pdf: PDF, value: PdfObject | null | undefined): PdfObject | undefined {
  let current = value ?? undefined;
  for (let hops = 0; current instanceof PdfRef; hops++) {
    if (hops > 32) return undefined;
    current = pdf.getObject(current) ?? undefined;
  }
  return current;
}

export function entry(pdf: PDF, owner: PdfDict, key: string): PdfObject | undefined {
  return resolve(pdf, owner.get(key));
}

export function dictEntry(pdf: PDF, owner: PdfDict, key: string): PdfDict | undefined {
  const value = entry(pdf, owner, key);
  return value instanceof PdfDict ? value : undefined;
}

/** The items of an array entry, resolved; none when it is no array. */
export function items(pdf: PDF, owner: PdfDict, key: string): PdfObject[] {
  const value = entry(pdf, owner, key);
  if (!(value instanceof PdfArray)) return [];
  return [...value].flatMap((item) => resolve(pdf, item) ?? []);
}

/** The items of an array entry, resolved, in their places; or the entry itself; none where it is none. */
export function oneOrSeveral(
  pdf: PDF,
  owner: PdfDict,
  key: string,
): readonly (PdfObject | undefined)[] {
  const value = entry(pdf, owner, key);
  if (value instanceof PdfArray) return [...value].map((item) => resolve(pdf, item));
  return value === undefined || value instanceof PdfNull ? [] : [value];
}

/** Of a list; what is no number in it is none (NaN). */
export function numbers(pdf: PDF, owner: PdfDict, key: string): number[] {
  return items(pdf, owner, key).map((item) => (item instanceof PdfNumber ? item.value : NaN));
}

export function nameEntry(pdf: PDF, owner: PdfDict, key: string): string | undefined {
  const value = entry(pdf, owner, key);
  return value instanceof PdfName ? value.value : undefined;
}

export function textEntry(pdf: PDF, owner: PdfDict, key: string): string | undefined {
  const value = entry(pdf, owner, key);
  return value instanceof PdfString ? decodeText(value.bytes) : undefined;
}

export function numberEntry(pdf: PDF, owner: PdfDict, key: string): number | undefined {
  const value = entry(pdf, owner, key);
  return value instanceof PdfNumber ? value.value : undefined;
}
