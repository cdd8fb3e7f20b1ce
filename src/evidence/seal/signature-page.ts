import type { PDF, PDFPage } from '@libpdf/core';
import { black, type Fonts } from './canvas.ts';
import type { MarksInput, SealRecipient } from './input.ts';
import { faint, grey, makeFlow, margin, paperSize } from './paper.ts';
import { drawAppearance, type Appearance } from './signature-appearance.ts';
import { clamp, ellipsis } from './text-layout.ts';
import { shownTime } from './time.ts';

const gap = 28;
const boxHeight = 132;

/** The signatures that have no place in the document, two in a row. */
export function addSignaturePage(
  pdf: PDF,
  fonts: Fonts,
  { document, recipients }: MarksInput,
  appearances: ReadonlyMap<SealRecipient, Appearance>,
): PDFPage[] {
  const homeless = recipients.filter(
    (recipient) => appearances.has(recipient) && recipient.signatureFields.length === 0,
  );
  if (homeless.length === 0) return [];
  const flow = makeFlow(pdf, fonts, paperSize(pdf));
  flow.down(18);
  flow.canvas().text('Signatures', margin, flow.y(), { face: 'bold', size: 19, color: black });
  flow.down(17);
  const title = { face: 'regular', size: 10.5 } as const;
  for (const line of clamp(document.title, title, flow.width, 2)) {
    flow.canvas().text(line, margin, flow.y(), { ...title, color: grey });
    flow.down(14);
  }
  const width = (flow.width - gap) / 2;
  for (let index = 0; index < homeless.length; index += 2) {
    flow.need(boxHeight);
    homeless.slice(index, index + 2).forEach((recipient, column) => {
      const appearance = appearances.get(recipient);
      if (!appearance) return;
      const canvas = flow.canvas();
      const x = margin + column * (width + gap);
      const line = flow.y() - 84;
      drawAppearance(canvas, appearance, { x: x + 4, y: line + 5, width: width - 8, height: 64 });
      canvas.line([x, line], [x + width, line], faint);
      const name = { face: 'bold', size: 9.5, color: black } as const;
      const small = { face: 'regular', size: 8, color: grey } as const;
      canvas.text(ellipsis(recipient.name, name, width), x, line - 13, name);
      canvas.text(ellipsis(recipient.email, small, width), x, line - 24, small);
      const act = recipient.actedAt ? `Signed ${shownTime(recipient.actedAt)}` : '';
      canvas.text(act, x, line - 35, small);
    });
    flow.down(boxHeight);
  }
  const small = { face: 'regular', size: 7.5, color: grey } as const;
  return flow.finish((canvas) => canvas.text(document.id, margin, 36, small));
}
