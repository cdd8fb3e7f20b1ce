import type { Character } from '../content/page-text.ts';
import { isOnLine, type ReadingOrder } from './reading-orders.ts';
import { factsOf, isSpace } from './text-facts.ts';

/** What is between a character and the one before it. */
const between = {
  nothing: 0,
  /** So little room that it may be a space, or letters set apart. */
  either: 1,
  space: 2,
  /** Something that is not read on over. */
  wall: 3,
} as const;
type Between = (typeof between)[keyof typeof between];

/** What is compared, without white space. */
interface Plain {
  text: string;
  /** Of each UTF-16 unit what stands before it. */
  before: Between[];
}

/** The text of an order of reading. */
export interface ReadText extends Plain {
  /** Of each unit the number of its character on the page. */
  owners: number[];
}

/** A text as it is compared. */
export function plainQuery(text: string): Plain {
  const plain: Plain = { text: '', before: [] };
  let before: Between = between.nothing;
  for (const unit of factsOf(text).plain) {
    if (isSpace(unit)) {
      before = between.space;
      continue;
    }
    plain.text += unit;
    for (let at = 0; at < unit.length; at++) {
      plain.before.push(before);
      before = between.nothing;
    }
  }
  return plain;
}

/** What characters say in this order. */
export function readText(
  characters: readonly Character[],
  { numbers, walls }: ReadingOrder,
): ReadText {
  let text = '';
  const before: Between[] = [];
  const owners: number[] = [];
  let previous: Character | undefined;
  let [sawSpace, sawWall] = [false, false];
  const add = (unit: string, gap: Between, number: number) => {
    text += unit;
    for (let at = 0; at < unit.length; at++) {
      before.push(at === 0 ? gap : between.nothing);
      owners.push(number);
    }
    [sawSpace, sawWall] = [false, false];
  };
  for (const [place, number] of numbers.entries()) {
    const character = characters[number];
    if (!character) continue;
    if (walls.has(place)) sawWall = true;
    const { plain, hasSpace } = factsOf(character.text);
    let first = true;
    for (const unit of hasSpace ? plain : [plain]) {
      if (unit === '' || (hasSpace && isSpace(unit))) {
        sawSpace ||= unit !== '';
        continue;
      }
      if (sawWall) add(unit, between.wall, number);
      else if (sawSpace) add(unit, between.space, number);
      else add(unit, first && previous ? gapBetween(previous, character) : between.nothing, number);
      previous = character;
      first = false;
    }
  }
  return { text, before, owners };
}

function gapBetween(previous: Character, character: Character): Between {
  const [one, other] = [factsOf(previous.text), factsOf(character.text)];
  if (!isOnLine(previous, character)) {
    return one.isUnspaced || other.isUnspaced ? between.either : between.space;
  }
  const size = Math.max(previous.fontSize, character.fontSize);
  if (size === 0) return between.nothing;
  const forward = character.along - previous.along;
  const backwards = one.isRightToLeft || other.isRightToLeft;
  if (forward < -0.3 * size && !backwards) return between.space;
  const room =
    forward < 0 && backwards
      ? previous.along - (character.along + character.width)
      : forward - previous.width - previous.spacing;
  if (room < -2 * size) return between.space;
  if (room <= 0.1 * size) return between.nothing;
  return room <= 0.3 * size ? between.either : between.space;
}

/** The end of a match may not cut what follows off its letter: marks, and parts of Hangul. */
const goesWithTheLast = /^[\p{M}\u1160-\u11ff]/u;

/** Where the text begins and ends (UTF-16 units of what was read), one after the other. */
export function* findMatches(read: ReadText, query: Plain): Generator<[from: number, to: number]> {
  const { length } = query.text;
  if (length === 0) return;
  let from = read.text.indexOf(query.text);
  while (from >= 0) {
    const to = from + length;
    const isWhole = !goesWithTheLast.test(read.text.slice(to, to + 2)) && agree(read, query, from);
    if (isWhole) yield [from, to];
    from = read.text.indexOf(query.text, isWhole ? to : from + 1);
  }
}

/** Whether there is a space wherever the text asked for has one, and nowhere else. */
function agree({ before }: ReadText, query: Plain, from: number): boolean {
  return query.before.every((asked, index) => {
    const found = before[from + index] ?? between.wall;
    if (index === 0 || found === between.either) return true;
    return found === asked;
  });
}
