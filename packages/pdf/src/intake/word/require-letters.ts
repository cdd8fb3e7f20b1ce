import { PdfStream, type PDF, type PdfDict } from '@libpdf/core';
import { dictEntry, entry, nameEntry } from '../../objects/objects.ts';
import { tableOf } from '../../fonts/tables.ts';
import { unpack } from '../content/page-content.ts';
import { Unacceptable } from '../refusals.ts';
import { makeToUnicodeReader } from '../fonts/to-unicode.ts';
import { walk } from '../walk.ts';

/** More than the letters of one document need. */
const maxProgramBytes = 50 * 1024 ** 2;

/**
 * Refuses what a converter made of a Word file where it had no letter: LibreOffice then shows the box
 * that stands for none (`.notdef`), as one more glyph of a font beside it.
 * @throws Unacceptable naming a letter, where the file says which
 */
export function requireLetters(pdf: PDF): void {
  const toUnicode = makeToUnicodeReader(pdf);
  walk(pdf, (font) => {
    const program = programOf(pdf, font);
    const [code] = program ? boxCodes(unpack(pdf, program, maxProgramBytes)) : [];
    if (code === undefined) return;
    const letter = letterOf(toUnicode(font)?.toString('latin1') ?? '', code);
    const named = letter === undefined ? undefined : `The first is “${letter}”.`;
    throw new Unacceptable('letters_missing', named);
  });
}

function programOf(pdf: PDF, font: PdfDict): PdfStream | undefined {
  if (nameEntry(pdf, font, 'Subtype') !== 'TrueType') return undefined;
  const descriptor = dictEntry(pdf, font, 'FontDescriptor');
  const program = descriptor && entry(pdf, descriptor, 'FontFile2');
  return program instanceof PdfStream ? program : undefined;
}

/** The codes of a TrueType font that show the same as its first glyph, which stands for no letter. */
function boxCodes(file: Buffer): number[] {
  const [glyphs, places, head, codes] = ['glyf', 'loca', 'head', 'cmap'].map((tag) =>
    tableOf(file, tag),
  );
  if (!glyphs || !places || !head || !codes) return [];
  const isLong = head.readInt16BE(50) === 1;
  const count = places.length / (isLong ? 4 : 2) - 1;
  const placeOf = (glyph: number) =>
    isLong ? places.readUInt32BE(glyph * 4) : places.readUInt16BE(glyph * 2) * 2;
  const outline = (glyph: number) =>
    glyph < count ? glyphs.subarray(placeOf(glyph), placeOf(glyph + 1)) : Buffer.alloc(0);
  const box = outline(0);
  if (box.length === 0) return [];
  return glyphsByCode(codes).flatMap((glyph, code) =>
    glyph > 0 && outline(glyph).equals(box) ? [code] : [],
  );
}

/** Of a table that gives each of 256 codes a glyph (OpenType, cmap, format 0); none of any other. */
function glyphsByCode(codes: Buffer): number[] {
  for (let index = 0; index < codes.readUInt16BE(2); index += 1) {
    const at = codes.readUInt32BE(4 + index * 8 + 4);
    if (codes.readUInt16BE(at) === 0) return [...codes.subarray(at + 6, at + 6 + 256)];
  }
  return [];
}

/** As LibreOffice writes the map: a code of one byte, and what it stands for in UTF-16. */
function letterOf(map: string, code: number): string | undefined {
  const lines = map.matchAll(/<([0-9A-F]{2})> <((?:[0-9A-F]{4})+)>/gi);
  const [, , digits] = [...lines].find(([, of = '']) => parseInt(of, 16) === code) ?? [];
  return digits === undefined ? undefined : Buffer.from(digits, 'hex').swap16().toString('utf16le');
}
