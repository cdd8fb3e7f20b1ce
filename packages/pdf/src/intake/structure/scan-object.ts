import { Unacceptable } from '../refusals.ts';
import { scanValue, type Span, type Value } from './scan-value.ts';
import { isRegular, readInteger, skipSpace, Tokens } from './tokens.ts';

/** An indirect object (ISO 32000-1, 7.3.10), as far as it was looked at. */
export interface FoundObject {
  number: number;
  generation: number;
  value: Value;
  /** Of a stream. */
  data?: Span;
  end: number;
}

/** The number of an object that is a length. */
export type LengthOf = (objectNumber: number) => number | undefined;

/** Where the value begins of the object by this number; undefined where no such object stands. */
export function headAt(
  file: Buffer,
  at: number,
): { number: number; generation: number; end: number } | undefined {
  const number = readInteger(file, skipSpace(file, at));
  const generation = number && readInteger(file, skipSpace(file, number.end));
  if (!generation || generation.end - at > 64) return undefined;
  const word = skipSpace(file, generation.end);
  const isHead = file.toString('latin1', word, word + 3) === 'obj' && !isRegular(file[word + 3]);
  if (!isHead) return undefined;
  return { number: number.value, generation: generation.value, end: word + 3 };
}

/**
 * The object at an offset, looked at token by token; the data of a stream are passed over.
 * @param upTo where the next object begins
 * @throws Unacceptable for what does not end before the next one
 */
export function scanObject(
  file: Buffer,
  at: number,
  upTo: number,
  lengthOf: LengthOf,
): FoundObject {
  const head = headAt(file, at);
  if (!head) throw new Unacceptable('damaged');
  const { number, generation } = head;
  const value = scanValue(file, head.end);
  if (value.end > upTo) throw new Unacceptable('damaged');
  const tokens = new Tokens(file.subarray(0, upTo), value.end);
  if (tokens.next() !== 'word' || tokens.text() !== 'stream' || !value.entries) {
    return { number, generation, value, end: value.end };
  }
  const data = dataAt(
    file,
    tokens.end,
    upTo,
    lengthIn(file, value.entries.get('Length'), lengthOf),
  );
  return { number, generation, value, data, end: data.end };
}

function lengthIn(file: Buffer, span: Span | undefined, lengthOf: LengthOf): number | undefined {
  const found = span && readInteger(file, span.start);
  if (!found) return undefined;
  return found.end === span.end ? found.value : lengthOf(found.value);
}

/** By its length where the data end there; else up to the word that ends them. */
function dataAt(file: Buffer, keywordEnd: number, upTo: number, length: number | undefined): Span {
  let start = keywordEnd;
  if (file[start] === 13) start += 1;
  if (file[start] === 10) start += 1;
  if (length !== undefined && isEndAt(file, start + length, upTo)) {
    return { start, end: start + length };
  }
  const at = file.subarray(start, upTo).indexOf('endstream');
  if (at < 0) throw new Unacceptable('damaged');
  let end = start + at;
  if (end > start && file[end - 1] === 10) end -= 1;
  if (end > start && file[end - 1] === 13) end -= 1;
  return { start, end };
}

function isEndAt(file: Buffer, at: number, upTo: number): boolean {
  if (at > upTo) return false;
  let word = at;
  while (word < upTo && word < at + 16 && [0, 9, 10, 12, 13, 32].includes(file[word] ?? -1)) word++;
  return file.toString('latin1', word, Math.min(upTo, word + 9)) === 'endstream';
}
