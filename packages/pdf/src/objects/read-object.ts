import {
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNull,
  PdfNumber,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core';
import { readToken, type ReadToken } from './content-tokens.ts';
import type { PdfObject } from './objects.ts';

/** Where an object is read that is not as its writer writes them. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

const deepest = 256;

/**
 * The indirect object at an offset (ISO 32000-1, 7.3.10), and where it ends. The data of a stream
 * are a view of the file's.
 * @throws {Unreadable} also where another object stands
 */
export function readObject(
  file: Buffer,
  at: number,
  number: number,
): { object: PdfObject; end: number } {
  const head = /^(\d+) \d+ obj\s/.exec(file.toString('latin1', at, at + 32));
  if (Number(head?.[1]) !== number) throw new Unreadable(`Object ${number} is not at ${at}.`);
  const { object, end } = readValue(file, at + (head?.[0].length ?? 0), 0);
  const after = next(file, end);
  if (object instanceof PdfDict && isWord(after, 'stream')) {
    return readStream(file, object, after.end);
  }
  if (!isWord(after, 'endobj')) throw new Unreadable(`Object ${number} does not end.`);
  return { object, end: after.end };
}

interface Value {
  object: PdfObject;
  end: number;
}

function readValue(file: Buffer, at: number, depth: number): Value {
  if (depth > deepest) throw new Unreadable('Objects stand too deep within each other.');
  const { token, start, end } = next(file, at);
  switch (token.type) {
    case 'name':
      return { object: nameOf(token.value), end };
    case 'string': {
      const format = file[start] === 0x28 ? 'literal' : 'hex';
      return { object: new PdfString(Uint8Array.from(token.codes), format), end };
    }
    case 'number':
      return readReference(file, token.value, end) ?? { object: PdfNumber.of(token.value), end };
    case 'open':
      return readArray(file, end, depth);
    case 'close':
      throw new Unreadable('An array ends that has not begun.');
    case 'word':
      if (token.value === '<<') return readDict(file, end, depth);
      return { object: constantOf(token.value), end };
  }
}

function next(file: Buffer, at: number): ReadToken {
  const token = readToken(file, at);
  if (!token) throw new Unreadable('The file ends within an object.');
  return token;
}

function isWord({ token }: ReadToken, word: string): boolean {
  return token.type === 'word' && token.value === word;
}

/** Names are UTF-8 (7.3.5). */
function nameOf(latin1: string): PdfName {
  return PdfName.of(Buffer.from(latin1, 'latin1').toString());
}

function constantOf(word: string): PdfObject {
  if (word === 'true' || word === 'false') return PdfBool.of(word === 'true');
  if (word === 'null') return PdfNull.instance;
  throw new Unreadable(`An object cannot be ${word.slice(0, 16)}.`);
}

const reference = /^\s+(\d{1,5})\s+R(?![^\s()<>[\]{}/%])/;

/** What would be a number if no second one and an R followed. */
function readReference(file: Buffer, number: number, end: number): Value | undefined {
  if (!Number.isSafeInteger(number) || number < 0) return undefined;
  const found = reference.exec(file.toString('latin1', end, end + 16));
  if (!found) return undefined;
  return { object: PdfRef.of(number, Number(found[1])), end: end + found[0].length };
}

function readArray(file: Buffer, from: number, depth: number): Value {
  const held: PdfObject[] = [];
  let at = from;
  for (let token = next(file, at); token.token.type !== 'close'; token = next(file, at)) {
    const { object, end } = readValue(file, at, depth + 1);
    held.push(object);
    at = end;
  }
  return { object: new PdfArray(held), end: next(file, at).end };
}

function readDict(file: Buffer, from: number, depth: number): Value {
  const entries: [PdfName, PdfObject][] = [];
  let key = next(file, from);
  while (key.token.type === 'name') {
    const { object, end } = readValue(file, key.end, depth + 1);
    entries.push([nameOf(key.token.value), object]);
    key = next(file, end);
  }
  if (!isWord(key, '>>')) throw new Unreadable('A name is expected.');
  return { object: new PdfDict(entries), end: key.end };
}

function readStream(file: Buffer, entries: PdfDict, at: number): Value {
  const start = at + (file[at] === 0x0d ? 2 : 1);
  const length = entries.getNumber('Length')?.value ?? NaN;
  const after = readToken(file, start + length);
  if (!after || !isWord(after, 'endstream')) throw new Unreadable('A stream has no such length.');
  const data = new Uint8Array(file.buffer, file.byteOffset + start, length);
  return { object: new PdfStream(entries, data), end: next(file, after.end).end };
}
