/** How a page is shown: what turns places on it as read into places of its own, and back. */
export interface PageGeometry {
  /** The visible part in units of the page (CropBox within MediaBox): left, bottom, right, top. */
  box: readonly [number, number, number, number];
  /** Clockwise, in degrees (`/Rotate`). */
  turn: 0 | 90 | 180 | 270;
  /** Points to a unit of the page (`/UserUnit`, ISO 32000-1, table 30). */
  unit: number;
}

/**
 * A box on a page as it is shown: PDF points (1/72 inch), origin at the top left of what is seen, `y`
 * downwards, `x` and `y` those of the box's top left corner.
 */
export interface ShownBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** x, y, width, height in units of the page, origin at the bottom left, as PDF has it. */
export type PageRect = [number, number, number, number];

/** Three decimals: what coordinates are given, compared and answered in. */
export function roundedPoints(value: number): number {
  // Adding zero makes a zero of a negative one.
  return Math.round(value * 1_000) / 1_000 + 0;
}

/** Width and height of a page as it is shown, in points. */
export function shownPage({ box, turn, unit }: PageGeometry): { width: number; height: number } {
  const [left, bottom, right, top] = box;
  const [width, height] = [(right - left) * unit, (top - bottom) * unit];
  const [across, down] = turn === 90 || turn === 270 ? [height, width] : [width, height];
  return { width: roundedPoints(across), height: roundedPoints(down) };
}

/** Where a box as it is shown lies on the page itself. */
export function toPageRect({ box, turn, unit }: PageGeometry, shown: ShownBox): PageRect {
  const [left, bottom, right, top] = box;
  const x = shown.x / unit;
  const y = shown.y / unit;
  const width = shown.width / unit;
  const height = shown.height / unit;
  switch (turn) {
    case 0:
      return [left + x, top - y - height, width, height];
    case 90:
      return [left + y, bottom + x, height, width];
    case 180:
      return [right - x - width, bottom + y, width, height];
    case 270:
      return [right - y - height, top - x - width, height, width];
  }
}

/** A place on the page as it is shown, rounded. */
export function toShownBox({ box, turn, unit }: PageGeometry, rect: Readonly<PageRect>): ShownBox {
  const [left, bottom, right, top] = box;
  const [rectX, rectY, across, up] = rect;
  const sideways = turn === 90 || turn === 270;
  const [width, height] = sideways ? [up, across] : [across, up];
  const fromLeft = rectX - left;
  const fromRight = right - rectX - across;
  const fromTop = top - rectY - up;
  const fromBottom = rectY - bottom;
  return {
    x: roundedPoints(unit * { 0: fromLeft, 90: fromBottom, 180: fromRight, 270: fromTop }[turn]),
    y: roundedPoints(unit * { 0: fromTop, 90: fromLeft, 180: fromBottom, 270: fromRight }[turn]),
    width: roundedPoints(width * unit),
    height: roundedPoints(height * unit),
  };
}
