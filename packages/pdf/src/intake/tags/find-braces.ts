import { PdfDict, type PDF, type PDFPage } from '@libpdf/core';
import { dictEntry, resolve } from '../../objects/objects.ts';
import { readBraceCodes, type BraceCodes } from './brace-codes.ts';
import type { ShowOperation } from '../content/show-operations.ts';
import type { ToUnicodeReader } from '../fonts/to-unicode.ts';

/** Where a page shows braces as text tags have them. */
export interface FoundBraces {
  /** How often it shows two opening braces one after the other, or one and a percent sign. */
  pairs: number;
  /** How often it shows two closing braces one after the other. */
  ends: number;
  /**
   * Runs of its operations that together hold every such pair and two closing braces after each,
   * as far as its fonts tell; each begins where the text matrix is set.
   */
  near: ShowOperation[][];
}

/**
 * Looks for braces by the codes that fonts show them for: a page with no two of them holds no text tag,
 * and its fonts need not be read.
 */
export function makeBraceFinder(
  pdf: PDF,
  toUnicode: ToUnicodeReader,
): (page: PDFPage, shown: readonly ShowOperation[]) => FoundBraces {
  const known = new Map<PdfDict, BraceCodes>();
  const codesOf = (font: PdfDict): BraceCodes => {
    const codes = known.get(font) ?? readBraceCodes(pdf, font, toUnicode);
    known.set(font, codes);
    return codes;
  };
  return (page, shown) => {
    const resources = dictEntry(pdf, page.dict, 'Resources');
    const fonts = new Map<string, BraceCodes>();
    for (const [name, value] of (resources && dictEntry(pdf, resources, 'Font')) ?? []) {
      const font = resolve(pdf, value);
      const codes = font instanceof PdfDict ? codesOf(font) : undefined;
      if (codes && codes.opening.size > 0) fonts.set(name.value, codes);
    }
    return fonts.size > 0 ? findBraces(shown, fonts) : { pairs: 0, ends: 0, near: [] };
  };
}

function findBraces(
  shown: readonly ShowOperation[],
  fonts: ReadonlyMap<string, BraceCodes>,
): FoundBraces {
  const ranges = makeRanges();
  let [pairs, ends] = [0, 0];
  /** How many opening braces stand one after the other, and the operation to begin at for them. */
  let [run, runFrom, placed] = [0, 0, 0];
  /** How many closing ones. */
  let closed = 0;
  for (const [index, { origin, font, parts }] of shown.entries()) {
    if (origin) placed = index;
    const braces = fonts.get(font);
    for (const part of parts) {
      if (!('codes' in part)) continue;
      if (!braces) {
        run = 0;
        closed = 0;
        continue;
      }
      for (let at = 0; at < part.codes.length; at += braces.size) {
        const code = codeAt(part.codes, at, braces.size);
        const isCommand = run === 1 && braces.percent.has(code);
        run = braces.opening.has(code) ? run + 1 : 0;
        if (run === 1) runFrom = placed;
        if (run === 2 || isCommand) {
          pairs += 1;
          ranges.open(runFrom);
        }
        closed = braces.closing.has(code) ? closed + 1 : 0;
        if (closed === 2) ends += 1;
        if (ranges.isOpen() && closed > 0) ranges.close(index);
      }
    }
  }
  const near = ranges.end(shown.length - 1).map(([from, to]) => shown.slice(from, to + 1));
  return { pairs, ends, near };
}

/** Collects ranges that do not overlap, each until the second closing brace after its last pair. */
function makeRanges() {
  const ranges: [from: number, to: number][] = [];
  let begun: number | undefined;
  let missing = 0;
  const add = (from: number, to: number) => {
    const last = ranges.at(-1);
    if (last && from <= last[1]) last[1] = to;
    else ranges.push([from, to]);
    begun = undefined;
  };
  return {
    isOpen: () => begun !== undefined,
    open(from: number): void {
      begun ??= from;
      missing = 2;
    },
    close(at: number): void {
      missing -= 1;
      if (missing === 0 && begun !== undefined) add(begun, at);
    },
    end(last: number): readonly [from: number, to: number][] {
      if (begun !== undefined) add(begun, last);
      return ranges;
    },
  };
}

function codeAt(codes: Uint8Array, at: number, size: 1 | 2): number {
  return size === 1 ? (codes[at] ?? 0) : ((codes[at] ?? 0) << 8) | (codes[at + 1] ?? 0);
}
