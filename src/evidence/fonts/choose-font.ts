import { readFileSync } from 'node:fs';
import { faces, families, type Face, type Family } from './faces.ts';
import { loadFont, resolvePackageFile, type Font } from './font.ts';

/** Characters that steer shaping and print nothing: no font needs a glyph for them. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/u;
const emoji = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji}\uFE0F/u;
const scripts = [...new Set(families.flatMap((family) => family.scripts))]
  .filter((script) => script !== 'Emoji')
  .concat('Latin', 'Greek', 'Cyrillic')
  .map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** The script of a character as a family names it; undefined for what all scripts share. */
export function scriptOf(grapheme: string): string | undefined {
  if (/^[ -~]$/.test(grapheme)) return /[A-Za-z]/.test(grapheme) ? 'Latin' : undefined;
  if (emoji.test(grapheme)) return 'Emoji';
  return scripts.find(({ pattern }) => pattern.test(grapheme))?.name;
}

/**
 * The families in the order in which a text wants them. Chinese, Japanese and Korean share
 * characters and draw them differently: kana, hangul and bopomofo tell, else the first family
 * that holds every Han character of the text.
 */
export function familiesFor(text: string): readonly Family[] {
  const characters = [...new Set(text.match(/\p{Script=Han}/gu) ?? [])];
  if (characters.length === 0) return families;
  const telling = ['Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
  const told = scripts.find(({ name, pattern }) => telling.includes(name) && pattern.test(text));
  const first = told
    ? families.find((family) => family.scripts.includes(told.name))
    : families.find(
        (family) =>
          family.scripts.includes('Han') &&
          characters.every((one) => partsFor(family, one).some((part) => covers(part, 400, one))),
      );
  return first ? [first, ...families.filter((family) => family !== first)] : families;
}

/** The font that prints all of a grapheme, or undefined where none does. */
export function fontFor(
  grapheme: string,
  face: Face,
  order: readonly Family[] = families,
): Font | undefined {
  const script = scriptOf(grapheme);
  if (script !== 'Emoji') {
    const own = face === 'script' ? [ownFont(face), ownFont('regular')] : [ownFont(face)];
    const font = own.find((one) => holds(one, grapheme));
    if (font) return font;
  }
  const { weight } = faces[face];
  const fits = (family: Family) => script !== undefined && family.scripts.includes(script);
  for (const family of [...order.filter(fits), ...order.filter((one) => !fits(one))]) {
    for (const part of partsFor(family, grapheme)) {
      const font = loadFont(part, weight);
      if (holds(font, grapheme)) return font;
    }
  }
  return undefined;
}

const ownFonts = new Map<Face, Font>();

/** The face's own file: asked for with every letter, so it is never unloaded. */
export function ownFont(face: Face): Font {
  const known = ownFonts.get(face);
  if (known) return known;
  const font = loadFont(faces[face].file, faces[face].weight);
  ownFonts.set(face, font);
  return font;
}

function covers(path: string, weight: number, text: string): boolean {
  return holds(loadFont(path, weight), text);
}

/** Whether the font alone prints all of it. */
export function holds(font: Font, grapheme: string): boolean {
  for (const character of grapheme) {
    if (!font.covers(character.codePointAt(0) ?? 0) && !invisible.test(character)) return false;
  }
  return true;
}

type Range = readonly [number, number];
const partsOfFamily = new Map<Family, readonly { path: string; ranges: readonly Range[] }[]>();

/** The files of the family that claim the first character. */
function partsFor(family: Family, grapheme: string): string[] {
  const codePoint = grapheme.codePointAt(0) ?? 0;
  const claims = ([first, last]: Range) => codePoint >= first && codePoint <= last;
  return partsOf(family)
    .filter(({ ranges }) => ranges.some(claims))
    .map(({ path }) => path);
}

function partsOf(family: Family): readonly { path: string; ranges: readonly Range[] }[] {
  const known = partsOfFamily.get(family);
  if (known) return known;
  const { source } = family;
  const parts =
    'file' in source
      ? [{ path: source.file, ranges: [[0, 0x10ffff] as const] }]
      : readParts(source.package);
  partsOfFamily.set(family, parts);
  return parts;
}

/** unicode.json says which characters each file of the package is for, as CSS does. */
function readParts(name: string): { path: string; ranges: Range[] }[] {
  const index = JSON.parse(
    readFileSync(resolvePackageFile(`${name}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  const id = name.slice(name.indexOf('/') + 1);
  return Object.entries(index).map(([part, ranges]) => ({
    path: `${name}/files/${id}-${part.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map((range): Range => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return [first, last];
    }),
  }));
}
