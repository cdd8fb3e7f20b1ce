import { PdfArray, PdfDict, PdfStream, type PDF } from '@libpdf/core';
import { entry, items, numberEntry, numbers, type PdfObject } from '../../objects/objects.ts';
import { countRanges, isInterval, isModest, isRange } from '../modest-numbers.ts';
import { unpack } from '../content/page-content.ts';
import { readProgram } from './read-program.ts';

/** Stitching functions of stitching functions: nobody writes more. */
const deepest = 8;
const sampleBits = [1, 2, 4, 8, 12, 16, 24, 32];
/** Of a table of samples, or of a program. */
const maxBytes = 16 * 1024 ** 2;
/** Ordinary ones are 1 to 3. */
const maxExponent = 1_000;

export interface Shape {
  /** How many numbers are put in, and come out where that is known. */
  inputs: number;
  outputs?: number | undefined;
  /** The ranges of what is put in: pdf.js reckons on beyond the function's own, others stop there. */
  within?: readonly number[];
}

/**
 * Whether it is a function (ISO 32000-1, 7.10) of that shape, which misses nothing that its kind has
 * to have, and in which nothing is beyond what readers reckon alike.
 */
export function isFunction(
  pdf: PDF,
  value: PdfObject | undefined,
  { inputs, outputs, within = [] }: Shape,
): boolean {
  if (!(value instanceof PdfDict) || !covers(pdf, value, within)) return false;
  const found = outputsOf(pdf, value, inputs);
  return found !== undefined && (outputs === undefined || outputs === found);
}

/** What programs write for the same number. */
const slack = 0.001;

/** Whether each range, if there are any, lies within the function's own. */
function covers(pdf: PDF, value: PdfDict, within: readonly number[]): boolean {
  const own = numbers(pdf, value, 'Domain');
  return within.every((one, at) => {
    const [limit = NaN, sign] = [own[at], at % 2 === 0 ? -1 : 1];
    return sign * (one - limit) <= slack * Math.max(1, Math.abs(limit));
  });
}

/** Undefined for what is no function of so many inputs. */
function outputsOf(pdf: PDF, value: PdfDict, inputs: number, depth = 0): number | undefined {
  if (depth > deepest || countRanges(pdf, value, 'Domain', isInterval) !== inputs) return undefined;
  const ranges = countRanges(pdf, value, 'Range', isRange);
  if (ranges === undefined) return undefined;
  const found = outputsOfKind(pdf, value, { inputs, ranges, depth });
  return ranges === 0 || ranges === found ? found : undefined;
}

function outputsOfKind(
  pdf: PDF,
  value: PdfDict,
  { inputs, ranges, depth }: { inputs: number; ranges: number; depth: number },
): number | undefined {
  switch (numberEntry(pdf, value, 'FunctionType')) {
    case 0:
      return value instanceof PdfStream && isSampled(pdf, value, inputs, ranges)
        ? ranges
        : undefined;
    case 2:
      return inputs === 1 ? outputsOfPower(pdf, value) : undefined;
    case 3:
      return inputs === 1 ? outputsOfStitched(pdf, value, depth) : undefined;
    case 4: {
      if (!(value instanceof PdfStream)) return undefined;
      const program = readProgram(unpack(pdf, value, maxBytes), inputs);
      return program !== undefined && program.results >= ranges ? ranges : undefined;
    }
    default:
      return undefined;
  }
}

/** From one value to another one by a power (7.10.3). */
function outputsOfPower(pdf: PDF, value: PdfDict): number | undefined {
  const exponent = numberEntry(pdf, value, 'N') ?? NaN;
  const [least = NaN] = numbers(pdf, value, 'Domain');
  const isReal = Number.isInteger(exponent) || least >= 0;
  const isFinite = exponent >= 0 || least > 0;
  if (!(Math.abs(exponent) <= maxExponent) || !isReal || !isFinite) return undefined;
  const [from, to] = ['C0', 'C1'].map((key) => countNumbers(pdf, value, key) ?? 1);
  return from === to && from !== 0 ? from : undefined;
}

/** Undefined where there is no such entry; 0 where it is no list of numbers. */
function countNumbers(pdf: PDF, value: PdfDict, key: string): number | undefined {
  const list = entry(pdf, value, key);
  if (list === undefined) return undefined;
  const found = list instanceof PdfArray ? numbers(pdf, value, key) : [];
  return found.every(isModest) ? found.length : 0;
}

/** Others, one after the other along a line (7.10.4). */
function outputsOfStitched(pdf: PDF, value: PdfDict, depth: number): number | undefined {
  const parts = items(pdf, value, 'Functions');
  const [bounds, encode] = [numbers(pdf, value, 'Bounds'), numbers(pdf, value, 'Encode')];
  const [least = NaN, most = NaN] = numbers(pdf, value, 'Domain');
  const along = [least, ...bounds, most];
  const isAlong = along.every((one, at) => at === 0 || one >= (along[at - 1] ?? NaN));
  const isWhole = bounds.length === parts.length - 1 && encode.length === 2 * parts.length;
  if (!isWhole || !isAlong || !encode.every(isModest)) return undefined;
  const found = new Set(
    parts.map((part, at) => {
      const range = encode.slice(2 * at, 2 * at + 2).sort((one, other) => one - other);
      const isPart = part instanceof PdfDict && covers(pdf, part, range);
      return isPart ? outputsOf(pdf, part, 1, depth + 1) : undefined;
    }),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

/** Its table is as large as it says: some readers make room for it before they look. */
function isSampled(pdf: PDF, value: PdfStream, inputs: number, outputs: number): boolean {
  const bits = numberEntry(pdf, value, 'BitsPerSample') ?? 0;
  const sizes = numbers(pdf, value, 'Size');
  const isCounted =
    sizes.length === inputs && sizes.every((size) => Number.isInteger(size) && size > 0);
  if (!sampleBits.includes(bits) || !isCounted || outputs === 0) return false;
  const isCoded = ['Encode', 'Decode'].every((key, at) => {
    const count = countNumbers(pdf, value, key);
    return count === undefined || count === 2 * (at === 0 ? inputs : outputs);
  });
  const wanted = Math.ceil((sizes.reduce((one, size) => one * size, outputs) * bits) / 8);
  return isCoded && wanted <= maxBytes && unpack(pdf, value, maxBytes).length >= wanted;
}

/** Of a shading: one, or one for each part of its colour. */
export function areFunctions(pdf: PDF, owner: PdfDict, key: string, shape: Shape): boolean {
  const value = entry(pdf, owner, key);
  if (!(value instanceof PdfArray)) return isFunction(pdf, value, shape);
  const all = items(pdf, owner, key);
  const isWhole = all.length > 0 && all.length === (shape.outputs ?? all.length);
  if (all.length === 1) return isFunction(pdf, all[0], shape);
  return isWhole && all.every((one) => isFunction(pdf, one, { ...shape, outputs: 1 }));
}
