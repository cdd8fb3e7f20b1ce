import { writeNumber } from '@countersign/verifier/pdf/syntax';
import { widened, type Box } from './mark-picture.ts';
import type { Mark, Outline } from './outline.ts';

/** A rectangle, its line within the mark’s (ISO 32000-1, 12.5.6.8); undefined where that is narrow. */
export function rectangleOf(mark: Mark): Outline | undefined {
  const middle = middleOf(mark);
  if (!middle) return undefined;
  const [left, bottom, right, top] = middle;
  const numbers = [left, bottom, right - left, top - bottom];
  return { box: mark.rect, paths: [`${numbers.map(writeNumber).join(' ')} re`] };
}

/** Of a quarter of a circle of radius 1, how far the points that bend it are from its ends. */
const bend = (4 / 3) * Math.tan(Math.PI / 8);

/** An ellipse, its line within the rectangle (ISO 32000-1, 12.5.6.8); undefined where that is narrow. */
export function ellipseOf(mark: Mark): Outline | undefined {
  const middle = middleOf(mark);
  if (!middle) return undefined;
  const [left, bottom, right, top] = middle;
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const [dx, dy] = [((right - left) / 2) * bend, ((top - bottom) / 2) * bend];
  const curves = [
    [x + dx, top, right, y + dy, right, y],
    [right, y - dy, x + dx, bottom, x, bottom],
    [x - dx, bottom, left, y - dy, left, y],
    [left, y + dy, x - dx, top, x, top],
  ].map((numbers) => `${numbers.map(writeNumber).join(' ')} c`);
  const start = `${writeNumber(x)} ${writeNumber(top)} m`;
  return { box: mark.rect, paths: [`${start} ${curves.join(' ')} h`] };
}

/** The middle of the line. In a narrow rectangle MuPDF draws another line. */
function middleOf({ rect, width }: Mark): Box | undefined {
  const [left, bottom, right, top] = rect;
  const isWide = Math.min(right - left, top - bottom) >= Math.max(2, 4 * width);
  return isWide ? widened(rect, -width / 2) : undefined;
}
