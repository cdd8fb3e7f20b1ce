import { multiply, type Matrix } from '../../objects/matrix.ts';
import type { Token } from '../../objects/content-tokens.ts';
import { nowhere, type Box } from './box.ts';

/** Where a path has been, as it is built (ISO 32000-1, 8.5.2). */
export interface Path {
  /** @returns whether the operator builds a path */
  add(operator: string, operands: readonly number[], matrix: Matrix): boolean;
  /** What the path is when an operator paints or drops it; undefined for any other. */
  end(operator: string): Extent | undefined;
}

/** In units of the content. */
export interface Extent {
  /** That it covers at most. */
  box: Box;
  /** Of its lines, at most: of curves by way of their control points. */
  length: number;
  /** Whether it is a rectangle along the axes, which readers clip by at no cost. */
  isBox: boolean;
}

type Point = readonly [x: number, y: number];

const builders = new Set(['m', 'l', 'c', 'v', 'y', 're', 'h']);
const painters = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'n']);
const closers = new Set(['s', 'b', 'b*']);

export function makePath(): Path {
  let box: Box = [...nowhere];
  let length = 0;
  let [parts, boxes] = [0, 0];
  let start: Point = [0, 0];
  let last = start;
  const visit = ([a, b, c, d, e, f]: Matrix, x: number, y: number, isLine: boolean) => {
    const point: Point = [a * x + c * y + e, b * x + d * y + f];
    include(box, point);
    if (isLine) length += distance(last, point);
    last = point;
  };
  return {
    add(operator, operands, matrix) {
      if (!builders.has(operator)) return false;
      const [x = 0, y = 0, width = 0, height = 0] = operands;
      parts += 1;
      if (operator === 're') {
        if (matrix[1] === 0 && matrix[2] === 0) boxes += 1;
        visit(matrix, x, y, false);
        start = last;
        visit(matrix, x + width, y, true);
        visit(matrix, x + width, y + height, true);
        visit(matrix, x, y + height, true);
      } else {
        for (let at = 0; at + 1 < operands.length; at += 2) {
          visit(matrix, operands[at] ?? 0, operands[at + 1] ?? 0, operator !== 'm');
        }
      }
      if (operator === 'm') start = last;
      if (operator === 're' || operator === 'h') {
        length += distance(last, start);
        last = start;
      }
      return true;
    },
    end(operator) {
      if (!painters.has(operator)) return undefined;
      const closing = closers.has(operator) ? distance(last, start) : 0;
      const extent = { box, length: length + closing, isBox: parts === 1 && boxes === 1 };
      box = [...nowhere];
      length = 0;
      [parts, boxes] = [0, 0];
      return extent;
    },
  };
}

/** In place: there are millions of points. */
function include(box: Box, [x, y]: Point): void {
  box[0] = Math.min(box[0], x);
  box[1] = Math.min(box[1], y);
  box[2] = Math.max(box[2], x);
  box[3] = Math.max(box[3], y);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

export function numbersOf(operands: readonly Token[]): number[] {
  return operands.flatMap((token) => (token.type === 'number' ? [token.value] : []));
}

/** The matrix of `cm` before another. */
export function multiplied(operands: readonly Token[], matrix: Matrix): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(operands);
  return multiply([a, b, c, d, e, f], matrix);
}

/** As an area. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c);
}

/** The most that it makes of a length, along either axis. */
export function greatestScale([a, b, c, d]: Matrix): number {
  return Math.max(Math.hypot(a, b), Math.hypot(c, d));
}

/** The least that it makes of a length, in any direction. */
export function leastScale(matrix: Matrix): number {
  return scaleOf(matrix) / greatestScale(matrix) || 0;
}
