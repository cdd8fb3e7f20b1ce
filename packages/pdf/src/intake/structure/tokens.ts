/** What stands next; `stray` belongs to nothing, `end` is the end of the bytes. */
export type TokenKind =
  | 'word'
  | 'name'
  | 'string'
  | 'openArray'
  | 'closeArray'
  | 'openDict'
  | 'closeDict'
  | 'stray'
  | 'end';

/** Of a byte: whether it separates tokens, or is one by itself (ISO 32000-1, 7.2.2). */
const kinds = new Uint8Array(256);
const [space, delimiter] = [1, 2];
for (const byte of Buffer.from('\0\t\n\f\r ')) kinds[byte] = space;
for (const byte of Buffer.from('()<>[]{}/%')) kinds[byte] = delimiter;

const sign = { percent: 0x25, open: 0x28, close: 0x29, escape: 0x5c, cr: 0x0d, lf: 0x0a };
const [less, greater, slash, openArray, closeArray] = [0x3c, 0x3e, 0x2f, 0x5b, 0x5d];

/** Steps over the tokens of a PDF (ISO 32000-1, 7.2) without decoding any. */
export class Tokens {
  /** Of the token that was read last. */
  start: number;
  end: number;
  readonly file: Buffer;

  constructor(file: Buffer, at: number) {
    this.file = file;
    this.start = at;
    this.end = at;
  }

  next(): TokenKind {
    const { file } = this;
    const start = skipSpace(file, this.end);
    this.start = start;
    this.end = start + 1;
    if (start >= file.length) return 'end';
    switch (file[start]) {
      case slash:
        this.end = endOfRegular(file, start + 1);
        return 'name';
      case sign.open:
        return this.#string(endOfLiteral(file, start));
      case less:
        if (file[start + 1] !== less) return this.#string(endOfHex(file, start));
        this.end = start + 2;
        return 'openDict';
      case greater:
        this.end = start + 2;
        return file[start + 1] === greater ? 'closeDict' : 'stray';
      case openArray:
        return 'openArray';
      case closeArray:
        return 'closeArray';
      default:
        if (!isRegular(file[start])) return 'stray';
        this.end = endOfRegular(file, start + 1);
        return 'word';
    }
  }

  /** The token as it is written. */
  text(): string {
    return this.file.toString('latin1', this.start, this.end);
  }

  /** A string without an end belongs to nothing. */
  #string(end: number): TokenKind {
    if (end < 0) return 'stray';
    this.end = end;
    return 'string';
  }
}

/** Past comments too. */
export function skipSpace(file: Buffer, from: number): number {
  let at = from;
  for (; at < file.length; at++) {
    if (file[at] === sign.percent) while (at < file.length && !isLineEnd(file[at])) at++;
    if (kinds[file[at] ?? 0] !== space) break;
  }
  return Math.min(at, file.length);
}

export function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && kinds[byte] === 0;
}

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39;
}

/** The name as it is meant: `/J#61va` is `Java`. */
export function readName(file: Buffer, start: number, end: number): string {
  const written = file.toString('latin1', start + 1, end);
  if (!written.includes('#')) return written;
  return written.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}

/** Digits only, as many as a number holds exactly. */
export function readInteger(
  file: Buffer,
  from: number,
): { value: number; end: number } | undefined {
  const limit = Math.min(file.length, from + 15);
  let [value, end] = [0, from];
  for (; end < limit && isDigit(file[end]); end++) value = value * 10 + (file[end] ?? 0) - 0x30;
  return end === from ? undefined : { value, end };
}

function endOfRegular(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length && kinds[file[at] ?? 0] === 0) at++;
  return at;
}

/** After the bracket that closes a literal string (7.3.4.2); -1 where none does. */
function endOfLiteral(file: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < file.length; at++) {
    const byte = file[at];
    if (byte === sign.escape) at++;
    else if (byte === sign.open) depth++;
    else if (byte === sign.close && --depth === 0) return at + 1;
  }
  return -1;
}

/** What is no digit ends it before its bracket does (7.3.4.3). */
function endOfHex(file: Buffer, from: number): number {
  for (let at = from + 1; at < file.length; at++) {
    const byte = file[at] ?? 0;
    if (byte === greater) return at + 1;
    if (!isHexDigit(byte) && kinds[byte] !== space) return -1;
  }
  return -1;
}

function isHexDigit(byte: number): boolean {
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === sign.cr || byte === sign.lf;
}
