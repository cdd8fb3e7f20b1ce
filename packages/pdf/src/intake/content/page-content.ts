import { PdfArray, PdfStream, type PDF, type PDFPage } from '@libpdf/core';
import { entry, items } from '../../objects/objects.ts';
import { flateLayers } from '../packing/flate-layers.ts';
import { inflateAtMost } from '../packing/inflate.ts';
import { Unacceptable } from '../refusals.ts';

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
export function contentOf(pdf: PDF, page: PDFPage, maxBytes = maxPageBytes): Buffer {
  const contents = entry(pdf, page.dict, 'Contents');
  const streams =
    contents instanceof PdfArray ? items(pdf, page.dict, 'Contents') : contents ? [contents] : [];
  const chunks: Buffer[] = [];
  let left = maxBytes;
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
 * @throws Unacceptable when zlib comes to the limit, or the data are damaged
 */
export function unpack(pdf: PDF, packed: PdfStream, maxBytes: number): Buffer {
  const layers = flateLayers(pdf, packed);
  if (layers !== undefined && !packed.has('DecodeParms') && !packed.has('DP')) {
    const unpacked = inflateAtMost(packed.data, maxBytes, layers);
    // Readers differ in how far they read what is damaged.
    if (!unpacked) throw notUnpacked();
    return unpacked;
  }
  try {
    return Buffer.from(packed.getDecodedData());
  } catch (cause) {
    throw notUnpacked(cause);
  }
}

function notUnpacked(cause?: unknown): Unacceptable {
  return new Unacceptable('damaged', 'What a page draws cannot be unpacked.', { cause });
}
