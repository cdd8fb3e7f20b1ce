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

const sign = { percent: 0x25, open: 0x28, close: 0x29, less: 0x3c, slash: 0x2f, escape: 0x5c };

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
  const word = content.toString('latin1', isName ? start + 1 : start, end);
  if (isName) return { token: { type: 'name', value: unescapeName(word) }, start, end };
  const value = Number(word);
  const isNumber = /^[+-]?[\d.]+$/.test(word) && Number.isFinite(value);
  return {
    token: isNumber ? { type: 'number', value } : { type: 'word', value: word },
    start,
    end,
  };
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

function readHex(content: Buffer, start: number): ReadToken {
  const end = content.indexOf('>', start);
  const stop = end < 0 ? content.length : end;
  const digits = content.toString('latin1', start + 1, stop).replace(/[^0-9a-fA-F]/g, '');
  const codes = Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
  return { token: { type: 'string', codes }, start, end: stop + 1 };
}

function unescapeName(name: string): string {
  return name.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function readLiteral(content: Buffer, start: number): ReadToken {
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
