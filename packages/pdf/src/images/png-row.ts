/**
 * Undoes what a filter of PNG (9.2) made of a row, in place: nothing, or each byte's difference to
 * the one to the left, the one above, their mean or the nearest of three.
 * @param above the row before, undone
 * @param step bytes of a pixel: the byte to the left is that of the pixel before
 */
export function undoRow(filter: number, row: Uint8Array, above: Uint8Array, step = 1): void {
  if (filter < 1 || filter > lastFilter) return;
  for (let at = 0; at < row.length; at++) {
    const before = at - step;
    const left = before < 0 ? 0 : (row[before] ?? 0);
    const corner = before < 0 ? 0 : (above[before] ?? 0);
    row[at] = ((row[at] ?? 0) + predicted(filter, left, above[at] ?? 0, corner)) & 0xff;
  }
}

/** No filter is beyond it. */
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

/** 9.4: whichever of the three is nearest to left + above − corner. */
function nearest(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove] = [Math.abs(estimate - left), Math.abs(estimate - above)];
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
