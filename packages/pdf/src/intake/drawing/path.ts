import { multiply, type Matrix } from '../../objects/matrix.ts';
import type { Token } from '../../objects/content-tokens.ts';

/** Where a path has been, as it is built (ISO 32000-1, 8.5.2). */
export interface Path {
  /** @returns whether the operator builds a path */
  add(operator: string, operands: readonly number[], matrix: Matrix): boolean;
  /** What the path covers at most when an operator paints or drops it; undefined for any other. */
  end(operator: string): number | undefined;
}

const builders = new Set(['m', 'l', 'c', 'v', 'y', 're', 'h']);
const painters = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'n']);
const nowhere = () => ({ left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity });

export function makePath(): Path {
  let box = nowhere();
  const visit = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => {
    const [atX, atY] = [a * x + c * y + e, b * x + d * y + f];
    box.left = Math.min(box.left, atX);
    box.right = Math.max(box.right, atX);
    box.bottom = Math.min(box.bottom, atY);
    box.top = Math.max(box.top, atY);
  };
  return {
    add(operator, operands, matrix) {
      if (!builders.has(operator)) return false;
      const [x = 0, y = 0, width = 0, height = 0] = operands;
      if (operator === 're') {
        for (const right of [x, x + width]) {
          for (const top of [y, y + height]) visit(matrix, right, top);
        }
      } else {
        for (let at = 0; at + 1 < operands.length; at += 2) {
          visit(matrix, operands[at] ?? 0, operands[at + 1] ?? 0);
        }
      }
      return true;
    },
    end(operator) {
      if (!painters.has(operator)) return undefined;
      const { left, bottom, right, top } = box;
      box = nowhere();
      return right > left && top > bottom ? (right - left) * (top - bottom) : 0;
    },
  };
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
