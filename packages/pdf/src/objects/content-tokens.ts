export type Token =
  | { type: 'number'; value: number }
  | { type: 'name' | 'word'; value: string }
  | { type: 'string'; codes: Uint8Array }
  | { type: 'open' | 'close' };

/** A token with where it stands. */
export interface ReadToken {
  token: Token;
  start: number;
  end: number;
}

/** Of a byte: whether it separates tokens, or is one by itself (ISO 32000-1, 7.2.2). */
const kinds = new Uint8Array(256);
const [space, delimiter] = [1, 2];
for (const byte of Buffer.from('\0\t\n\f\r ')) kinds[byte] = space;
for (const byte of Buffer.from('()<>[]{}/%')) kinds[byte] = delimiter;

const sign = {
  percent: 0x25,
  open: 0x28,
  close: 0x29,
  less: 0x3c,
  greater: 0x3e,
  slash: 0x2f,
  escape: 0x5c,
};

/** The next token of a content stream (ISO 32000-1, 7.8.2); undefined at its end. */
export function readToken(content: Buffer, from: number): ReadToken | undefined {
  const start = skipSpace(content, from);
  if (start >= content.length) return undefined;
  const first = content[start];
  if (first === sign.open) return readLiteral(content, start);
  if (first === sign.less && content[start + 1] !== sign.less) return readHex(content, start);
  if (first === 0x5b) return { token: { type: 'open' }, start, end: start + 1 };
  if (first === 0x5d) return { token: { type: 'close' }, start, end: start + 1 };
  const isName = first === sign.slash;
  let end = start + 1;
  if (isName || !isDelimiter(first)) while (end < content.length && isRegular(content[end])) end++;
  // The two signs of a dictionary are one token.
  else if ((first === sign.less || first === sign.greater) && content[end] === first) end++;
  if (isName) {
    const value = unescapeName(content.toString('latin1', start + 1, end));
    return { token: { type: 'name', value }, start, end };
  }
  const value = readNumber(content, start, end);
  if (value !== undefined) return { token: { type: 'number', value }, start, end };
  return { token: { type: 'word', value: readWord(content, start, end) }, start, end };
}

const [plus, minus, dot, zero, nine] = [0x2b, 0x2d, 0x2e, 0x30, 0x39];
/** So many digits are an integer that is held exactly. */
const exactDigits = 15;

/** Undefined for what is no number. */
function readNumber(content: Buffer, start: number, end: number): number | undefined {
  const first = content[start];
  let digits = 0;
  let decimals = -1;
  let value = 0;
  for (let at = first === plus || first === minus ? start + 1 : start; at < end; at++) {
    const byte = content[at] ?? 0;
    if (byte === dot && decimals < 0) decimals = 0;
    else if (byte >= zero && byte <= nine) {
      value = value * 10 + byte - zero;
      digits++;
      if (decimals >= 0) decimals++;
    } else return undefined;
  }
  if (digits === 0) return undefined;
  if (digits > exactDigits) return readLongNumber(content.toString('latin1', start, end));
  if (decimals > 0) value /= 10 ** decimals;
  return first === minus ? -value : value;
}

function readLongNumber(word: string): number | undefined {
  const value = Number(word);
  return Number.isFinite(value) ? value : undefined;
}

/** Usual operators (ISO 32000-1, annex A) by their bytes: no string is made of one that is known. */
const operators = new Map(
  'q Q cm w gs Do BI ID EI BT ET Tc Tw Tz TL Tf Ts Td TD Tm T* Tj TJ \' " g G k K rg RG cs CS sc SC m l c h re W n f S'
    .split(' ')
    .map((operator) => [packed(Buffer.from(operator), 0, operator.length), operator]),
);

function readWord(content: Buffer, start: number, end: number): string {
  const known = end - start <= 2 ? operators.get(packed(content, start, end)) : undefined;
  return known ?? content.toString('latin1', start, end);
}

/** One or two bytes as a number. */
function packed(content: Buffer, start: number, end: number): number {
  return ((content[start] ?? 0) << 8) | (end - start > 1 ? (content[start + 1] ?? 0) : 0);
}

/** Where the data of an image end that stands in the content: at an EI that stands by itself. */
export function endOfImage(content: Buffer, from: number): number {
  for (let at = content.indexOf('EI', from); at >= 0; at = content.indexOf('EI', at + 2)) {
    if (isSpace(content[at - 1]) && (at + 2 >= content.length || isSpace(content[at + 2]))) {
      return at + 2;
    }
  }
  return content.length;
}

/** Past comments too. */
function skipSpace(content: Buffer, from: number): number {
  let at = from;
  for (; at < content.length; at++) {
    if (content[at] === sign.percent) while (at < content.length && !isLineEnd(content[at])) at++;
    if (!isSpace(content[at])) break;
  }
  return at;
}

/** What is no digit counts for nothing; a digit that is left over is followed by 0 (7.3.4.3). */
function readHex(content: Buffer, start: number): ReadToken {
  const end = content.indexOf(sign.greater, start);
  const stop = end < 0 ? content.length : end;
  const codes = new Uint8Array((stop - start) >> 1);
  let count = 0;
  for (let at = start + 1; at < stop; at++) {
    const digit = hexDigits[content[at] ?? 0] ?? none;
    if (digit === none) continue;
    if (count % 2 === 0) codes[count >> 1] = digit << 4;
    else codes[count >> 1] = (codes[count >> 1] ?? 0) | digit;
    count++;
  }
  const read = codes.subarray(0, (count + 1) >> 1);
  return { token: { type: 'string', codes: read }, start, end: stop + 1 };
}

const none = 16;
const hexDigits = new Uint8Array(256).fill(none);
for (let value = 0; value < none; value++) {
  const digit = value.toString(16);
  hexDigits[digit.charCodeAt(0)] = value;
  hexDigits[digit.toUpperCase().charCodeAt(0)] = value;
}

function unescapeName(name: string): string {
  if (!name.includes('#')) return name;
  return name.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function readLiteral(content: Buffer, start: number): ReadToken {
  const plain = endOfPlain(content, start + 1);
  if (content[plain] === sign.close) {
    const codes = content.subarray(start + 1, plain);
    return { token: { type: 'string', codes }, start, end: plain + 1 };
  }
  const codes: number[] = [];
  let depth = 1;
  let at = start + 1;
  for (; at < content.length; at++) {
    const byte = content[at] ?? 0;
    if (byte === sign.escape) {
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
    if (byte === sign.open) depth++;
    if (byte === sign.close && --depth === 0) break;
    codes.push(byte);
  }
  return { token: { type: 'string', codes: Uint8Array.from(codes) }, start, end: at + 1 };
}

/** Where a string first holds something else than the bytes that it stands for. */
function endOfPlain(content: Buffer, from: number): number {
  let at = from;
  for (; at < content.length; at++) {
    const byte = content[at];
    if (byte === sign.close || byte === sign.open || byte === sign.escape) break;
  }
  return at;
}

function isSpace(byte: number | undefined): boolean {
  return byte !== undefined && kinds[byte] === space;
}

function isDelimiter(byte: number | undefined): boolean {
  return byte !== undefined && kinds[byte] === delimiter;
}

function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && kinds[byte] === 0;
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 10 || byte === 13;
}
