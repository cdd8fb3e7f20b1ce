import { PdfArray, PdfDict, type PDF, type PdfStream } from '@libpdf/core';
import { entry, items, numberEntry } from '../../objects/objects.ts';
import { Unacceptable } from '../refusals.ts';
import { rowBytes } from './samples.ts';

/** How rows of what is packed are predicted by those above (ISO 32000-2, 7.4.4.4). */
export interface Predictor {
  /** Bytes of a row. */
  row: number;
  /** PNG's predictors put a byte before each row. */
  hasRowTags: boolean;
}

/** TIFF's, and those of PNG, of which each row names its own (ISO 32000-2, table 10). */
const kinds = [2, 10, 11, 12, 13, 14, 15];

/**
 * @param number of the filter's parameters, by their keys
 * @returns undefined where nothing is predicted
 * @throws Unacceptable for what no predictor is
 */
export function predictorIn(number: (key: string) => number | undefined): Predictor | undefined {
  const kind = number('Predictor') ?? 1;
  if (kind === 0 || kind === 1) return undefined;
  const [width, components, bits] = [
    number('Columns') ?? 1,
    number('Colors') ?? 1,
    number('BitsPerComponent') ?? 8,
  ];
  if (!kinds.includes(kind)) throw new Unacceptable('damaged', 'Something packed cannot be read.');
  return { row: rowBytes({ width, components, bits }), hasRowTags: kind >= 10 };
}

/** Of all filters of a stream that have one, in their order. */
export function predictorsOf(pdf: PDF, stream: PdfStream): Predictor[] {
  const all = entry(pdf, stream, 'DecodeParms');
  const parameters = all instanceof PdfArray ? items(pdf, stream, 'DecodeParms') : [all];
  return parameters.flatMap((one) => {
    const found = one instanceof PdfDict && predictorIn((key) => numberEntry(pdf, one, key));
    return found ? [found] : [];
  });
}
