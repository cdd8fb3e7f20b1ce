import { PdfDict, PdfStream, type PDF } from '@libpdf/core';
import { entry, items, numberEntry, numbers, type PdfObject } from '../objects/objects.ts';

/** Stitching functions of stitching functions: nobody writes more. */
const deepest = 8;
const sampleBits = [1, 2, 4, 8, 12, 16, 24, 32];

/** Whether it is a function (ISO 32000-1, 7.10) that misses nothing which its kind has to have. */
export function isFunction(pdf: PDF, value: PdfObject | undefined, depth = 0): boolean {
  if (!(value instanceof PdfDict) || depth > deepest) return false;
  const has = (key: string, count: number) =>
    numbers(pdf, value, key).filter(Number.isFinite).length === count;
  const [inputs, outputs] = ['Domain', 'Range'].map((key) => items(pdf, value, key).length);
  if (!inputs || inputs % 2 !== 0 || !has('Domain', inputs)) return false;
  const isRanged = !!outputs && outputs % 2 === 0 && has('Range', outputs);
  switch (numberEntry(pdf, value, 'FunctionType')) {
    case 0: {
      const isSampled = sampleBits.includes(numberEntry(pdf, value, 'BitsPerSample') ?? 0);
      return value instanceof PdfStream && isRanged && isSampled && has('Size', inputs / 2);
    }
    case 2:
      return Number.isFinite(numberEntry(pdf, value, 'N'));
    case 3: {
      const parts = items(pdf, value, 'Functions');
      const isStitched = has('Bounds', parts.length - 1) && has('Encode', 2 * parts.length);
      return isStitched && parts.every((part) => isFunction(pdf, part, depth + 1));
    }
    case 4:
      return value instanceof PdfStream && isRanged;
    default:
      return false;
  }
}

/** Of a shading: one, or one for each part of its colour. */
export function areFunctions(pdf: PDF, owner: PdfDict, key: string): boolean {
  const several = items(pdf, owner, key);
  const all = several.length > 0 ? several : [entry(pdf, owner, key)];
  return all.every((one) => isFunction(pdf, one));
}
