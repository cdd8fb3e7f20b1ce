import { writeDict, type Entries } from './syntax.ts';

/**
 * What is not spelled as `syntax.ts` spells it. Nothing else is understood: whatever a reader of
 * PDF may make of other spellings, no revision of ours has them.
 */
export class Misspelled extends Error {}

/** The entries of a dictionary, each value as it stands. @throws {Misspelled} */
export function readDict(text: string | undefined): Entries {
  if (text === undefined || endOfDict(text, 0, 0) !== text.length) throw new Misspelled();
  const entries = Object.fromEntries(entriesIn(text));
  // Spelled again, it shows a name that stands twice, or is written in another way.
  if (writeDict(entries) !== text) throw new Misspelled();
  return entries;
}

/** The references that an array holds. @throws {Misspelled} */
export function readReferences(text: string | undefined): string[] {
  if (text === '[]') return [];
  if (text === undefined || !/^\[\d+ \d+ R(?: \d+ \d+ R)*\]$/.test(text)) throw new Misspelled();
  return text.slice(1, -1).match(/\d+ \d+ R/g) ?? [];
}

const referenceForm = /^(0|[1-9]\d{0,9}) (0|[1-9]\d{0,4}) R$/;

/** @throws {Misspelled} */
export function readReference(text: string | undefined): { number: number; generation: number } {
  const found = referenceForm.exec(text ?? '');
  if (!found) throw new Misspelled();
  return { number: Number(found[1]), generation: Number(found[2]) };
}

function* entriesIn(text: string): Generator<[string, string]> {
  for (let at = 3; text[at] === '/';) {
    const nameEnd = endOf(name, text, at);
    const valueEnd = endOfValue(text, nameEnd + 1, 0);
    yield [decodeName(text.slice(at + 1, nameEnd)), text.slice(nameEnd + 1, valueEnd)];
    at = valueEnd + 1;
  }
}

function decodeName(name: string): string {
  const bytes = name.replaceAll(/#([0-9a-f]{2})/g, (_all, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

const deepest = 256;
const name = /\/[^\0-\x20()<>[\]{}/%\x7f-\xff]*/y;
const atom = /<[0-9A-Fa-f]*>|\d+ \d+ R|-?\d+(?:\.\d+)?|true|false|null/y;

function endOf(form: RegExp, text: string, at: number): number {
  form.lastIndex = at;
  if (!form.test(text)) throw new Misspelled();
  return form.lastIndex;
}

function endOfValue(text: string, at: number, depth: number): number {
  if (depth > deepest) throw new Misspelled();
  if (text[at] === '/') return endOf(name, text, at);
  if (text[at] === '[') return endOfArray(text, at, depth);
  if (text.startsWith('<<', at)) return endOfDict(text, at, depth);
  return endOf(atom, text, at);
}

function endOfArray(text: string, from: number, depth: number): number {
  let at = from + 1;
  while (text[at] !== ']') {
    at = endOfValue(text, at, depth + 1);
    if (text[at] === ' ') at += 1;
    else if (text[at] !== ']') throw new Misspelled();
  }
  return at + 1;
}

function endOfDict(text: string, from: number, depth: number): number {
  const empty = '<<\n\n>>';
  if (text.startsWith(empty, from)) return from + empty.length;
  if (!text.startsWith('<<\n/', from)) throw new Misspelled();
  let at = from + 3;
  while (text[at] === '/') {
    const nameEnd = endOf(name, text, at);
    if (text[nameEnd] !== ' ') throw new Misspelled();
    at = endOfValue(text, nameEnd + 1, depth + 1);
    if (text[at] !== '\n') throw new Misspelled();
    at += 1;
  }
  if (!text.startsWith('>>', at)) throw new Misspelled();
  return at + 2;
}
