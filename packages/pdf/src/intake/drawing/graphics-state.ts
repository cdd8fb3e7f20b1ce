import type { Token } from '../../objects/content-tokens.ts';
import { identity, type Matrix } from '../../objects/matrix.ts';
import type { Box } from './box.ts';
import { greatestScale, leastScale, multiplied, numbersOf, scaleOf } from './path.ts';

/** A soft mask stays where it was set, whatever moves afterwards (ISO 32000-1, 11.6.5.2). */
export interface Mask {
  name: string;
  matrix: Matrix;
}

export interface Pattern {
  name: string;
  isTinted: boolean;
}

/** As what is painted: nothing is known of what was set outside of the content. */
export interface Colour {
  /** The name of its space. */
  space?: string;
  pattern?: Pattern | undefined;
}

/** How lines are drawn, in units of the content; what is absent was set outside of it. */
export interface Line {
  width?: number;
  /** Of a dash or a gap, on average; 0 for whole lines. */
  period?: number;
}

/** What of the graphics state counts (ISO 32000-1, 8.4). */
export interface State {
  matrix: Matrix;
  fill: Colour;
  stroke: Colour;
  font?: string | undefined;
  /** Of the font: what a letter takes, in units of the text. */
  letter: number;
  /** By what letters are stretched (Tz). */
  stretch: number;
  mask?: Mask | undefined;
  /** Beyond which nothing is painted. */
  clip?: Box | undefined;
  line: Line;
}

/** What the graphics states of the resources change, by their names. */
export type ChangesAt = (name: string) => {
  mask: 'mask' | 'none' | 'same';
  /** Lengths of dashes and gaps. */
  dashes?: readonly number[] | undefined;
  width?: number | undefined;
};

export const initial: State = {
  matrix: identity,
  fill: {},
  stroke: {},
  line: {},
  letter: 1,
  stretch: 1,
};

const fillColours = new Set(['g', 'rg', 'k', 'cs', 'sc', 'scn']);
const strokeColours = new Set(['G', 'RG', 'K', 'CS', 'SC', 'SCN']);
/** Letters reach beyond the square of their size. */
const reach = 4;

/** @returns the state after an operator that neither saves it nor builds or paints anything */
export function changed(
  state: State,
  operator: string,
  operands: readonly Token[],
  changesAt: ChangesAt,
): State {
  const name = nameOf(operands.at(-1));
  if (operator === 'cm') return { ...state, matrix: multiplied(operands, state.matrix) };
  if (operator === 'w') return widened(state, numbersOf(operands)[0]);
  if (operator === 'd') return dashed(state, numbersOf(operands).slice(0, -1));
  if (operator === 'Tz') {
    return { ...state, stretch: Math.abs(numbersOf(operands)[0] ?? 100) / 100 };
  }
  if (operator === 'Tf') {
    const [size = 1] = numbersOf(operands);
    return { ...state, font: nameOf(operands[0]), letter: reach * size * size };
  }
  if (fillColours.has(operator)) {
    return { ...state, fill: coloured(state.fill, operator, operands) };
  }
  if (strokeColours.has(operator)) {
    return { ...state, stroke: coloured(state.stroke, operator.toLowerCase(), operands) };
  }
  if (operator !== 'gs' || name === undefined) return state;
  const { mask, dashes, width } = changesAt(name);
  const next = dashed(widened(state, width), dashes);
  if (mask === 'same') return next;
  return { ...next, mask: mask === 'mask' ? { name, matrix: state.matrix } : undefined };
}

function coloured(before: Colour, operator: string, operands: readonly Token[]): Colour {
  const name = nameOf(operands.at(-1));
  if (operator === 'cs') return { space: name ?? '' };
  if (operator !== 'sc' && operator !== 'scn') return { space: 'DeviceGray' };
  const pattern = name === undefined ? undefined : { name, isTinted: operands.length > 1 };
  return { ...before, pattern };
}

function dashed(state: State, lengths: readonly number[] | undefined): State {
  if (!lengths) return state;
  const sum = lengths.reduce((one, length) => one + Math.abs(length), 0);
  const period = sum === 0 ? 0 : (sum * leastScale(state.matrix)) / lengths.length;
  return { ...state, line: { ...state.line, period } };
}

function widened(state: State, width: number | undefined): State {
  if (width === undefined) return state;
  return { ...state, line: { ...state.line, width: width * greatestScale(state.matrix) } };
}

/** What a letter covers at most, in units of the content. @param text the matrix of the text */
export function letterArea({ matrix, letter, stretch }: State, text: Matrix): number {
  return letter * stretch * scaleOf(text) * scaleOf(matrix);
}

export function nameOf(token: Token | undefined): string | undefined {
  return token?.type === 'name' ? token.value : undefined;
}
