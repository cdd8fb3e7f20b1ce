/**
 * Undoes what a filter of PNG (9.2) made of a row of one byte a sample, in place: nothing, or what the
 * byte to the left, the one above, their mean or the nearest of three is told from.
 * @param above the row before, undone
 */
export function undoRow(filter: number, row: Uint8Array, above: Uint8Array): void {
  if (filter < 1 || filter > lastFilter) return;
  let [left, corner] = [0, 0];
  for (let at = 0; at < row.length; at++) {
    const over = above[at] ?? 0;
    left = ((row[at] ?? 0) + predicted(filter, left, over, corner)) & 255;
    row[at] = left;
    corner = over;
  }
}

/** The others leave no row as it is meant. */
export const lastFilter = 4;

function predicted(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    default:
      return nearest(left, above, corner);
  }
}

function nearest(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove] = [Math.abs(estimate - left), Math.abs(estimate - above)];
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
