import { PdfArray, PdfName, PdfStream, type PDF, type PDFPage } from '@libpdf/core';
import { entry, items } from '../pdf/objects.ts';
import { inflateAtMost } from './inflate.ts';
import { Unacceptable } from './refusals.ts';

/** Of what a page draws, unpacked: more than any reader draws in a minute. */
const maxPageBytes = 64 * 1024 ** 2;
/** Of all pages together; what several pages share counts for each of them. */
const maxBytes = 128 * 1024 ** 2;

/**
 * Unpacks what all pages draw as far as it may go, before any of it is read, which takes far longer.
 * @throws Unacceptable when one of them, or all of them together, are too large to be drawn
 */
export function requireModestContent(pdf: PDF, pages: readonly PDFPage[]): void {
  let left = maxBytes;
  for (const page of pages) left -= contentOf(pdf, page, Math.min(maxPageBytes, left)).length;
}

/** A page's content, unpacked. @throws Unacceptable when it is too large to be drawn */
export function contentOf(pdf: PDF, page: PDFPage, mostBytes = maxPageBytes): Buffer {
  const contents = entry(pdf, page.dict, 'Contents');
  const streams =
    contents instanceof PdfArray ? items(pdf, page.dict, 'Contents') : contents ? [contents] : [];
  const chunks: Buffer[] = [];
  let left = mostBytes;
  for (const item of streams) {
    if (!(item instanceof PdfStream)) continue;
    const chunk = unpack(pdf, item, left);
    left -= chunk.length + 1;
    if (left < 0) throw new Unacceptable('too_complex');
    chunks.push(chunk, Buffer.from('\n'));
  }
  return Buffer.concat(chunks);
}

/**
 * A stream's data: by zlib, which stops at a limit, where that is all there is to do; else by the
 * library.
 * @throws Unacceptable when zlib comes to the limit
 */
export function unpack(pdf: PDF, packed: PdfStream, mostBytes: number): Buffer {
  const filters = filtersOf(pdf, packed);
  const onlyFlate = filters.every((name) => name === 'FlateDecode' || name === 'Fl');
  if (onlyFlate && !packed.has('DecodeParms') && !packed.has('DP')) {
    const unpacked = inflateAtMost(packed.data, mostBytes, filters.length);
    if (unpacked) return unpacked;
    // Damaged, which the library reads as far as it goes.
  }
  return Buffer.from(packed.getDecodedData());
}

function filtersOf(pdf: PDF, packed: PdfStream): string[] {
  const filter = entry(pdf, packed, 'Filter');
  const all = filter instanceof PdfArray ? items(pdf, packed, 'Filter') : filter ? [filter] : [];
  return all.map((one) => (one instanceof PdfName ? one.value : ''));
}
