import { PdfDict, PdfStream, type PDF } from '@libpdf/core';
import { entry, items, numberEntry, numbers, type PdfObject } from '../objects/objects.ts';
import { unpack } from './page-content.ts';
import { readProgram } from './read-program.ts';

/** Stitching functions of stitching functions: nobody writes more. */
const deepest = 8;
const sampleBits = [1, 2, 4, 8, 12, 16, 24, 32];
/** Of a table of samples, or of a program. */
const maxBytes = 16 * 1024 ** 2;

/** Whether it is a function (ISO 32000-1, 7.10) that misses nothing which its kind has to have. */
export function isFunction(pdf: PDF, value: PdfObject | undefined, depth = 0): boolean {
  if (!(value instanceof PdfDict) || depth > deepest) return false;
  const has = (key: string, count: number) =>
    numbers(pdf, value, key).filter(Number.isFinite).length === count;
  const [inputs = 0, outputs = 0] = ['Domain', 'Range'].map((key) => items(pdf, value, key).length);
  if (!inputs || inputs % 2 !== 0 || !has('Domain', inputs)) return false;
  const isRanged = !!outputs && outputs % 2 === 0 && has('Range', outputs);
  switch (numberEntry(pdf, value, 'FunctionType')) {
    case 0:
      return value instanceof PdfStream && isRanged && isSampled(pdf, value, inputs / 2);
    case 2:
      return Number.isFinite(numberEntry(pdf, value, 'N'));
    case 3: {
      const parts = items(pdf, value, 'Functions');
      const isStitched = has('Bounds', parts.length - 1) && has('Encode', 2 * parts.length);
      return isStitched && parts.every((part) => isFunction(pdf, part, depth + 1));
    }
    case 4: {
      if (!(value instanceof PdfStream) || !isRanged) return false;
      const program = readProgram(unpack(pdf, value, maxBytes), inputs / 2);
      return program !== undefined && program.results >= outputs / 2;
    }
    default:
      return false;
  }
}

/** Its table is as large as it says: some readers make room for it before they look. */
function isSampled(pdf: PDF, value: PdfStream, inputs: number): boolean {
  const bits = numberEntry(pdf, value, 'BitsPerSample') ?? 0;
  const sizes = numbers(pdf, value, 'Size');
  const isCounted = sizes.length === inputs && sizes.every((size) => size > 0);
  if (!sampleBits.includes(bits) || !isCounted) return false;
  const outputs = items(pdf, value, 'Range').length / 2;
  const wanted = Math.ceil((sizes.reduce((one, size) => one * size, outputs) * bits) / 8);
  return wanted <= maxBytes && unpack(pdf, value, maxBytes).length >= wanted;
}

/** Of a shading: one, or one for each part of its colour. */
export function areFunctions(pdf: PDF, owner: PdfDict, key: string): boolean {
  const several = items(pdf, owner, key);
  const all = several.length > 0 ? several : [entry(pdf, owner, key)];
  return all.every((one) => isFunction(pdf, one));
}
