import { num } from '../../draw/num.ts';
import type { Border, Color, WidgetLook } from './widget-look.ts';

export interface BoxShape {
  /** As radio buttons are. */
  round?: boolean;
  /** Of a comb: one for each character. */
  cells?: number;
}

/** The background and the border of a field, in operators. */
export function drawBox(
  { width, height, background, border }: WidgetLook,
  { round = false, cells = 0 }: BoxShape = {},
): string {
  const drawn: string[] = [];
  const outline = (inset: number) => {
    const [wide, high] = [width - 2 * inset, height - 2 * inset];
    if (round) return ellipse(width / 2, height / 2, Math.min(wide, high) / 2);
    return `${[inset, inset, wide, high].map(num).join(' ')} re`;
  };
  if (background) drawn.push(`q ${rgb(background)} rg ${outline(0)} f Q`);
  if (border) {
    const wide = Math.min(border.width, width / 2, height / 2);
    if (!round) drawn.push(...bevel(border, width, height, wide));
    const dash = border.style === 'D' ? `[${border.dash.map(num).join(' ')}] 0 d ` : '';
    const line = `q ${rgb(border.color)} RG ${num(wide)} w ${dash}`;
    const under = `0 ${num(wide / 2)} m ${num(width)} ${num(wide / 2)} l`;
    drawn.push(`${line}${border.style === 'U' && !round ? under : outline(wide / 2)} S Q`);
    for (let cell = 1; cell < cells; cell++) {
      const x = num((cell * width) / cells);
      drawn.push(`${line}${x} 0 m ${x} ${num(height)} l S Q`);
    }
  }
  return drawn.join('\n');
}

export function rgb(color: Color): string {
  return color.map(num).join(' ');
}

/** Light from above on a raised field, and from below on a sunken one. */
function bevel({ style }: Border, width: number, height: number, wide: number): string[] {
  if (style !== 'B' && style !== 'I') return [];
  const [inner, deep] = [wide, 2 * wide];
  const [right, top] = [width - inner, height - inner];
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([x, y], index) => `${num(x)} ${num(y)} ${index === 0 ? 'm' : 'l'}`).join(' ');
  const upper = path([
    [inner, inner],
    [inner, top],
    [right, top],
    [width - deep, height - deep],
    [deep, height - deep],
    [deep, deep],
  ]);
  const lower = path([
    [right, top],
    [right, inner],
    [inner, inner],
    [deep, deep],
    [width - deep, deep],
    [width - deep, height - deep],
  ]);
  const [light, dark] = style === 'B' ? [1, 0.5] : [0.5, 0.75];
  return [`q ${light} g ${upper} f ${dark} g ${lower} f Q`];
}

/** A circle in four curves. */
export function ellipse(x: number, y: number, radius: number): string {
  const bend = radius * 0.5523;
  const at = (...points: number[]) => points.map(num).join(' ');
  return [
    `${at(x + radius, y)} m`,
    `${at(x + radius, y + bend, x + bend, y + radius, x, y + radius)} c`,
    `${at(x - bend, y + radius, x - radius, y + bend, x - radius, y)} c`,
    `${at(x - radius, y - bend, x - bend, y - radius, x, y - radius)} c`,
    `${at(x + bend, y - radius, x + radius, y - bend, x + radius, y)} c h`,
  ].join(' ');
}
