import type { Font } from '../fonts/font.ts';
import type { GlyphRun } from '../fonts/shape.ts';
import { num } from './num.ts';

/**
 * Dots and accents as outlines over the line. As text they would stand between the letters, whose
 * glyphs carry their text already, and part them for readers that copy or search.
 */
export function drawMarks(
  runs: readonly GlyphRun[],
  [left, y]: readonly [number, number],
  size: number,
): string[] {
  const paths: string[] = [];
  let x = left;
  for (const { font, marks, width } of runs) {
    for (const mark of marks) {
      paths.push(outline(font, mark.id, [x + mark.x * size, y + mark.y * size], size));
    }
    x += width * size;
  }
  return paths.length > 0 ? [`${paths.join(' ')} f`] : [];
}

/** Quadratic curves, which PDF has not, become cubic ones. */
function outline(
  { shaper, unitsPerEm }: Font,
  glyph: number,
  [x, y]: readonly [number, number],
  size: number,
): string {
  const scale = size / unitsPerEm;
  const at = (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py]) => `${num(x + px * scale)} ${num(y + py * scale)}`).join(' ');
  let pen: readonly [number, number] = [0, 0];
  const parts: string[] = [];
  for (const { type, values } of shaper.glyphToJson(glyph)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    if (type === 'Z') parts.push('h');
    else if (type === 'Q') {
      const first = [pen[0] + (2 * (a - pen[0])) / 3, pen[1] + (2 * (b - pen[1])) / 3] as const;
      const second = [c + (2 * (a - c)) / 3, d + (2 * (b - d)) / 3] as const;
      parts.push(`${at([first, second, [c, d]])} c`);
      pen = [c, d];
    } else if (type === 'C') {
      parts.push(
        `${at([
          [a, b],
          [c, d],
          [e, f],
        ])} c`,
      );
      pen = [e, f];
    } else {
      parts.push(`${at([[a, b]])} ${type === 'M' ? 'm' : 'l'}`);
      pen = [a, b];
    }
  }
  return parts.join(' ');
}
