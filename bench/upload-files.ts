import { PDF, PdfStream } from '@libpdf/core';
import { dict } from '@countersign/pdf/objects/objects';

const rowBytes = 1_000;

/** What documents come as: scans of one page, and pages of text. */
export const ordinaryFiles = [
  ['0.03 MB', () => scanOf(0.03)],
  ['1 MB', () => scanOf(1)],
  ['3 MB', () => scanOf(3)],
  ['20 MB', () => scanOf(20)],
  ['50 MB', () => scanOf(50)],
  ['1 page', () => pagesOf(1)],
  ['10 pages', () => pagesOf(10)],
  ['100 pages', () => pagesOf(100)],
  ['300 pages', () => pagesOf(300)],
] as const;

/** One page with a picture of so many megabytes that no compression shrinks, as a scan. */
export async function scanOf(megabytes: number): Promise<Uint8Array> {
  const pdf = PDF.create();
  const page = pdf.addPage({ size: 'a4' });
  page.drawText('Agreement', { x: 60, y: 760 });
  const rows = Math.round(megabytes * 1_000) - 2;
  const entries = { Type: 'XObject', Subtype: 'Image', Width: rowBytes, Height: rows };
  const picture = new PdfStream(
    dict({ ...entries, ColorSpace: 'DeviceGray', BitsPerComponent: 8 }),
    noise(rowBytes * rows),
  );
  page.getResources().set('XObject', dict({ Picture: pdf.register(picture) }));
  return pdf.save();
}

/** So many pages of text, with a text tag on the last. */
export async function pagesOf(count: number): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (let page = 1; page <= count; page += 1) {
    const sheet = pdf.addPage({ size: 'a4' });
    for (let line = 1; line <= 40; line += 1) {
      const text = `Clause ${page}.${line}. The parties agree on what this line says.`;
      sheet.drawText(text, { x: 60, y: 780 - line * 16, size: 10 });
    }
    if (page === count) sheet.drawText('{{sign;type=signature}}', { x: 60, y: 80, size: 10 });
  }
  return pdf.save();
}

/** The same each time. */
function noise(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let state = 1;
  for (let at = 0; at < size; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}
