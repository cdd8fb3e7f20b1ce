import { PdfArray, PdfDict, type PDF, type PdfStream } from '@libpdf/core';
import { entry, items, numberEntry } from '../../objects/objects.ts';
import { rowBytes } from './samples.ts';

/** How rows of what is packed are told by those above (ISO 32000-2, 7.4.4.4). */
export interface Predictor {
  /** Bytes of a row. */
  row: number;
  /** PNG's predictors put a byte before each row. */
  hasRowTags: boolean;
}

/** Of all filters of a stream that have one, in their order. */
export function predictorsOf(pdf: PDF, stream: PdfStream): Predictor[] {
  const all = entry(pdf, stream, 'DecodeParms');
  const parameters = all instanceof PdfArray ? items(pdf, stream, 'DecodeParms') : [all];
  return parameters.flatMap((one) => {
    const kind = one instanceof PdfDict ? (numberEntry(pdf, one, 'Predictor') ?? 1) : 1;
    if (!(one instanceof PdfDict) || kind === 1) return [];
    const number = (key: string, otherwise: number) => numberEntry(pdf, one, key) ?? otherwise;
    const [width, components] = [number('Columns', 1), number('Colors', 1)];
    const row = rowBytes({ width, components, bits: number('BitsPerComponent', 8) });
    return [{ row, hasRowTags: kind >= 10 }];
  });
}
