import { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, type PDF } from '@libpdf/core';
import {
  dictEntry,
  entry,
  nameEntry,
  numbers,
  resolve,
  type PdfObject,
} from '../../objects/objects.ts';
import { areDashes } from '../content/are-dashes.ts';
import { isFunction } from './is-function.ts';
import { Unacceptable } from '../refusals.ts';

/**
 * Graphics states (ISO 32000-1, 8.4.5) are what they may be: by one that is not, some readers paint
 * as before, some otherwise, and some wait forever.
 * @param value of `ExtGState` in resources, or in a pattern
 * @throws Unacceptable
 */
export function checkGraphicsStates(pdf: PDF, owner: PdfDict, value: PdfObject | undefined): void {
  if (!(value instanceof PdfDict)) return;
  const states = owner.has('PatternType')
    ? [value]
    : [...value].map(([, one]) => resolve(pdf, one));
  for (const state of states) {
    if (!(state instanceof PdfDict) || !isState(pdf, state)) {
      throw new Unacceptable('damaged', 'A graphics state cannot be read.');
    }
    if (!isSoftMask(pdf, entry(pdf, state, 'SMask'))) {
      throw new Unacceptable('damaged', 'A soft mask cannot be read.');
    }
  }
}

const isOpacity = (value: number) => value >= 0 && value <= 1;
const isSize = (value: number) => value >= 0;
const isStyle = (value: number) => [0, 1, 2].includes(value);
const ranges = { CA: isOpacity, ca: isOpacity, LW: isSize, ML: isSize, LC: isStyle, LJ: isStyle };

function isState(pdf: PDF, state: PdfDict): boolean {
  const fit = Object.entries(ranges).every(([key, isIn]) => {
    const value = entry(pdf, state, key);
    return value === undefined || (value instanceof PdfNumber && isIn(value.value));
  });
  return fit && isBlending(pdf, entry(pdf, state, 'BM')) && isDashed(pdf, entry(pdf, state, 'D'));
}

/** Lengths, and where among them a line begins. */
function isDashed(pdf: PDF, value: PdfObject | undefined): boolean {
  if (value === undefined) return true;
  const [list, phase] = value instanceof PdfArray ? [...value].map((one) => resolve(pdf, one)) : [];
  if (!(list instanceof PdfArray) || !(phase instanceof PdfNumber)) return false;
  const lengths = [...list].map((one) => resolve(pdf, one));
  return areDashes(lengths.map((one) => (one instanceof PdfNumber ? one.value : NaN)));
}

/** A name, or the first that is known of several. */
function isBlending(pdf: PDF, value: PdfObject | undefined): boolean {
  const names = value instanceof PdfArray ? [...value].map((one) => resolve(pdf, one)) : [value];
  return value === undefined || names.every((name) => name instanceof PdfName);
}

/** ISO 32000-1, table 144; its form is a transparency group. */
function isSoftMask(pdf: PDF, mask: PdfObject | undefined): boolean {
  if (mask === undefined || (mask instanceof PdfName && mask.value === 'None')) return true;
  if (!(mask instanceof PdfDict)) return false;
  const form = entry(pdf, mask, 'G');
  if (!(form instanceof PdfStream) || nameEntry(pdf, form, 'Subtype') !== 'Form') return false;
  const group = dictEntry(pdf, form, 'Group');
  const transfer = entry(pdf, mask, 'TR');
  const isKept =
    transfer === undefined || (transfer instanceof PdfName && transfer.value === 'Identity');
  return (
    ['Alpha', 'Luminosity'].includes(nameEntry(pdf, mask, 'S') ?? '') &&
    group !== undefined &&
    nameEntry(pdf, group, 'S') === 'Transparency' &&
    numbers(pdf, mask, 'BC').every(Number.isFinite) &&
    (isKept || isFunction(pdf, transfer, { inputs: 1, outputs: 1 }))
  );
}
