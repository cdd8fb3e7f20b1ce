import { identity, multiply, type Matrix } from '../../objects/matrix.ts';
import { endOfImage, readToken, type Token } from '../../objects/content-tokens.ts';

/** Shown text, as codes; or a number that moves what follows it. */
export type ShownPart = { codes: Uint8Array } | { move: number };

/** What the graphics state holds of text (ISO 32000-1, 8.4.1 and 9.3.1). */
interface TextState {
  /** From user space to the page. */
  ctm: Matrix;
  font: string;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
  /** 1 is the font's own width. */
  horizontalScale: number;
  leading: number;
  rise: number;
}

/** An operator that shows text, with where it and its operands stand. */
export interface ShowOperation extends Readonly<TextState> {
  operator: 'Tj' | 'TJ' | "'" | '"';
  start: number;
  end: number;
  parts: ShownPart[];
  /** What stands before the string of `"`: word and character spacing. */
  spacing: number[];
  /** The text matrix, where it was set since the operation before; else it goes on from there. */
  origin?: Matrix;
}

/** A form or picture that a content stream draws (ISO 32000-1, 8.8). */
export interface DrawOperation {
  /** Among the resources. */
  name: string;
  ctm: Matrix;
  /** How many operations that show text stand before it. */
  after: number;
}

/** Finds every operator of a content stream that shows text (ISO 32000-1, 9.4.3). */
export function findShowOperations(content: Buffer): ShowOperation[] {
  return findOperations(content).shown;
}

/**
 * As `findShowOperations`, and what else the stream draws by name.
 * @param ctm in force where the stream begins
 */
export function findOperations(
  content: Buffer,
  ctm: Matrix = identity,
): { shown: ShowOperation[]; drawn: DrawOperation[] } {
  const found: ShowOperation[] = [];
  const drawn: DrawOperation[] = [];
  const position = makePosition();
  const saved: TextState[] = [];
  let state: TextState = { ...initial, ctm };
  let operands: Token[] = [];
  let start = -1;
  let at = 0;
  for (let read = readToken(content, at); read; read = readToken(content, at)) {
    at = read.end;
    if (start < 0) start = read.start;
    const { token } = read;
    if (token.type !== 'word') {
      operands.push(token);
      continue;
    }
    const { value: operator } = token;
    if (operator === 'q') saved.push({ ...state });
    else if (operator === 'Q') state = saved.pop() ?? state;
    else if (operator === 'ID') at = endOfImage(content, at);
    else if (operator === 'Do') drawn.push({ ...drawnBy(operands, state), after: found.length });
    else if (isShowing(operator)) {
      const spacing = operator === '"' ? [numberAt(operands, 0), numberAt(operands, 1)] : [];
      if (spacing.length > 0) [state.wordSpacing = 0, state.characterSpacing = 0] = spacing;
      if (operator === "'" || operator === '"') position.move(0, -state.leading);
      const parts = operands.flatMap(partOf).slice(spacing.length);
      found.push({ operator, start, end: at, parts, spacing, ...state, ...position.take() });
    } else {
      position.apply(state, operator, operands);
      setState(state, operator, operands);
    }
    operands = [];
    start = -1;
  }
  return { shown: found, drawn };
}

function drawnBy([operand]: readonly Token[], { ctm }: TextState) {
  return { name: operand?.type === 'name' ? operand.value : '', ctm };
}

const initial: TextState = {
  ctm: identity,
  font: '',
  fontSize: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
};

function isShowing(operator: string): operator is ShowOperation['operator'] {
  return operator === 'Tj' || operator === 'TJ' || operator === "'" || operator === '"';
}

function setState(state: TextState, operator: string, operands: readonly Token[]): void {
  switch (operator) {
    case 'cm':
      state.ctm = multiply(matrixOf(operands), state.ctm);
      return;
    case 'Tf':
      state.font = operands[0]?.type === 'name' ? operands[0].value : '';
      state.fontSize = numberAt(operands, 1);
      return;
    case 'Tc':
      state.characterSpacing = numberAt(operands, 0);
      return;
    case 'Tw':
      state.wordSpacing = numberAt(operands, 0);
      return;
    case 'Tz':
      state.horizontalScale = numberAt(operands, 0) / 100;
      return;
    case 'Ts':
      state.rise = numberAt(operands, 0);
      return;
    case 'TL':
      state.leading = numberAt(operands, 0);
      return;
    case 'TD':
      state.leading = -numberAt(operands, 1);
  }
}

/** Where lines begin (ISO 32000-1, 9.4.2); how wide the text is that was shown does not matter. */
function makePosition() {
  let line: Matrix = identity;
  let isSet = false;
  const set = (matrix: Matrix) => {
    line = matrix;
    isSet = true;
  };
  const move = (x: number, y: number) => {
    set(multiply([1, 0, 0, 1, x, y], line));
  };
  return {
    move,
    apply({ leading }: TextState, operator: string, operands: readonly Token[]): void {
      if (operator === 'BT') set(identity);
      else if (operator === 'Tm') set(matrixOf(operands));
      else if (operator === 'T*') move(0, -leading);
      else if (operator === 'Td' || operator === 'TD') {
        move(numberAt(operands, 0), numberAt(operands, 1));
      }
    },
    take(): Pick<ShowOperation, 'origin'> {
      const given = isSet ? { origin: line } : {};
      isSet = false;
      return given;
    },
  };
}

function matrixOf(operands: readonly Token[]): Matrix {
  const at = (index: number) => numberAt(operands, index);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}

function numberAt(operands: readonly Token[], index: number): number {
  const token = operands[index];
  return token?.type === 'number' ? token.value : 0;
}

function partOf(token: Token): ShownPart[] {
  if (token.type === 'string') return [{ codes: token.codes }];
  return token.type === 'number' ? [{ move: token.value }] : [];
}
