import { inflateSync } from 'node:zlib';
import { PdfArray, PdfName, PdfStream, type PDF, type PDFPage } from '@libpdf/core';
import { entry, items } from '../pdf/objects.ts';
import { Unacceptable } from './refusals.ts';

/** Of what a page draws, unpacked: more than any reader draws in a minute. */
const maxContentBytes = 64 * 1024 ** 2;

/** A page's content, unpacked. @throws Unacceptable when it is too large to be drawn */
export function contentOf(pdf: PDF, page: PDFPage): Buffer {
  const contents = entry(pdf, page.dict, 'Contents');
  const streams =
    contents instanceof PdfArray ? items(pdf, page.dict, 'Contents') : contents ? [contents] : [];
  const chunks: Buffer[] = [];
  let left = maxContentBytes;
  for (const item of streams) {
    if (!(item instanceof PdfStream)) continue;
    const chunk = unpack(pdf, item, left);
    left -= chunk.length;
    if (left < 0) throw new Unacceptable('too_complex');
    chunks.push(chunk, Buffer.from('\n'));
  }
  return Buffer.concat(chunks);
}

/** By zlib, which stops at a limit, where that is all there is to do; else by the library. */
function unpack(pdf: PDF, packed: PdfStream, mostBytes: number): Buffer {
  const filters = filtersOf(pdf, packed);
  const onlyFlate = filters.every((name) => name === 'FlateDecode' || name === 'Fl');
  if (onlyFlate && !packed.has('DecodeParms') && !packed.has('DP')) {
    try {
      return filters.reduce<Buffer>(
        (data) => inflateSync(data, { maxOutputLength: Math.max(1, mostBytes) }),
        Buffer.from(packed.data),
      );
    } catch (cause) {
      if (isTooLarge(cause)) throw new Unacceptable('too_complex', undefined, { cause });
      // Damaged, which the library reads as far as it goes.
    }
  }
  return Buffer.from(packed.getDecodedData());
}

function filtersOf(pdf: PDF, packed: PdfStream): string[] {
  const filter = entry(pdf, packed, 'Filter');
  const all = filter instanceof PdfArray ? items(pdf, packed, 'Filter') : filter ? [filter] : [];
  return all.map((one) => (one instanceof PdfName ? one.value : ''));
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
}
