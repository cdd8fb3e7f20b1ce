import { identity, type Matrix } from '../../objects/matrix.ts';
import { endOfImage, readToken, type Token } from '../../objects/content-tokens.ts';
import { Unacceptable } from '../refusals.ts';
import { areaOf, overlap } from './box.ts';
import {
  changed,
  initial,
  letterArea,
  nameOf,
  type ChangesAt,
  type Colour,
  type Line,
  type Mask,
  type State,
} from './graphics-state.ts';
import { makePath, multiplied, numbersOf, scaleOf, type Extent } from './path.ts';

/** The kinds of resources that draw other things, or take more than the bytes that name them. */
export type Kind = 'XObject' | 'Pattern' | 'Font' | 'ExtGState' | 'Shading' | 'ColorSpace';

/** What a content stream does with one thing by its name in the resources. */
export interface Use {
  kind: Kind;
  /** Of a colour space that was set outside of the content, none. */
  name: string;
  /** How often; of a font, characters; of a pattern, characters that are painted with it. */
  count: number;
  /** What a pattern, each time, or a shading covers, where that is known, in units of the content. */
  area?: number | undefined;
  /** Whether a pattern is that of letters. */
  isText?: boolean;
  /** Whether a colour is given with a pattern. */
  isTinted?: boolean;
  /** From what is drawn to the content; of a soft mask as it was when that was set. */
  matrix?: Matrix;
  /** Names of the patterns, and the soft mask, that an object or a drawn letter is painted with. */
  under?: Under;
}

export interface Under {
  patterns: string[];
  mask: Mask | undefined;
  /** Whether colours are those of outside. */
  isBare: boolean;
  line: Line;
}

/** A painting operation by itself. */
export interface Paint {
  kind: 'paint';
  /** In units of the content, where that is known. */
  area: number | undefined;
  /** Of that, what is filled; and by which path what follows is cut, other than a rectangle. */
  filled: number;
  clipped: number;
  /** Whether in colours that were set outside of the content. */
  isBare: boolean;
  /** How many paths are drawn as lines, and how long these are, in units of the content. */
  strokes: number;
  length: number;
  line: Line;
  /** Of a picture that stands in the content. */
  pixels: number;
}

const fills = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const strokes = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
const shows = new Set(['Tj', 'TJ', "'", '"']);
const tints = new Set(['sc', 'scn', 'SC', 'SCN']);
/** Words that are none. */
const values = new Set(['true', 'false', 'null']);
const max = { operands: 64, saved: 4_096 };

/**
 * What a content stream draws by name (ISO 32000-1, 8.7 to 8.10, 9.6.5, 11.6.5), in order, and each
 * painting operation.
 * @throws Unacceptable when more states are saved than readers keep
 */
export function* readOperations(content: Buffer, changesAt: ChangesAt): Generator<Use | Paint> {
  let state: State = initial;
  const path = makePath();
  const saved: State[] = [];
  let operands: Token[] = [];
  let text = identity;
  let isClip = false;
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
    if (values.has(operator)) continue;
    if (operator === 'q') {
      if (saved.length >= max.saved) throw new Unacceptable('too_much_drawing');
      saved.push(state);
    } else if (operator === 'Q') state = saved.pop() ?? state;
    else if (operator === 'BT') text = identity;
    else if (operator === 'Tm') text = multiplied(operands, identity);
    else if (operator === 'W' || operator === 'W*') isClip = true;
    else if (operator === 'ID') {
      at = endOfImage(content, at);
      yield* inlineImage(operands, state);
    } else if (operator === 'Do') yield* object(operands, state);
    else if (operator === 'sh') yield* shading(operands, state);
    else if (shows.has(operator)) yield* letters(state, codes, letterArea(state, text));
    else if (!path.add(operator, numbersOf(operands), state.matrix)) {
      const extent = path.end(operator);
      state = changed(state, operator, operands, changesAt);
      if (extent) {
        yield* shape(operator, state, extent);
        // Of a path without points some readers make no clip.
        if (isClip && extent.box[0] !== Infinity) {
          state = { ...state, clip: overlap(extent.box, state.clip) };
          if (!extent.isBox) yield painted(state, { clipped: areaOf(extent.box) });
        }
        isClip = false;
      } else if (tints.has(operator)) yield* tint(operator, operands, state);
    }
    operands = [];
    codes = 0;
  }
}

function* object(operands: readonly Token[], state: State): Generator<Use> {
  const name = nameOf(operands.at(-1));
  if (name === undefined) return;
  const { matrix, fill, stroke, mask, line } = state;
  const patterns = [fill, stroke].flatMap(({ pattern }) => pattern?.name ?? []);
  const isBare = isOfOutside(fill) || isOfOutside(stroke);
  yield { kind: 'XObject', name, count: 1, matrix, under: { patterns, mask, isBare, line } };
}

function* shading(operands: readonly Token[], state: State): Generator<Use | Paint> {
  const area = state.clip && areaOf(state.clip);
  yield painted(state, { area });
  yield { kind: 'Shading', name: nameOf(operands.at(-1)) ?? '', count: 1, area };
  yield* masked(state, area);
}

/** @param codes how many, each of that area */
function* letters(state: State, codes: number, area: number): Generator<Use | Paint> {
  const { font, fill, line } = state;
  const isBare = isOfOutside(fill);
  const patterns = fill.pattern ? [fill.pattern.name] : [];
  yield painted(state, { area: area * codes, isBare });
  if (fill.pattern) yield { kind: 'Pattern', count: codes, area, isText: true, ...fill.pattern };
  if (font !== undefined) {
    const under = { patterns, mask: undefined, isBare, line };
    yield { kind: 'Font', name: font, count: codes, area, under };
  }
  yield* masked(state, undefined);
}

function* shape(operator: string, state: State, extent: Extent): Generator<Use | Paint> {
  const { fill, stroke } = state;
  const [isFill, isStroke] = [fills.has(operator), strokes.has(operator)];
  if (!isFill && !isStroke) return;
  const area = areaOf(overlap(extent.box, state.clip));
  const isBare = (isFill && isOfOutside(fill)) || (isStroke && isOfOutside(stroke));
  const lines = isStroke ? { strokes: 1, length: extent.length } : {};
  yield painted(state, { area, isBare, filled: isFill ? area : 0, ...lines });
  for (const { pattern } of [...(isFill ? [fill] : []), ...(isStroke ? [stroke] : [])]) {
    if (pattern) yield { kind: 'Pattern', count: 1, area, ...pattern };
  }
  yield* masked(state, area);
}

function* tint(operator: string, operands: readonly Token[], state: State): Generator<Use> {
  const { space = '' } = operator === operator.toLowerCase() ? state.fill : state.stroke;
  if (operands.some(({ type }) => type === 'number'))
    yield { kind: 'ColorSpace', name: space, count: 1 };
}

/** Of the entries of a picture that stands in the content (8.9.7), the last by each name. */
function* inlineImage(operands: readonly Token[], state: State): Generator<Use | Paint> {
  const after = (...keys: string[]) =>
    operands.findLast((_token, at) => keys.includes(nameOf(operands[at - 1]) ?? ''));
  const [width, height] = [after('W', 'Width'), after('H', 'Height')];
  const pixels =
    width?.type === 'number' && height?.type === 'number' ? width.value * height.value : 0;
  const area = scaleOf(state.matrix);
  yield painted(state, { area, pixels, isBare: isOfOutside(state.fill) });
  if (state.fill.pattern) yield { kind: 'Pattern', count: 1, area, ...state.fill.pattern };
  const space = nameOf(after('CS', 'ColorSpace'));
  if (space !== undefined) yield { kind: 'ColorSpace', name: space, count: pixels };
  yield* masked(state, undefined);
}

function* masked({ mask }: State, area: number | undefined): Generator<Use> {
  if (mask) yield { kind: 'ExtGState', count: 1, area, ...mask };
}

function painted({ line }: State, paint: Partial<Paint>): Paint {
  const nothing = { filled: 0, clipped: 0, strokes: 0, length: 0, pixels: 0 };
  return { kind: 'paint', area: undefined, isBare: false, line, ...nothing, ...paint };
}

function isOfOutside({ space, pattern }: Colour): boolean {
  return space === undefined && pattern === undefined;
}
