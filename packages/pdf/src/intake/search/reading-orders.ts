import bidiModule from 'bidi-js';
import type { Character } from '../content/page-text.ts';
import { factsOf } from './text-facts.ts';

/** Characters by their numbers on the page, one after the other as they may be read. */
export interface ReadingOrder {
  numbers: number[];
  /** Before which of them, by their place in the order, nothing before is read on. */
  walls: ReadonlySet<number>;
}

// The package exports its factory as the module itself; its types say that it is the default.
const makeBidi = bidiModule as unknown as typeof bidiModule.default;
const bidi = makeBidi();

function isRightToLeft(text: string): boolean {
  return factsOf(text).isRightToLeft;
}

/**
 * The orders in which a page may be read: as it is written, where columns and wrapped lines follow
 * each other; and line by line as it is seen, for letters that are written out of their order. What is
 * written from right to left is turned from how it is seen to how it is read (UAX #9), in lines of
 * either direction.
 */
export function readingOrders(characters: readonly Character[]): ReadingOrder[] {
  if (characters.some(({ text }) => isRightToLeft(text))) {
    const seen = linesAsSeen(characters);
    const stretches = stretchesAsWritten(characters).map((stretch) => [stretch]);
    return (['rtl', 'ltr'] as const).flatMap((base) => {
      const turned = (line: readonly number[]) => asRead(characters, line, base);
      return [inLines(stretches, turned), inLines(seen, turned)];
    });
  }
  const written = { numbers: characters.map((_, number) => number), walls: new Set<number>() };
  if (isWrittenAsSeen(characters)) return [written];
  return [written, inLines(linesAsSeen(characters), (line) => line)];
}

/** Line by line from the top, each from its left: as most pages are. */
function isWrittenAsSeen(characters: readonly Character[]): boolean {
  return characters.every((character, number) => {
    const before = characters[number - 1];
    if (!before) return true;
    if (isOnLine(before, character, 0.1)) return character.along >= before.along;
    const turned = before.direction[0] !== character.direction[0];
    return !turned && character.across < before.across - character.fontSize / 2;
  });
}

/** Lines, each of parts that stand so far from each other that they are not read as one. */
type Lines = readonly (readonly (readonly number[])[])[];

function inLines(lines: Lines, turned: (part: readonly number[]) => readonly number[]) {
  const numbers: number[] = [];
  const walls = new Set<number>();
  for (const line of lines) {
    for (const [index, part] of line.entries()) {
      if (index > 0) walls.add(numbers.length);
      for (const number of turned(part)) numbers.push(number);
    }
  }
  return { numbers, walls };
}

export function isOnLine(
  { direction, across, fontSize }: Character,
  other: Character,
  apart = 0.5,
): boolean {
  const turned = direction[0] * other.direction[0] + direction[1] * other.direction[1] < 0.99;
  return !turned && Math.abs(across - other.across) <= Math.max(fontSize, other.fontSize) * apart;
}

/**
 * Runs of what is written one after the other on a line; where something in them is written from right
 * to left, as they are seen.
 */
function stretchesAsWritten(characters: readonly Character[]): number[][] {
  const stretches: number[][] = [];
  let before: Character | undefined;
  for (const [number, character] of characters.entries()) {
    if (before && isOnLine(before, character)) stretches.at(-1)?.push(number);
    else stretches.push([number]);
    before = character;
  }
  const turns = (number: number) => isRightToLeft(characters[number]?.text ?? '');
  return stretches.map((one) => (one.some(turns) ? alongTheLine(characters, one) : one));
}

function alongTheLine(characters: readonly Character[], numbers: readonly number[]): number[] {
  const along = (number: number) => characters[number]?.along ?? 0;
  return numbers.toSorted((a, b) => along(a) - along(b));
}

/** Between columns, in parts of the font's size. */
const columnGap = 2;

function linesAsSeen(characters: readonly Character[]): number[][][] {
  const angle = ({ direction: [x, y] }: Character) => Math.round((Math.atan2(y, x) * 60) / Math.PI);
  const sorted = characters
    .map((character, number) => ({ number, character, angle: angle(character) }))
    .sort((a, b) => a.angle - b.angle || b.character.across - a.character.across);
  const lines: number[][] = [];
  let first: Character | undefined;
  for (const { number, character } of sorted) {
    if (first && isOnLine(first, character, 0.4)) lines.at(-1)?.push(number);
    else {
      first = character;
      lines.push([number]);
    }
  }
  return lines.map((line) => inColumns(characters, alongTheLine(characters, line)));
}

function inColumns(characters: readonly Character[], line: readonly number[]): number[][] {
  const parts: number[][] = [];
  let end = Infinity;
  for (const number of line) {
    const { along = 0, width = 0, fontSize = 0 } = characters[number] ?? {};
    if (parts.length === 0 || along - end > columnGap * fontSize) parts.push([]);
    parts.at(-1)?.push(number);
    end = along + width;
  }
  return parts;
}

/** What stands from left to right, as it is read. */
function asRead(
  characters: readonly Character[],
  line: readonly number[],
  base: 'ltr' | 'rtl',
): number[] {
  const letters = line.map((number) => letterOf(characters[number]?.text ?? ''));
  if (!letters.some(isRightToLeft)) return [...line];
  const text = letters.join('');
  const turned = [...line];
  for (const [from = 0, to = 0] of bidi.getReorderSegments(
    text,
    bidi.getEmbeddingLevels(text, base),
  )) {
    const part = turned.slice(from, to + 1).reverse();
    turned.splice(from, part.length, ...part);
  }
  return turned;
}

/** One UTF-16 unit that goes the same way. */
function letterOf(text: string): string {
  if (isRightToLeft(text)) return /[\p{Script=Arabic}]/u.test(text) ? '\u0627' : '\u05d0';
  const [first = ' '] = text;
  return first.length === 1 && !/\p{Cc}/u.test(first) ? first : 'a';
}
