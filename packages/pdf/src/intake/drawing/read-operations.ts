import { identity, type Matrix } from '../../objects/matrix.ts';
import { endOfImage, readToken, type Token } from '../../objects/content-tokens.ts';
import { Unacceptable } from '../refusals.ts';
import { makePath, multiplied, numbersOf } from './path.ts';

/** The kinds of resources that draw other things. */
export type Kind = 'XObject' | 'Pattern' | 'Font' | 'ExtGState';

/** What a content stream does with one thing by its name in the resources. */
export interface Use {
  kind: Kind;
  name: string;
  /** How often; of a font, characters. */
  count: number;
  /** What a pattern covers, where that is known, in units of the content. */
  area?: number | undefined;
  /** Whether a colour is given with a pattern. */
  isTinted?: boolean;
  /** From what is drawn to the content; of a soft mask as it was when that was set. */
  matrix?: Matrix;
  /** Names of the patterns, and the soft mask, that an object is painted with. */
  under?: { patterns: string[]; mask: Mask | undefined };
}

/** A soft mask stays where it was set, whatever moves afterwards (ISO 32000-1, 11.6.5.2). */
export interface Mask {
  name: string;
  matrix: Matrix;
}

interface Pattern {
  name: string;
  isTinted: boolean;
}

/** What of the graphics state counts (ISO 32000-1, 8.4). */
interface State {
  matrix: Matrix;
  fill?: Pattern | undefined;
  stroke?: Pattern | undefined;
  font?: string | undefined;
  mask?: Mask | undefined;
}

const fills = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const strokes = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
const shows = new Set(['Tj', 'TJ', "'", '"']);
const others = new Set(['sh', 'ID']);
const fillColours = new Set(['g', 'rg', 'k', 'cs', 'sc', 'scn']);
const strokeColours = new Set(['G', 'RG', 'K', 'CS', 'SC', 'SCN']);
const max = { operands: 64, saved: 4_096 };

/**
 * What a content stream draws by name (ISO 32000-1, 8.7 to 8.10, 9.6.5, 11.6.5), in order; one
 * without a use is a painting operation by itself.
 * @param masksAt what a graphics state does to the soft mask
 * @throws Unacceptable when more states are saved than readers keep
 */
export function* readOperations(
  content: Buffer,
  masksAt: (name: string) => 'mask' | 'none' | 'same',
): Generator<Use | undefined> {
  let state: State = { matrix: identity };
  const path = makePath();
  const saved: State[] = [];
  let operands: Token[] = [];
  let codes = 0;
  let at = 0;
  for (let read = readToken(content, at); read; read = readToken(content, at)) {
    at = read.end;
    const { token } = read;
    if (token.type === 'string') codes += token.codes.length;
    if (token.type !== 'word') {
      if (operands.length < max.operands || token.type === 'name') operands.push(token);
      continue;
    }
    const operator = token.value;
    if (operator === 'q') {
      if (saved.length >= max.saved) throw new Unacceptable('too_much_drawing');
      saved.push(state);
    } else if (operator === 'Q') state = saved.pop() ?? state;
    else if (operator === 'ID') at = endOfImage(content, at);
    else if (operator === 'Do') yield object(operands, state);
    else if (operator === 'cm') state = { ...state, matrix: multiplied(operands, state.matrix) };
    else if (!path.add(operator, numbersOf(operands), state.matrix)) {
      state = changed(state, operator, operands, masksAt);
      yield* painted(operator, state, codes, path.end(operator));
    }
    if (operator === 'ID') yield* painted(operator, state, 0, undefined);
    operands = [];
    codes = 0;
  }
}

function object(
  operands: readonly Token[],
  { matrix, fill, stroke, mask }: State,
): Use | undefined {
  const name = nameOf(operands.at(-1));
  if (name === undefined) return undefined;
  const patterns = [fill, stroke].flatMap((pattern) => pattern?.name ?? []);
  return { kind: 'XObject', name, count: 1, matrix, under: { patterns, mask } };
}

function changed(
  state: State,
  operator: string,
  operands: readonly Token[],
  masksAt: (name: string) => 'mask' | 'none' | 'same',
): State {
  const name = nameOf(operands.at(-1));
  if (operator === 'Tf') return { ...state, font: nameOf(operands[0]) };
  const pattern = name === undefined ? undefined : { name, isTinted: operands.length > 1 };
  if (fillColours.has(operator)) {
    return { ...state, fill: operator === 'scn' ? pattern : undefined };
  }
  if (strokeColours.has(operator)) {
    return { ...state, stroke: operator === 'SCN' ? pattern : undefined };
  }
  if (operator !== 'gs' || name === undefined) return state;
  const change = masksAt(name);
  if (change === 'same') return state;
  return { ...state, mask: change === 'mask' ? { name, matrix: state.matrix } : undefined };
}

function* painted(
  operator: string,
  state: State,
  codes: number,
  area: number | undefined,
): Generator<Use | undefined> {
  const isText = shows.has(operator);
  const [paintsFill, paintsStroke] = [fills.has(operator) || isText, strokes.has(operator)];
  if (!paintsFill && !paintsStroke && !others.has(operator)) return;
  yield undefined;
  const use = (kind: Kind, name: string | undefined, count = 1): Use[] =>
    name === undefined ? [] : [{ kind, name, count, area }];
  for (const pattern of [paintsFill && state.fill, paintsStroke && state.stroke]) {
    if (pattern) yield { kind: 'Pattern', count: 1, area, ...pattern };
  }
  if (isText) yield* use('Font', state.font, codes);
  if (state.mask) yield { kind: 'ExtGState', count: 1, area, ...state.mask };
}

function nameOf(token: Token | undefined): string | undefined {
  return token?.type === 'name' ? token.value : undefined;
}
