import { PdfArray, PdfName, PdfStream, type PDF } from '@libpdf/core';
import { entry, items } from '../objects/objects.ts';
import { walk } from './walk.ts';

/** The abbreviations of inline pictures (ISO 32000-2, table 92), which readers take of any stream. */
const longNames: Readonly<Record<string, string>> = {
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};

/** Writes the names of filters in full, by which alone the library knows them. */
export function nameFilters(pdf: PDF): void {
  walk(pdf, (dict) => {
    if (!(dict instanceof PdfStream)) return;
    const filter = entry(pdf, dict, 'Filter');
    if (filter instanceof PdfArray) {
      dict.set('Filter', new PdfArray(items(pdf, dict, 'Filter').map(inFull)));
    } else if (filter) dict.set('Filter', inFull(filter));
  });
}

function inFull<T>(filter: T): T | PdfName {
  const name = filter instanceof PdfName ? longNames[filter.value] : undefined;
  return name === undefined ? filter : PdfName.of(name);
}
