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
  for (let row = 0; row < rows; row++) {
    const filter = data[row * (columns + 1)] ?? 0;
    const from = row * (columns + 1) + 1;
    const to = row * columns;
    for (let column = 0; column < columns; column++) {
      const left = column > 0 ? (plain[to + column - 1] ?? 0) : 0;
      const above = row > 0 ? (plain[to + column - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (plain[to + column - columns - 1] ?? 0) : 0;
      plain[to + column] = (data[from + column] ?? 0) + predicted(filter, left, above, corner);
    }
  }
  return plain;
}

/** PNG, 9.2: none, left, above, their mean, and the nearest of three. */
function predicted(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return nearest(left, above, corner);
    default:
      return 0;
  }
}

function nearest(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove] = [Math.abs(estimate - left), Math.abs(estimate - above)];
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
