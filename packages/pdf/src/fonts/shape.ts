import bidiModule from 'bidi-js';
import * as hb from 'harfbuzzjs';
import { itemize } from './choose-font.ts';
import type { Face } from '@countersign/signature-marks/faces';
import type { FontRun } from '@countersign/signature-marks/font-choice';
import type { Font } from './font.ts';
import { printable } from './printable-text.ts';

export type Direction = 'ltr' | 'rtl';

/** Lengths in parts of the em. */
export interface Glyph {
  id: number;
  /** What a reader that copies the glyph gets. */
  text: string;
  advance: number;
  /** From where the pen stands to where the glyph is drawn. */
  x: number;
  y: number;
}

/** Text of one font and direction. */
export interface GlyphRun {
  font: Font;
  /** From left to right; together they carry the text. */
  glyphs: readonly Glyph[];
  /** Dots and accents, whose text a glyph carries already; x is from the start of the run. */
  marks: readonly { id: number; x: number; y: number }[];
  width: number;
}

export interface Line {
  /** From left to right. */
  runs: readonly GlyphRun[];
  width: number;
  direction: Direction;
}

// The package exports its factory as the module itself; its types say that it is the default.
const makeBidi = bidiModule as unknown as typeof bidiModule.default;
const bidi = makeBidi();
const cache = new Map<string, Line>();
const cacheSize = 4_000;

/** Orders the text (UAX #9), chooses fonts and shapes; without a direction by its first letter. */
export function shapeLine(value: string, face: Face, base?: Direction): Line {
  const key = `${face} ${base ?? ''} ${value}`;
  const known = cache.get(key);
  if (known) return known;
  const text = printable(value, face);
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, base ?? 'auto');
  const runs = inVisualOrder(itemize(text, face, levels)).map((run) => shapeRun(text, run));
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  const level = paragraphs[0]?.level ?? (base === 'rtl' ? 1 : 0);
  const line: Line = { runs, width, direction: level % 2 === 1 ? 'rtl' : 'ltr' };
  if (cache.size >= cacheSize) cache.clear();
  if (value.length <= 400) cache.set(key, line);
  return line;
}

type Run = FontRun<Font>;

/** Rule L2: from the highest level to the lowest odd one, what is at least so high is reversed. */
function inVisualOrder(runs: Run[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = runs;
  for (let level = highest; level > 0; level--) {
    const next: Run[] = [];
    let turned: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) turned.push(run);
      else {
        next.push(...turned.reverse(), run);
        turned = [];
      }
    }
    ordered = [...next, ...turned.reverse()];
  }
  return ordered;
}

const buffer = new hb.Buffer();
type Shaped = ReturnType<hb.Buffer['getGlyphInfosAndPositions']>[number];

function shapeRun(text: string, { start, end, level, font }: Run): GlyphRun {
  const rightToLeft = level % 2 === 1;
  buffer.reset();
  buffer.addText(text, start, end - start);
  buffer.setFlags(hb.BufferFlag.REMOVE_DEFAULT_IGNORABLES);
  buffer.guessSegmentProperties();
  buffer.setDirection(rightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
  hb.shape(font.shaper, buffer);
  const clusters: Shaped[][] = [];
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const cluster = clusters[clusters.length - 1];
    if (cluster?.[0]?.cluster === glyph.cluster) cluster.push(glyph);
    else clusters.push([glyph]);
  }
  // Clusters come from left to right; the text of each reaches to the next in the text.
  const starts = clusters.map(([first]) => first?.cluster ?? start);
  const pen = makePen(font);
  clusters.forEach((cluster, index) => {
    const after = starts[rightToLeft ? index - 1 : index + 1] ?? end;
    pen.draw(cluster, text.slice(starts[index], after), rightToLeft);
  });
  return pen.finish();
}

/** What readers drop: a glyph without a character of its own still has to stand for one. */
const noText = '\u2060';

function makePen(font: Font): {
  draw(cluster: readonly Shaped[], text: string, rightToLeft: boolean): void;
  finish(): GlyphRun;
} {
  const em = (units: number | undefined) => (units ?? 0) / font.unitsPerEm;
  const glyphs: Glyph[] = [];
  const marks: { id: number; x: number; y: number }[] = [];
  let at = 0;
  return {
    draw(cluster, text, rightToLeft) {
      const wide = cluster.filter(({ xAdvance }) => xAdvance !== 0);
      const carriers = wide.length > 0 ? wide : cluster.slice(0, 1);
      const texts = shareOut(text, carriers.length, rightToLeft);
      for (const shaped of cluster) {
        const [id, x, y] = [shaped.codepoint, em(shaped.xOffset), em(shaped.yOffset)];
        const place = carriers.indexOf(shaped);
        if (place < 0) marks.push({ id, x: at + x, y });
        else glyphs.push({ id, text: texts[place] ?? noText, advance: em(shaped.xAdvance), x, y });
        at += em(shaped.xAdvance);
      }
    },
    finish: () => ({ font, glyphs, marks, width: at }),
  };
}

/**
 * Shares the characters of a cluster out among its glyphs in the order of drawing, so that a
 * reader that copies glyph by glyph gets the characters in the order of the text. What runs from
 * right to left is given as it looks, brackets mirrored and several characters of a glyph turned
 * round, because readers turn all of it when they put the text in order.
 */
function shareOut(text: string, count: number, rightToLeft: boolean): string[] {
  const characters = Array.from(text);
  const shares = Array.from({ length: count }, (_, index) =>
    index === count - 1 ? characters.slice(index).join('') : (characters[index] ?? ''),
  ).map((share) => share || noText);
  if (!rightToLeft) return shares;
  const turned = (share: string) =>
    bidi.getMirroredCharacter(share) ?? Array.from(share).reverse().join('');
  return shares.map(turned).reverse();
}
