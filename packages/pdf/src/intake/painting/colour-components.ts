import { PdfArray, PdfName, PdfNumber, PdfStream, type PDF, type PdfDict } from '@libpdf/core';
import { dictEntry, entry, numberEntry, resolve, type PdfObject } from '../../objects/objects.ts';
import { componentsOfFamily } from '../images/samples.ts';

export interface Components {
  /** How many a colour has, of a pattern that has a colour of its own none; or not known. */
  numbers: number | undefined;
  isPattern: boolean;
  /** Of a list of colours: the number of the last one. */
  highest?: number | undefined;
}

/**
 * Of a colour space by the name that content gives it (ISO 32000-1, 8.6.3): one of the device's own,
 * or one of the resources.
 * @returns undefined where there is none of that name
 */
export function componentsOf(
  pdf: PDF,
  resources: PdfDict | undefined,
  name: string,
): Components | undefined {
  if (name === 'Pattern') return { numbers: 0, isPattern: true };
  const device = name.startsWith('Device') ? componentsOfFamily[name] : undefined;
  if (device !== undefined) return { numbers: device, isPattern: false };
  const spaces = resources && dictEntry(pdf, resources, 'ColorSpace');
  const space = spaces && entry(pdf, spaces, name);
  return space && ofSpace(pdf, space);
}

/** Of an indexed space (ISO 32000-1, 8.6.6.3). */
const maxIndex = 255;

/**
 * Whether a table has a colour for each number from 0 to the highest.
 * @param components of one of them @param bytes of the table
 */
export function isIndexed(highest: number, components: number, bytes: number): boolean {
  const isIndex = Number.isInteger(highest) && highest >= 0 && highest <= maxIndex;
  return isIndex && bytes >= (highest + 1) * components;
}

/** How many numbers a colour of a space has; undefined: not known, or those of a pattern. */
export function componentsOfSpace(pdf: PDF, space: PdfObject): number | undefined {
  const { numbers, isPattern } = ofSpace(pdf, space);
  return isPattern ? undefined : numbers;
}

/** Of a list of colours: the number of the last one; undefined of another space. */
export function highestOf(pdf: PDF, space: PdfObject | undefined): number | undefined {
  return space && ofSpace(pdf, space).highest;
}

function ofSpace(pdf: PDF, space: PdfObject): Components {
  if (space instanceof PdfName)
    return { numbers: componentsOfFamily[space.value], isPattern: space.value === 'Pattern' };
  if (!(space instanceof PdfArray)) return { numbers: undefined, isPattern: false };
  const [kind, parameter, third] = [...space].map((item) => resolve(pdf, item));
  const family = kind instanceof PdfName ? kind.value : '';
  if (family === 'Pattern') {
    const base = parameter ? ofSpace(pdf, parameter).numbers : 0;
    return { numbers: base, isPattern: true };
  }
  if (family === 'Indexed') {
    const highest = third instanceof PdfNumber ? third.value : undefined;
    return { numbers: 1, isPattern: false, highest };
  }
  if (family === 'ICCBased' && parameter instanceof PdfStream) {
    return { numbers: numberEntry(pdf, parameter, 'N'), isPattern: false };
  }
  if (family === 'DeviceN' && parameter instanceof PdfArray) {
    return { numbers: parameter.length, isPattern: false };
  }
  return { numbers: componentsOfFamily[family], isPattern: false };
}
