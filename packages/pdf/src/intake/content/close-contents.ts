import { PdfStream, type PDF, type PDFPage } from '@libpdf/core';
import { quickLevel, stream } from '../../objects/objects.ts';
import type { Part } from './operands.ts';

/** Content that ends otherwise than it began. */
export interface LooseContent {
  owner: PDFPage | PdfStream;
  /** Unpacked. */
  content: Buffer;
  /** Where the last operator ends; operands are left over behind it. */
  end: number;
  /** A `Q` for which nothing was saved, and numbers that no operator takes. */
  strays: readonly Part[];
  /** The operators that are missing at its end. */
  closing: string;
}

const space = 0x20;

/**
 * Has content end as it began: by what it left open, or restored without having saved it, it would
 * move or hide what is laid over it later, which are marks, filled in values and signatures.
 * A `Q` for which nothing was saved does nothing in any reader, unless somebody saves before it.
 */
export function closeContents(pdf: PDF, loose: readonly LooseContent[]): void {
  for (const { owner, content, end, strays, closing } of loose) {
    const closed = Buffer.concat([content.subarray(0, end), Buffer.from(`\n${closing}`)]);
    for (const { from, to } of strays) closed.fill(space, from, to);
    if (owner instanceof PdfStream) owner.setData(closed);
    else owner.dict.set('Contents', pdf.register(stream({}, closed, quickLevel)));
  }
}
