import { num } from '../../draw/num.ts';
import { ellipse, rgb } from './draw-box.ts';
import type { WidgetLook } from './widget-look.ts';

type Point = readonly [number, number];

/** Shapes in a square of one, by the letters that ZapfDingbats has them at. */
const shapes: Readonly<Record<string, readonly Point[]>> = {
  n: square(0.25),
  u: [
    [0.5, 0.15],
    [0.85, 0.5],
    [0.5, 0.85],
    [0.15, 0.5],
  ],
  H: star(5),
};

/** The mark of a button that is on: a tick, or the sign that its author chose. */
export function drawTick({ width, height, caption, color }: WidgetLook, isRadio: boolean): string {
  const side = Math.min(width, height);
  const at = ([x, y]: Point) =>
    `${num((width - side) / 2 + x * side)} ${num((height - side) / 2 + y * side)}`;
  const sign = caption === '' ? (isRadio ? 'l' : '4') : caption;
  const filled = `q ${rgb(color)} rg`;
  if (sign === 'l') return `${filled} ${ellipse(width / 2, height / 2, side * 0.25)} f Q`;
  const shape = shapes[sign];
  if (shape) {
    const path = shape.map((point, index) => `${at(point)} ${index === 0 ? 'm' : 'l'}`);
    return `${filled} ${path.join(' ')} h f Q`;
  }
  const line = `q ${rgb(color)} RG ${num(side * 0.11)} w 1 J 1 j`;
  if (sign === '8') {
    const [low, high] = [0.25, 0.75];
    const strokes = `${at([low, low])} m ${at([high, high])} l ${at([low, high])} m ${at([high, low])} l`;
    return `${line} ${strokes} S Q`;
  }
  return `${line} ${at([0.2, 0.52])} m ${at([0.42, 0.26])} l ${at([0.82, 0.78])} l S Q`;
}

function square(inset: number): Point[] {
  const far = 1 - inset;
  return [
    [inset, inset],
    [far, inset],
    [far, far],
    [inset, far],
  ];
}

function star(points: number): Point[] {
  return Array.from({ length: 2 * points }, (_, index) => {
    const radius = index % 2 === 0 ? 0.4 : 0.16;
    const angle = Math.PI / 2 + (index * Math.PI) / points;
    return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)] as const;
  });
}
