import { PdfStream, type PDF, type PdfDict } from '@libpdf/core';
import { entry } from '../../objects/objects.ts';
import { unpack } from '../content/page-content.ts';

/** Of all maps of a document, unpacked: one of a font with all its 65,536 codes has some 2 MB. */
const maxBytes = 32 * 1024 ** 2;

/** What a font says its codes stand for (ISO 32000-1, 9.10.3), unpacked. */
export type ToUnicodeReader = (font: PdfDict) => Buffer | undefined;

/** Unpacks the map of each font once. @throws Unacceptable when they are too large */
export function makeToUnicodeReader(pdf: PDF): ToUnicodeReader {
  const known = new Map<PdfStream, Buffer>();
  let left = maxBytes;
  return (font) => {
    const map = entry(pdf, font, 'ToUnicode');
    if (!(map instanceof PdfStream)) return undefined;
    const read = known.get(map) ?? unpack(pdf, map, left);
    if (!known.has(map)) left -= read.length;
    known.set(map, read);
    return read;
  };
}
