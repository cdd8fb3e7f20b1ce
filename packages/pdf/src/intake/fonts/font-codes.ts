import { PDFPage, PdfArray, PdfDict, PdfStream, type PDF } from '@libpdf/core';
import { dict, dictEntry, items, nameEntry, numberEntry, resolve } from '../../objects/objects.ts';
import type { ShowOperation } from '../content/show-operations.ts';
import type { ToUnicodeReader } from './to-unicode.ts';

/** What a code of a font stands for. */
export interface CodeFacts {
  /** Empty for a code without a meaning, which is found in no text. */
  text: string;
  isSpace: boolean;
  /** Advance in thousandths of the font size. */
  width: number;
}

/** How far a font reaches from the base line, in parts of its size. */
export interface Extent {
  above: number;
  below: number;
}

export interface FontCodes {
  /** Splits a string into its codes. */
  split(font: string, codes: Uint8Array): number[];
  /** How many bytes a code of the font has. */
  sizeOf(font: string): 1 | 2;
  facts(font: string, code: number): CodeFacts;
  extent(font: string): Extent;
}

interface Font {
  object: PdfDict;
  size: 1 | 2;
  extent: Extent;
  known: Map<number, CodeFacts>;
}

const nothing: CodeFacts = { text: '', isSpace: false, width: 0 };

/**
 * What the fonts of these operations show.
 * @param resources of a form on the page; the page's own unless given
 */
export type ReadFonts = (
  page: PDFPage,
  shown: readonly ShowOperation[],
  resources?: PdfDict,
) => FontCodes;

/** Knows the codes of a document's fonts; each font is asked about each code once. */
export function makeFontReader(pdf: PDF, toUnicode: ToUnicodeReader): ReadFonts {
  const fonts = new Map<PdfDict, Font>();
  const fontOf = (object: PdfDict): Font => {
    const known = fonts.get(object);
    if (known) return known;
    const size = nameEntry(pdf, object, 'Subtype') === 'Type0' ? 2 : 1;
    const font: Font = { object, size, extent: extentOf(pdf, object), known: new Map() };
    fonts.set(object, font);
    return font;
  };
  return (page, shown, own) => {
    const resources = own ?? dictEntry(pdf, page.dict, 'Resources');
    const named = new Map<string, Font>();
    for (const [name, value] of (resources && dictEntry(pdf, resources, 'Font')) ?? []) {
      const object = resolve(pdf, value);
      if (object instanceof PdfDict) named.set(name.value, fontOf(object));
    }
    const sizeOf = (font: string) => named.get(font)?.size ?? 1;
    const split = (font: string, codes: Uint8Array) => codesOf(codes, sizeOf(font));
    learn(pdf, page, unknownCodes(shown, named), toUnicode);
    const facts = (font: string, code: number) => named.get(font)?.known.get(code) ?? nothing;
    const extent = (font: string) => named.get(font)?.extent ?? usualExtent;
    return { split, sizeOf, facts, extent };
  };
}

/** Of a font that does not say (the standard fonts need not), or says what cannot be. */
const usualExtent: Extent = { above: 0.8, below: 0.2 };

/** ISO 32000-1, 9.8.1: in thousandths, /Descent below zero. */
function extentOf(pdf: PDF, font: PdfDict): Extent {
  const [descendant] = items(pdf, font, 'DescendantFonts');
  const owner = descendant instanceof PdfDict ? descendant : font;
  const descriptor = dictEntry(pdf, owner, 'FontDescriptor');
  const read = (key: string) => (descriptor && numberEntry(pdf, descriptor, key)) ?? 0;
  const [above, below] = [read('Ascent') / 1000, -read('Descent') / 1000];
  return {
    above: above > 0 && above <= 2 ? above : usualExtent.above,
    below: below > 0 && below <= 1 ? below : usualExtent.below,
  };
}

function codesOf(codes: Uint8Array, size: 1 | 2): number[] {
  if (size === 1) return [...codes];
  const pairs: number[] = [];
  for (let at = 0; at < codes.length; at += 2) {
    const [first = 0, second] = [codes[at], codes[at + 1]];
    pairs.push(second === undefined ? first : (first << 8) | second);
  }
  return pairs;
}

interface FontCode {
  font: Font;
  code: number;
}

function unknownCodes(shown: readonly ShowOperation[], fonts: ReadonlyMap<string, Font>) {
  const unknown: FontCode[] = [];
  for (const operation of shown) {
    const font = fonts.get(operation.font);
    if (!font) continue;
    for (const part of operation.parts) {
      if (!('codes' in part)) continue;
      for (const code of codesOf(part.codes, font.size)) {
        if (font.known.has(code)) continue;
        font.known.set(code, nothing);
        unknown.push({ font, code });
      }
    }
  }
  return unknown;
}

/** The library compares each line that it finds with every other. */
const maxAtOnce = 2_000;
const apart = 10_000;

/**
 * Asks the library what codes mean and how wide they are, by having it read a page on which each
 * stands alone, far from the others: its font reader is not to be had otherwise.
 */
function learn(
  pdf: PDF,
  page: PDFPage,
  codes: readonly FontCode[],
  toUnicode: ToUnicodeReader,
): void {
  for (let from = 0; from < codes.length; from += maxAtOnce) {
    const asked = codes.slice(from, from + maxAtOnce);
    const names = new Map<Font, string>();
    const lines = [`${-apart} TL`];
    let last: Font | undefined;
    for (const { font, code } of asked) {
      const name = names.get(font) ?? `F${names.size}`;
      names.set(font, name);
      if (font !== last) lines.push(`/${name} 1000 Tf`);
      last = font;
      // On a line of its own, above the one before.
      lines.push(`<${code.toString(16).padStart(2 * font.size, '0')}>'`);
    }
    const fonts = Object.fromEntries(
      [...names].map(([{ object }, name]) => [name, unpacked(pdf, object, toUnicode)]),
    );
    const probe = dict({ Type: 'Page', Resources: dict({ Font: dict(fonts) }) });
    probe.set('Contents', new PdfStream([], Buffer.from(`BT\n${lines.join('\n')}\nET`, 'latin1')));
    const read = new PDFPage(page.ref, probe, 0, pdf.context).extractText();
    for (const { char, bbox, baseline } of charactersIn(read)) {
      const { font, code } = asked[Math.round(baseline / apart) - 1] ?? {};
      if (!font || code === undefined) continue;
      // Words are spaced by codes of one byte alone (ISO 32000-1, 9.3.3).
      const isSpace = font.size === 1 && (char === ' ' || char === '\u00a0');
      font.known.set(code, { text: char, isSpace, width: bbox.width });
    }
  }
}

/** A copy that the library reads sooner: without a program, and with its map unpacked already. */
function unpacked(pdf: PDF, font: PdfDict, toUnicode: ToUnicodeReader): PdfDict {
  const copy = withoutProgram(pdf, font);
  const map = toUnicode(font);
  if (map) copy.set('ToUnicode', new PdfStream([], map));
  return copy;
}

/** A copy without the program of its glyphs: what widths there are stand in the font itself. */
function withoutProgram(pdf: PDF, font: PdfDict): PdfDict {
  const copy = font.clone();
  const descriptor = dictEntry(pdf, font, 'FontDescriptor')?.clone();
  for (const key of ['FontFile', 'FontFile2', 'FontFile3']) descriptor?.delete(key);
  if (descriptor) copy.set('FontDescriptor', descriptor);
  const [descendant] = items(pdf, font, 'DescendantFonts');
  if (descendant instanceof PdfDict && !descendant.has('DescendantFonts')) {
    copy.set('DescendantFonts', new PdfArray([withoutProgram(pdf, descendant)]));
  }
  return copy;
}

function charactersIn({ lines }: ReturnType<PDFPage['extractText']>) {
  return lines.flatMap(({ spans }) => spans.flatMap(({ chars }) => chars));
}
