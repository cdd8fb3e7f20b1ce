import { readSections } from './pdf-sections.ts';
import { NoSeal, readSealedFile, type SealedFile } from './pdf-signatures.ts';

export interface SignedFile {
  file: SealedFile;
  /** What is wrong with the bytes that no signature covers; of these nothing was read then. */
  foreign: string | undefined;
}

/**
 * Reads a file of which a signature covers the first `upTo` bytes. What follows is nobody's, and is
 * given to the parser only when its objects can be told apart: a bracket that closes nothing keeps
 * the parser busy until the process dies.
 * @throws {NoSeal}
 */
export async function readSignedFile(bytes: Uint8Array, upTo: number): Promise<SignedFile> {
  const foreign = bytes.length === upTo ? undefined : tailProblem(bytes, upTo);
  const readable = foreign === undefined ? bytes : bytes.subarray(0, upTo);
  return { file: await readSealedFile(readable), foreign };
}

const unclear = 'Something was appended after the seal: it cannot be read.';

function tailProblem(bytes: Uint8Array, upTo: number): string | undefined {
  try {
    const { offsets } = readSections(bytes, upTo);
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const words = wordsFrom(file, upTo);
    return words && offsets.every((offset) => words.has(offset)) ? undefined : unclear;
  } catch (error) {
    return error instanceof NoSeal ? error.message : unclear;
  }
}

const regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const hexadecimal = /<[\0\t\n\f\r 0-9A-Fa-f]*>/y;
const between = /(?:[\0\t\n\f\r ]|%[^\n\r]*|<<|>>|[[\]/])+/y;

/**
 * Where words and numbers begin (ISO 32000-1, 7.2); undefined when something there belongs to
 * nothing. The data of streams are passed over.
 */
function wordsFrom(file: Buffer, from: number): Set<number> | undefined {
  const text = file.toString('latin1', from);
  const words = new Set<number>();
  let at = 0;
  const take = (form: RegExp): string | undefined => {
    form.lastIndex = at;
    const found = form.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  while (at < text.length) {
    if (take(between) ?? take(hexadecimal)) continue;
    const start = at;
    const word = take(regular);
    if (word !== undefined) words.add(from + start);
    const end = word === undefined ? endOfString(text, at) : at;
    at = word === 'stream' ? text.indexOf('endstream', at) : end;
    if (at < 0) return undefined;
  }
  return words;
}

/** After the bracket that closes a string in brackets (7.3.4.2); -1 where none stands, or no end. */
function endOfString(text: string, from: number): number {
  if (text[from] !== '(') return -1;
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')') depth--;
    if (depth === 0) return at + 1;
  }
  return -1;
}
