import type { FieldType } from '../../fields.ts';
import type { FoundField } from '../ingest-result.ts';
import type { Character } from '../content/page-text.ts';

const signatureHeight = 36;

/**
 * On the line of the tag, the longest of several: as wide as that, as high as a line. A signature is
 * higher, between the lines above and below the tag: upwards first, and then downwards.
 * @param around what stands on the page
 */
export function placeTag(
  shown: readonly Character[],
  type: FieldType,
  around: () => readonly Character[],
): FoundField['rect'] {
  const line = longestLine(shown);
  const [first] = line;
  if (!first) return [0, 0, 0, 0];
  const left = Math.min(...line.map(({ along }) => along));
  const right = Math.max(...line.map(({ along, width }) => along + width));
  const size = first.fontSize;
  const bottom = first.across - size * 0.3;
  const lineHeight = size * 1.4;
  if (type !== 'signature') {
    const width = type === 'checkbox' ? lineHeight : right - left;
    return onPage([left, bottom, width, lineHeight], first.direction);
  }
  const { above, below } = roomAround(first, { left, right }, without(around(), shown));
  const wanted = Math.max(lineHeight, signatureHeight);
  const top = Math.max(Math.min(bottom + wanted, above), bottom + lineHeight);
  const foot = Math.min(Math.max(top - wanted, below), bottom);
  return onPage([left, foot, right - left, top - foot], first.direction);
}

function longestLine(shown: readonly Character[]): readonly Character[] {
  const lines: Character[][] = [];
  for (const character of shown) {
    const line = lines.find(([one]) => one && Math.abs(one.across - character.across) < 1);
    if (line) line.push(character);
    else lines.push([character]);
  }
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), []);
}

/** The tag's own lines go with it. */
function without(all: readonly Character[], own: readonly Character[]): readonly Character[] {
  const key = ({ along, across }: Character) => `${along} ${across}`;
  const gone = new Set(own.map(key));
  return all.filter((character) => !gone.has(key(character)));
}

/** How far up and down a line there is nothing written, over its whole width. */
function roomAround(
  { across, direction, fontSize }: Character,
  { left, right }: { left: number; right: number },
  others: readonly Character[],
): { above: number; below: number } {
  let above = Infinity;
  let below = -Infinity;
  for (const other of others) {
    const turned = other.direction[0] * direction[0] + other.direction[1] * direction[1] < 0.99;
    const beside = other.along + other.width <= left || other.along >= right;
    if (turned || beside || other.text.trim() === '') continue;
    const up = other.across - across;
    if (up > fontSize / 2) above = Math.min(above, other.across - other.fontSize * 0.25);
    if (up < -fontSize / 2) below = Math.max(below, other.across + other.fontSize * 0.8);
  }
  return { above, below };
}

/** A rectangle along and across a line, in the page's own directions. */
function onPage(
  [along, across, length, height]: FoundField['rect'],
  [cos, sin]: Character['direction'],
): FoundField['rect'] {
  const corners = [
    [along, across],
    [along + length, across],
    [along, across + height],
    [along + length, across + height],
  ] as const;
  const xs = corners.map(([u, v]) => u * cos - v * sin);
  const ys = corners.map(([u, v]) => u * sin + v * cos);
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const rect = [left, bottom, Math.max(...xs) - left, Math.max(...ys) - bottom];
  return rect.map((value) => Math.round(value * 100) / 100) as FoundField['rect'];
}
