import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfStream,
  type PDF,
  type PDFPage,
} from '@libpdf/core';
import { dictEntry, entry, nameEntry, resolve } from '../pdf/objects.ts';
import type { ShowOperation } from './show-operations.ts';

/**
 * Counts how often a page shows two opening braces one after the other: a page with none holds no
 * text tag, and its fonts need not be read.
 */
export function makeBraceCounter(
  pdf: PDF,
): (page: PDFPage, shown: readonly ShowOperation[]) => number {
  const known = new Map<PdfDict, Braces>();
  const bracesOf = (font: PdfDict): Braces => {
    const braces = known.get(font) ?? readBraces(pdf, font);
    known.set(font, braces);
    return braces;
  };
  return (page, shown) => {
    const resources = dictEntry(pdf, page.dict, 'Resources');
    const fonts = resources && dictEntry(pdf, resources, 'Font');
    if (!fonts) return 0;
    const usable = new Map<string, Braces>();
    for (const [name, value] of fonts) {
      const font = resolve(pdf, value);
      const braces = font instanceof PdfDict ? bracesOf(font) : undefined;
      if (braces && braces.codes.size > 0) usable.set(name.value, braces);
    }
    return usable.size > 0 ? countPairs(shown, usable) : 0;
  };
}

/** The codes that a font shows an opening brace for, and how many bytes a code has. */
interface Braces {
  codes: Set<number>;
  size: 1 | 2;
}

function countPairs(shown: readonly ShowOperation[], fonts: ReadonlyMap<string, Braces>): number {
  let pairs = 0;
  let run = 0;
  for (const { font, parts } of shown) {
    const braces = fonts.get(font);
    for (const part of parts) {
      if (!('codes' in part)) continue;
      if (!braces) run = 0;
      else {
        for (let at = 0; at < part.codes.length; at += braces.size) {
          run = braces.codes.has(codeAt(part.codes, at, braces.size)) ? run + 1 : 0;
          if (run === 2) pairs += 1;
        }
      }
    }
  }
  return pairs;
}

function codeAt(codes: Uint8Array, at: number, size: 1 | 2): number {
  return size === 1 ? (codes[at] ?? 0) : ((codes[at] ?? 0) << 8) | (codes[at + 1] ?? 0);
}

const brace = 0x7b;

function readBraces(pdf: PDF, font: PdfDict): Braces {
  const size = nameEntry(pdf, font, 'Subtype') === 'Type0' ? 2 : 1;
  const codes = new Set<number>(size === 1 ? [brace] : []);
  const map = entry(pdf, font, 'ToUnicode');
  if (map instanceof PdfStream) {
    const text = Buffer.from(map.getDecodedData()).toString('latin1');
    for (const code of mappedToBrace(text)) codes.add(code);
  }
  for (const code of namedBrace(pdf, font)) codes.add(code);
  return { codes, size };
}

/** Single characters, and ranges onto a run or onto a list (Adobe Technical Note 5411). */
function* mappedToBrace(map: string): Generator<number> {
  for (const [, code = '', target = ''] of map.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi)) {
    if (parseInt(target, 16) === brace) yield parseInt(code, 16);
  }
  for (const [, from = '', to = '', target = ''] of map.matchAll(
    /<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*<([0-9a-f]{1,4})>/gi,
  )) {
    const code = parseInt(from, 16) + brace - parseInt(target, 16);
    if (code >= parseInt(from, 16) && code <= parseInt(to, 16)) yield code;
  }
  for (const [, from = '', list = ''] of map.matchAll(
    /<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi,
  )) {
    const targets = Array.from(list.matchAll(/<([0-9a-f]+)>/gi), ([, target = '']) => target);
    for (const [index, target] of targets.entries()) {
      if (parseInt(target, 16) === brace) yield parseInt(from, 16) + index;
    }
  }
}

/** Codes that a simple font's /Differences name. */
function* namedBrace(pdf: PDF, font: PdfDict): Generator<number> {
  const differences = dictEntry(pdf, font, 'Encoding')?.get('Differences');
  const list = resolve(pdf, differences);
  if (!(list instanceof PdfArray)) return;
  let code = 0;
  for (const item of list) {
    if (item instanceof PdfNumber) code = item.value;
    else if (item instanceof PdfName) {
      if (item.value === 'braceleft') yield code;
      code++;
    }
  }
}
