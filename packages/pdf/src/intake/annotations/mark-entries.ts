import { PdfArray, PdfNull, PdfNumber, type PDF, type PdfDict } from '@libpdf/core';
import { writeNumber } from '@countersign/verifier/pdf/syntax';
import { entry, resolve, type PdfObject } from '../../objects/objects.ts';

/** In the space of the page. */
export type Point = readonly [x: number, y: number];

/** The numbers of a list entry; undefined where it is no list, or anything else is in it. */
export function numbersOf(pdf: PDF, owner: PdfDict, key: string): number[] | undefined {
  return numbersIn(pdf, entry(pdf, owner, key));
}

/** The numbers of a list; undefined where it is none, or anything else is in it. */
export function numbersIn(pdf: PDF, list: PdfObject | undefined): number[] | undefined {
  if (!(list instanceof PdfArray)) return undefined;
  const numbers = [...list].map((item) => {
    const number = resolve(pdf, item);
    return number instanceof PdfNumber ? number.value : NaN;
  });
  return numbers.every(Number.isFinite) ? numbers : undefined;
}

/**
 * The parts of a colour (ISO 32000-1, table 164, `C`), from 0 to 1: one of grey, three of red, green
 * and blue, four of inks, none where nothing is painted; undefined where it is no colour.
 */
export function colourOf(pdf: PDF, owner: PdfDict, key: string): readonly number[] | undefined {
  const parts = numbersOf(pdf, owner, key);
  const isColour = parts?.every((part) => part >= 0 && part <= 1) === true;
  return isColour && [0, 1, 3, 4].includes(parts.length) ? parts : undefined;
}

/** The operator that sets a colour of one, three or four parts. */
export function inColour(parts: readonly number[], to: 'fill' | 'stroke'): string {
  const operator = { 1: 'g', 3: 'rg', 4: 'k' }[parts.length] ?? '';
  return `${parts.map(writeNumber).join(' ')} ${to === 'fill' ? operator : operator.toUpperCase()}`;
}

/**
 * How opaque a mark is (ISO 32000-1, table 170, `CA`), 1 unless given; undefined where it is no
 * number, or none above 0 and up to 1.
 */
export function opacityOf(pdf: PDF, annotation: PdfDict): number | undefined {
  const given = entry(pdf, annotation, 'CA');
  if (given === undefined || given instanceof PdfNull) return 1;
  return given instanceof PdfNumber && given.value > 0 && given.value <= 1
    ? given.value
    : undefined;
}

/** Numbers taken in pairs. */
export function pointsOf(numbers: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

export function at([x, y]: Point): string {
  return `${writeNumber(x)} ${writeNumber(y)}`;
}

/** From one point to the next; there is one at least. */
export function through(points: readonly Point[]): string {
  return points.map((point, index) => `${at(point)} ${index === 0 ? 'm' : 'l'}`).join(' ');
}
