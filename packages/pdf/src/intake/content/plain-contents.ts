import { PdfArray, PdfDict, PdfStream, type PDF, type PDFPage } from '@libpdf/core';
import { entry, resolve, type PdfObject } from '../../objects/objects.ts';

/** How a stream is packed (ISO 32000-1, table 5). */
const packing = ['Filter', 'F', 'DecodeParms', 'DP'];

/**
 * Gives pages whose content says more than how it is packed a content of their own that does not:
 * pdf.js draws what a page lacks by resources that stand at its content, and no other reader does.
 * Between two parts of a content a line ends (ISO 32000-1, table 30 has them end a token): a
 * remark at the end of one covers what follows in some readers.
 */
export function plainContents(pdf: PDF, pages: readonly PDFPage[]): void {
  const plain = new Map<PdfStream, PdfObject>();
  const plainOf = (item: PdfObject): PdfObject => {
    const content = resolve(pdf, item);
    if (!(content instanceof PdfStream) || !content.has('Resources')) return item;
    const known = plain.get(content) ?? pdf.register(withoutMore(content));
    plain.set(content, known);
    return known;
  };
  let line: PdfObject | undefined;
  const lineEnd = () => (line ??= pdf.register(new PdfStream(new PdfDict(), Buffer.from('\n'))));
  for (const { dict: page } of pages) {
    const contents = entry(pdf, page, 'Contents');
    if (contents instanceof PdfArray) {
      const parts = [...contents].map(plainOf);
      const apart = parts.flatMap((part, index) => (index === 0 ? [part] : [lineEnd(), part]));
      page.set('Contents', new PdfArray(apart));
    } else if (contents) page.set('Contents', plainOf(page.get('Contents') ?? contents));
  }
}

function withoutMore(content: PdfStream): PdfStream {
  const kept = packing.flatMap((key): [string, PdfObject][] => {
    const value = content.get(key);
    return value ? [[key, value]] : [];
  });
  return new PdfStream(new PdfDict(kept), content.data);
}
