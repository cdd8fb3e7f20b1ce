import type { SignatureFace } from './signature-face.ts';
import { faces, families, isHandwritten, type Face, type Family } from './faces.ts';
import { graphemesOf } from './graphemes.ts';

/** Where fonts come from: installed files, or a table of what each holds. */
export interface FontSource<F> {
  /** The face's own. */
  own: (face: Face) => F;
  /** That of the family that prints all of the grapheme. */
  ofFamily: (family: Family, grapheme: string, weight: number) => F | undefined;
  /** Whether the font alone prints all of it. */
  holds: (font: F, grapheme: string) => boolean;
  /** The font itself, or another of its family, that prints all of the grapheme. */
  beside: (font: F, grapheme: string, weight: number) => F | undefined;
}

/** A part of a text in one font; from `start` to before `end`, in UTF-16 code units. */
export interface FontRun<F> {
  start: number;
  end: number;
  /** Of embedding (UAX #9). */
  level: number;
  font: F;
  script: string | undefined;
}

const emoji = /\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji}\uFE0F/u;
const scripts = [...new Set(families.flatMap((family) => family.scripts))]
  .filter((script) => script !== 'Emoji')
  .concat('Latin', 'Greek', 'Cyrillic')
  .map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** The script of a character as a family names it; undefined for what all scripts share. */
function scriptOf(grapheme: string): string | undefined {
  if (/^[ -~]$/.test(grapheme)) return /[A-Za-z]/.test(grapheme) ? 'Latin' : undefined;
  if (emoji.test(grapheme)) return 'Emoji';
  return scripts.find(({ pattern }) => pattern.test(grapheme))?.name;
}

const isolate = /^[\u2068\u2069]$/;

/**
 * Which font prints what: asked by whoever prints a text and by whoever shows how it will be
 * printed, each with fonts of its own.
 */
export function makeFontChoice<F>({ own, ofFamily, holds, beside }: FontSource<F>) {
  /**
   * The families in the order in which a text wants them. Chinese, Japanese and Korean share
   * characters and draw them differently: kana, hangul and bopomofo tell, else the first family
   * that holds every Han character of the text.
   */
  function familiesFor(text: string): readonly Family[] {
    const characters = [...new Set(text.match(/\p{Script=Han}/gu) ?? [])];
    if (characters.length === 0) return families;
    const telling = ['Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
    const decisive = scripts.find(
      ({ name, pattern }) => telling.includes(name) && pattern.test(text),
    );
    const first = decisive
      ? families.find((family) => family.scripts.includes(decisive.name))
      : families.find(
          (family) =>
            family.scripts.includes('Han') &&
            characters.every((one) => ofFamily(family, one, 400) !== undefined),
        );
    return first ? [first, ...families.filter((family) => family !== first)] : families;
  }

  /** The font that prints all of a grapheme, or undefined where none does. */
  function fontFor(
    grapheme: string,
    face: Face,
    order: readonly Family[] = families,
  ): F | undefined {
    const script = scriptOf(grapheme);
    if (script !== 'Emoji') {
      const font = ownFonts(face).find((one) => holds(one, grapheme));
      if (font !== undefined) return font;
    }
    const { weight } = faces[face];
    const fits = (family: Family) => script !== undefined && family.scripts.includes(script);
    for (const family of [...order.filter(fits), ...order.filter((one) => !fits(one))]) {
      const font = ofFamily(family, grapheme, weight);
      if (font !== undefined) return font;
    }
    return undefined;
  }

  const ownFonts = (face: Face) =>
    isHandwritten(face) ? [own(face), own('regular')] : [own(face)];

  /** The face for a signature: as it was chosen where it has at least a letter, else slanted. */
  function signatureFace(text: string, chosen: SignatureFace): Face {
    const font = own(chosen);
    const letters = text.normalize('NFC').match(/\p{L}/gu) ?? [];
    return letters.some((letter) => holds(font, letter)) ? chosen : 'italic';
  }

  /** Runs of one direction, font and script; what all scripts share goes with what stands before. */
  function itemize(text: string, face: Face, levels: ArrayLike<number> = []): FontRun<F>[] {
    const order = familiesFor(text);
    const runs: FontRun<F>[] = [];
    let at = 0;
    for (const piece of piecesOf(text, face, order)) {
      const start = at;
      at += piece.length;
      const level = levels[start] ?? 0;
      const script = scriptOf(piece);
      const last = runs[runs.length - 1];
      const stays = last?.level === level && !script;
      const near = stays ? beside(last.font, piece, faces[face].weight) : undefined;
      const font = near ?? fontFor(piece, face, order);
      if (isolate.test(piece) || font === undefined) continue;
      const sameScript = !last?.script || !script || last.script === script;
      if (last?.font === font && last.level === level && sameScript && last.end === start) {
        last.end = at;
        last.script ??= script;
      } else runs.push({ start, end: at, level, font, script });
    }
    return runs;
  }

  /** Graphemes, in single characters where no font has all of one. */
  function piecesOf(text: string, face: Face, order: readonly Family[]): string[] {
    return graphemesOf(text).flatMap((grapheme) =>
      fontFor(grapheme, face, order) === undefined ? Array.from(grapheme) : [grapheme],
    );
  }

  return { familiesFor, fontFor, signatureFace, itemize };
}

/** Characters that steer shaping and print nothing: no font needs a glyph for them. */
const invisible = /[\p{Cf}\p{Variation_Selector}]/u;

/** Whether every character of a grapheme is covered that needs a glyph. */
export function coversAll(covers: (codePoint: number) => boolean, grapheme: string): boolean {
  for (const character of grapheme) {
    if (!covers(character.codePointAt(0) ?? 0) && !invisible.test(character)) return false;
  }
  return true;
}
