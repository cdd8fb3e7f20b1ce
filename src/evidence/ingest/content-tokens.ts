/** Shown text, as codes; or a number that moves what follows it. */
export type ShownPart = { codes: Uint8Array } | { move: number };

/** An operator that shows text, with where it and its operands stand. */
export interface ShowOperation {
  operator: 'Tj' | 'TJ' | "'" | '"';
  start: number;
  end: number;
  parts: ShownPart[];
  /** What stands before the string of `"`: word and character spacing. */
  spacing: number[];
  font: string;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
}

interface TextState {
  font: string;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
}

type Token =
  | { type: 'number'; value: number }
  | { type: 'name' | 'word'; value: string }
  | { type: 'string'; codes: Uint8Array }
  | { type: 'open' | 'close' };

/** Finds every operator of a content stream that shows text (ISO 32000-1, 9.4.3). */
export function findShowOperations(content: Buffer): ShowOperation[] {
  const found: ShowOperation[] = [];
  const saved: TextState[] = [];
  let state: TextState = { font: '', fontSize: 0, characterSpacing: 0, wordSpacing: 0 };
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
    else if (isShowing(operator)) {
      const spacing = operator === '"' ? [numberAt(operands, 0), numberAt(operands, 1)] : [];
      if (spacing.length > 0) setSpacing(state, operands);
      const parts = operands.flatMap(partOf).slice(spacing.length);
      found.push({ operator, start, end: at, parts, spacing, ...state });
    } else setState(state, operator, operands);
    operands = [];
    start = -1;
  }
  return found;
}

function isShowing(operator: string): operator is ShowOperation['operator'] {
  return operator === 'Tj' || operator === 'TJ' || operator === "'" || operator === '"';
}

function setState(state: TextState, operator: string, operands: readonly Token[]): void {
  if (operator === 'Tc') state.characterSpacing = numberAt(operands, 0);
  else if (operator === 'Tw') state.wordSpacing = numberAt(operands, 0);
  else if (operator === 'Tf') {
    state.font = operands[0]?.type === 'name' ? operands[0].value : '';
    state.fontSize = numberAt(operands, 1);
  }
}

function setSpacing(state: TextState, operands: readonly Token[]): void {
  state.wordSpacing = numberAt(operands, 0);
  state.characterSpacing = numberAt(operands, 1);
}

function numberAt(operands: readonly Token[], index: number): number {
  const token = operands[index];
  return token?.type === 'number' ? token.value : 0;
}

function partOf(token: Token): ShownPart[] {
  if (token.type === 'string') return [{ codes: token.codes }];
  return token.type === 'number' ? [{ move: token.value }] : [];
}

/** Image data run to an EI that stands by itself. */
function endOfImage(content: Buffer, from: number): number {
  for (let at = content.indexOf('EI', from); at >= 0; at = content.indexOf('EI', at + 2)) {
    if (isSpace(content[at - 1]) && (at + 2 >= content.length || isSpace(content[at + 2]))) {
      return at + 2;
    }
  }
  return content.length;
}

interface Read {
  token: Token;
  start: number;
  end: number;
}

const delimiters = '()<>[]{}/%';

function readToken(content: Buffer, from: number): Read | undefined {
  let at = from;
  for (; at < content.length; at++) {
    if (content[at] === 0x25) while (at < content.length && !isLineEnd(content[at])) at++;
    if (!isSpace(content[at])) break;
  }
  if (at >= content.length) return undefined;
  const start = at;
  const character = String.fromCharCode(content[at] ?? 0);
  const make = (token: Token, end: number): Read => ({ token, start, end });
  if (character === '(') return readLiteral(content, start);
  if (character === '<' && content[at + 1] !== 0x3c) {
    const end = content.indexOf('>', at);
    const stop = end < 0 ? content.length : end;
    const digits = content.toString('latin1', at + 1, stop).replace(/[^0-9a-fA-F]/g, '');
    const codes = Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
    return make({ type: 'string', codes }, stop + 1);
  }
  if (character === '[' || character === ']') {
    return make({ type: character === '[' ? 'open' : 'close' }, at + 1);
  }
  const isName = character === '/';
  let end = at + 1;
  if (isName || !delimiters.includes(character)) {
    while (end < content.length && isRegular(content[end])) end++;
  }
  const word = content.toString('latin1', isName ? at + 1 : at, end);
  if (isName) return make({ type: 'name', value: unescapeName(word) }, end);
  const value = Number(word);
  const isNumber = /^[+-]?[\d.]+$/.test(word) && Number.isFinite(value);
  return make(isNumber ? { type: 'number', value } : { type: 'word', value: word }, end);
}

function unescapeName(name: string): string {
  return name.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function readLiteral(content: Buffer, start: number): Read {
  const codes: number[] = [];
  let depth = 1;
  let at = start + 1;
  for (; at < content.length; at++) {
    const byte = content[at] ?? 0;
    if (byte === 0x5c) {
      at++;
      const next = String.fromCharCode(content[at] ?? 0);
      const octal = /^[0-7]{1,3}/.exec(content.toString('latin1', at, at + 3))?.[0];
      if (octal !== undefined) {
        codes.push(parseInt(octal, 8) & 0xff);
        at += octal.length - 1;
      } else if (next === '\r' || next === '\n') {
        if (next === '\r' && content[at + 1] === 10) at++;
      } else codes.push(escapes[next] ?? content[at] ?? 0);
      continue;
    }
    if (byte === 0x28) depth++;
    if (byte === 0x29 && --depth === 0) break;
    codes.push(byte);
  }
  return { token: { type: 'string', codes: Uint8Array.from(codes) }, start, end: at + 1 };
}

function isSpace(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 10 || byte === 13;
}

function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && !isSpace(byte) && !delimiters.includes(String.fromCharCode(byte));
}
