import { PdfArray, PdfName, PdfNumber, type PDF, type PdfDict } from '@libpdf/core';
import { dictEntry, nameEntry, resolve } from '../../objects/objects.ts';
import type { ToUnicodeReader } from '../fonts/to-unicode.ts';

/** The codes that a font may show a sign of a tag for, and how many bytes a code has. */
export interface BraceCodes {
  opening: ReadonlySet<number>;
  closing: ReadonlySet<number>;
  percent: ReadonlySet<number>;
  size: 1 | 2;
}

const signs = { opening: 0x7b, closing: 0x7d, percent: 0x25 };

export function readBraceCodes(pdf: PDF, font: PdfDict, toUnicode: ToUnicodeReader): BraceCodes {
  const size = nameEntry(pdf, font, 'Subtype') === 'Type0' ? 2 : 1;
  const codesFor = (sign: number) => new Set(size === 1 ? [sign] : []);
  const opening = codesFor(signs.opening);
  const closing = codesFor(signs.closing);
  const percent = codesFor(signs.percent);
  const codesOf = new Map([
    [signs.opening, opening],
    [signs.closing, closing],
    [signs.percent, percent],
  ]);
  addMapped(toUnicode(font)?.toString('latin1') ?? '', codesOf);
  for (const code of namedAs(pdf, font, 'braceleft')) opening.add(code);
  for (const code of namedAs(pdf, font, 'braceright')) closing.add(code);
  for (const code of namedAs(pdf, font, 'percent')) percent.add(code);
  return { opening, closing, percent, size };
}

/**
 * Adds the codes that a map maps to characters, by their code points: single ones, and ranges onto a
 * run or onto a list (Adobe Technical Note 5411).
 */
function addMapped(map: string, codesOf: ReadonlyMap<number, Set<number>>): void {
  for (const [, code = '', target = ''] of map.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>/gi)) {
    codesOf.get(parseInt(target, 16))?.add(parseInt(code, 16));
  }
  for (const [, from = '', to = '', target = ''] of map.matchAll(
    /<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*<([0-9a-f]{1,4})>/gi,
  )) {
    const [first, last, onto] = [parseInt(from, 16), parseInt(to, 16), parseInt(target, 16)];
    for (const [character, codes] of codesOf) {
      const code = first + character - onto;
      if (code >= first && code <= last) codes.add(code);
    }
  }
  for (const [, from = '', list = ''] of map.matchAll(
    /<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi,
  )) {
    const targets = Array.from(list.matchAll(/<([0-9a-f]+)>/gi), ([, target = '']) => target);
    for (const [index, target] of targets.entries()) {
      codesOf.get(parseInt(target, 16))?.add(parseInt(from, 16) + index);
    }
  }
}

/** Codes that a simple font's /Differences name. */
function* namedAs(pdf: PDF, font: PdfDict, name: string): Generator<number> {
  const differences = dictEntry(pdf, font, 'Encoding')?.get('Differences');
  const list = resolve(pdf, differences);
  if (!(list instanceof PdfArray)) return;
  let code = 0;
  for (const item of list) {
    if (item instanceof PdfNumber) code = item.value;
    else if (item instanceof PdfName) {
      if (item.value === name) yield code;
      code++;
    }
  }
}
