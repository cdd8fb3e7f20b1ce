import { PdfArray, PdfDict, PdfNumber, type PDF } from '@libpdf/core';
import { dict, dictEntry, nameEntry, numberEntry, numbers } from '../../objects/objects.ts';
import { differencesOf } from './name-codes.ts';
import { walk } from '../walk.ts';

const codes = Array.from({ length: 256 }, (_, code) => code);

/**
 * Gives each code of fonts whose letters are drawings (ISO 32000-1, 9.6.5) a width, 0 where they have
 * none, and a name where they list names alone: for a code that is not there some readers take the
 * width of a letter or of the descriptor, and the letter of a standard encoding, and others none.
 */
export function nameGlyphs(pdf: PDF): void {
  walk(pdf, (font) => {
    if (nameEntry(pdf, font, 'Subtype') !== 'Type3' || !font.has('CharProcs')) return;
    const first = numberEntry(pdf, font, 'FirstChar') ?? 0;
    const given = numbers(pdf, font, 'Widths');
    const last = Math.min(numberEntry(pdf, font, 'LastChar') ?? 0, first + given.length - 1);
    const widths = codes.map((code) => (code <= last ? (given[code - first] ?? 0) : 0));
    font.set('FirstChar', PdfNumber.of(0));
    font.set('LastChar', PdfNumber.of(255));
    font.set('Widths', new PdfArray(widths.map((width) => PdfNumber.of(width))));
    const encoding = dictEntry(pdf, font, 'Encoding');
    if (!(encoding instanceof PdfDict) || encoding.has('BaseEncoding')) return;
    const own = differencesOf(pdf, encoding);
    const names = codes.map((code) => own.get(code) ?? '.notdef');
    font.set('Encoding', dict({ Type: 'Encoding', Differences: [0, ...names] }));
  });
}
