import { defaultLimits } from '@countersign/pdf/intake/ingest-result';
import { preparePdf } from '@countersign/pdf/intake/prepare-pdf';
import { Unacceptable } from '@countersign/pdf/intake/refusals';
import { rawPdf, simplePdf, streamBody } from './raw-pdf.ts';
import { readPages } from './read-pages.ts';

/** What a file shows, line by line: where it begins, and what is drawn there. */
export type Line = readonly [x: number, y: number, words: string];

const draw = (lines: readonly Line[]) =>
  `BT /F1 12 Tf ${lines.map(([x, y, words]) => `1 0 0 1 ${x} ${y} Tm (${words}) Tj`).join('\n')} ET`;
export const onPage = (...lines: Line[]) => simplePdf({ content: draw(lines) });

/** Each list of lines on a page of its own. */
export const onPages = (...pages: Line[][]) =>
  rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${2 * index + 4} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => [
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> ' +
        `/Contents ${2 * index + 5} 0 R >>`,
      streamBody(draw(lines)),
    ]),
  ]);

export interface Outcome {
  fields: object[];
  /** Without white space. */
  left: string;
}

/** What becomes of a file: its fields and what is left of its text, or what the sender is told. */
export async function outcomeOf(file: Uint8Array): Promise<Outcome | string> {
  try {
    const { fields, bytes } = await preparePdf(file, defaultLimits);
    const left = (await readPages(bytes)).map(({ text }) => text).join('');
    return { fields: fields.map(({ rect: _rect, page: _page, ...field }) => field), left };
  } catch (refusal) {
    if (refusal instanceof Unacceptable && refusal.reason === 'text_tag_invalid') {
      return refusal.message;
    }
    throw refusal;
  }
}
