import { undoRow } from '../../images/png-row.ts';
import { Unacceptable } from '../refusals.ts';

/** Bytes of a row; no table or list of objects has longer ones. */
const maxColumns = 65_536;

/**
 * Undoes the prediction of PNG filters (ISO 32000-1, 7.4.4.4) as it is used for tables: one byte a
 * sample.
 * @param parameters as they are written
 * @throws Unacceptable for any other
 */
export function undoPredictor(data: Buffer, parameters: string): Buffer {
  const number = (entry: RegExp, otherwise: number): number => {
    const found = entry.exec(parameters)?.[1];
    return found === undefined ? otherwise : Number(found);
  };
  const predictor = number(/\/Predictor\s+(\d{1,9})\b/, 1);
  if (predictor === 1) return data;
  const columns = number(/\/Columns\s+(\d{1,9})\b/, 1);
  const isPlain =
    number(/\/Colors\s+(\d{1,9})\b/, 1) === 1 &&
    number(/\/BitsPerComponent\s+(\d{1,9})\b/, 8) === 8;
  if (predictor < 10 || predictor > 15 || !isPlain || columns < 1 || columns > maxColumns) {
    throw new Unacceptable('damaged');
  }
  const rows = Math.floor(data.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  let above = Buffer.alloc(columns);
  for (let row = 0; row < rows; row++) {
    const from = row * (columns + 1);
    const own = plain.subarray(row * columns, (row + 1) * columns);
    data.copy(own, 0, from + 1, from + 1 + columns);
    undoRow(data[from] ?? 0, own, above);
    above = own;
  }
  return plain;
}
