import { type PdfDict, PdfName, PdfNumber, type PDF } from '@libpdf/core';
import { dict, dictEntry, items, nameEntry, numberEntry } from '../../objects/objects.ts';
import { broughtFont, type BroughtFont } from './brought-font.ts';
import { standardEncoding } from './standard-encoding.ts';
import { walk } from '../walk.ts';

/** Encodings of which each code is the same to every reader. */
const whole = new Set(['WinAnsiEncoding', 'MacRomanEncoding', 'MacExpertEncoding']);
/** Its letters are not those of any alphabet (ISO 32000-1, table 123). */
const symbolic = 4;
const symbols = /Symbol|Dingbats/i;

/**
 * Names every code of fonts that readers bring themselves: where the file leaves a code to Adobe's
 * standard encoding and that has no letter for it, some readers show one of their own (pdf.js) and
 * others none. It becomes a space.
 */
export function nameCodes(pdf: PDF): void {
  walk(pdf, (font) => {
    const brought = broughtFont(pdf, font);
    if (!brought || !hasLetters(pdf, brought)) return;
    const given = dictEntry(pdf, font, 'Encoding');
    const base = given ? nameEntry(pdf, given, 'BaseEncoding') : nameEntry(pdf, font, 'Encoding');
    if (whole.has(base ?? '')) return;
    const own = given ? differencesOf(pdf, given) : new Map<number, string>();
    const names = standardEncoding.map((name, code) => own.get(code) ?? name ?? 'space');
    font.set('Encoding', dict({ Type: 'Encoding', Differences: [0, ...names] }));
  });
}

function hasLetters(pdf: PDF, { name, descriptor }: BroughtFont): boolean {
  const flags = descriptor && numberEntry(pdf, descriptor, 'Flags');
  return !symbols.test(name) && ((flags ?? 0) & symbolic) === 0;
}

/** ISO 32000-1, 9.6.6.1: a code, and the names from it on. */
export function differencesOf(pdf: PDF, encoding: PdfDict): Map<number, string> {
  const found = new Map<number, string>();
  let code = 0;
  for (const item of items(pdf, encoding, 'Differences')) {
    if (item instanceof PdfNumber) code = item.value;
    else if (item instanceof PdfName) found.set(code++, item.value);
  }
  return found;
}
