import { PdfArray, PdfDict, PdfName, PdfStream, type PDF } from '@libpdf/core';
import {
  entry,
  items,
  nameEntry,
  numberEntry,
  resolve,
  type PdfObject,
} from '../../objects/objects.ts';
import { unpack } from '../content/page-content.ts';
import { readProgram } from '../painting/read-program.ts';
import { walk } from '../walk.ts';

/** Of a program; those that are longer were refused before. */
const maxBytes = 16 * 1024 ** 2;
const deepest = 8;

/** How much is reckoned for one value, or for one colour, in operators of a program. */
export interface Steps {
  /** Of a function (ISO 32000-1, 7.10), or of several, one for each part of a colour. */
  ofFunctions(owner: PdfDict, key: string): number;
  /** Of a colour space: the function that leads from it to another one (8.6.6). */
  ofColours(space: PdfObject | undefined): number;
  /** Of the colour space of the whole file that takes the most. */
  most(): number;
}

/** Each function is read once. */
export function makeSteps(pdf: PDF): Steps {
  const known = new Map<PdfDict, number>();
  let highest: number | undefined;

  function ofFunction(value: PdfObject | undefined, depth = 0): number {
    if (!(value instanceof PdfDict) || depth > deepest) return 0;
    const before = known.get(value);
    if (before !== undefined) return before;
    const steps = reckon(value, depth);
    known.set(value, steps);
    return steps;
  }

  function reckon(value: PdfDict, depth: number): number {
    const [inputs = 1, outputs = 1] = ['Domain', 'Range'].map(
      (key) => items(pdf, value, key).length / 2,
    );
    switch (numberEntry(pdf, value, 'FunctionType')) {
      case 0:
        // Between the corners of a cell of the table.
        return (2 ** inputs * outputs) / 4;
      case 2:
        return 4 * Math.max(1, items(pdf, value, 'C0').length);
      case 3: {
        const parts = items(pdf, value, 'Functions');
        return parts.length / 4 + Math.max(0, ...parts.map((part) => ofFunction(part, depth + 1)));
      }
      case 4:
        return value instanceof PdfStream
          ? (readProgram(unpack(pdf, value, maxBytes), inputs)?.steps ?? Infinity)
          : 0;
      default:
        return 0;
    }
  }

  function ofColours(space: PdfObject | undefined, depth = 0): number {
    if (!(space instanceof PdfArray) || depth > deepest) return 0;
    const [family, second, third, fourth] = [...space].map((item) => resolve(pdf, item));
    switch (family instanceof PdfName ? family.value : '') {
      case 'Separation':
      case 'DeviceN':
        return ofFunction(fourth) + ofColours(third, depth + 1);
      case 'Indexed':
      case 'Pattern':
        return ofColours(second, depth + 1);
      case 'ICCBased':
        // What a reader takes that cannot read the profile.
        return second instanceof PdfStream
          ? ofColours(entry(pdf, second, 'Alternate'), depth + 1)
          : 0;
      default:
        return 0;
    }
  }

  return {
    ofFunctions(owner, key) {
      const several = items(pdf, owner, key);
      const all = several.length > 0 ? several : [entry(pdf, owner, key)];
      return all.reduce<number>((sum, one) => sum + ofFunction(one), 0);
    },
    ofColours: (space) => ofColours(space),
    most() {
      if (highest !== undefined) return highest;
      let most = 0;
      walk(pdf, (dict) => {
        const named = entry(pdf, dict, 'ColorSpace');
        if (!(named instanceof PdfDict) || nameEntry(pdf, dict, 'Subtype') === 'Image') return;
        for (const [, space] of named) most = Math.max(most, ofColours(resolve(pdf, space)));
      });
      highest = most;
      return most;
    },
  };
}
