import { takeFirstLook } from './first-look.ts';
import { readSections } from './pdf-sections.ts';
import { NoSeal, readSealedFile, type SealedFile } from './pdf-signatures.ts';

/** A file that was read, once for all that is checked of it. */
export interface SignedFile {
  bytes: Uint8Array;
  file: SealedFile;
  /** What is wrong with the bytes that no signature covers; of these nothing was read then. */
  foreign: string | undefined;
}

/** A file of which nothing was read. */
export interface Unread {
  problem: string;
  /** Of a signature that covers other bytes than these. */
  cms?: Uint8Array;
}

/**
 * Reads a file of which a signature covers the beginning, and no other: nothing is parsed that
 * nobody signed, since a damaged file can keep a parser busy for ever. What follows those bytes is
 * nobody's, and is given to the parser only when its objects can be told apart: a bracket that
 * closes nothing keeps the parser busy until the process dies.
 */
export async function readSigned(bytes: Uint8Array): Promise<SignedFile | Unread> {
  const look = takeFirstLook(bytes);
  if (look.kind === 'altered') {
    const problem = 'The bytes of the file are not those that were sealed.';
    return { problem, ...(look.cms && { cms: look.cms }) };
  }
  if (look.kind === 'unsigned') return { problem: unsigned(bytes) };
  const foreign = bytes.length === look.upTo ? undefined : tailProblem(bytes, look.upTo);
  try {
    const readable = foreign === undefined ? bytes : bytes.subarray(0, look.upTo);
    return { bytes, file: await readSealedFile(readable), foreign };
  } catch (error) {
    return { problem: error instanceof NoSeal ? error.message : 'The file cannot be read.' };
  }
}

function unsigned(bytes: Uint8Array): string {
  const isPdf = Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-'));
  return isPdf ? 'The file carries no signature.' : 'The file cannot be read as a PDF.';
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
