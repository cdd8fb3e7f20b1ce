import { certificateWords } from '@countersign/words/certificate';
import type { Page } from '@countersign/pdf/objects/pages';
import { black, widthOf, type Color } from '@countersign/pdf/draw/canvas';
import { copyRows, documentRows, recipientRows } from './certificate-rows.ts';
import { drawCode } from '@countersign/pdf/draw/qr-code';
import type { SealLayout, SealRecipient } from './seal-input.ts';
import { grey, makeFlow, margin, type Flow, type Paper } from './paper.ts';
import { drawAppearance, type Appearance } from './signature-appearance.ts';
import { drawRows, heading, label, lineHeight, value, writeLines } from './flow-rows.ts';
import { drawLongValues } from './long-values.ts';
import type { LongValue } from './stamp-fields.ts';
import { element, type Element } from '@countersign/pdf/draw/element';
import { wrap } from '@countersign/pdf/draw/text-layout';
import { isolated } from './format-values.ts';

/** Who did what and when, the hashes of the files, and how to check all of it. */
export function addCertificatePage(
  paper: Paper,
  input: SealLayout,
  appearances: ReadonlyMap<SealRecipient, Appearance>,
  longValues: readonly LongValue[],
): { pages: Page[]; section: Element } {
  const words = certificateWords[input.locale];
  const section = element('Sect', undefined, { lang: input.locale });
  const flow = makeFlow(paper);
  drawHeading(flow, section, input);
  if (input.development) drawWarning(flow, section, words.development);
  drawRows(flow, section, documentRows(input), flow.width);
  for (const recipient of input.recipients) {
    drawRecipient(flow, section, recipient, appearances.get(recipient));
  }
  drawCopies(flow, section, input);
  if (longValues.length > 0) drawLongValues(flow, section, longValues);
  drawVerification(flow, section, input.verifyUrl);
  const pages = flow.finish((canvas, page, pages) => {
    const small = { face: 'regular', size: 7.5, color: grey, direction: flow.direction } as const;
    const number = words.pageOf(String(page), String(pages));
    const id = words.documentId(isolated(input.document.id, input.locale));
    const wide = widthOf(number, small);
    canvas.text(id, flow.leftOf(0, widthOf(id, small)), 36, small);
    canvas.text(number, flow.leftOf(flow.width - wide, wide), 36, small);
    if (!input.development) return;
    const warning = { ...small, face: 'bold', color: brown } as const;
    const width = widthOf(words.developmentShort, warning);
    canvas.text(words.developmentShort, flow.leftOf(0, width), 47, warning);
  });
  return { pages, section };
}

function drawHeading(flow: Flow, section: Element, { document }: SealLayout): void {
  const words = certificateWords[flow.locale];
  flow.down(18);
  const large = { face: 'bold', size: 19, color: black, direction: flow.direction } as const;
  flow.write(element('H1', section), words.title, 0, large);
  flow.down(19);
  const title = { face: 'regular', size: 11, color: grey } as const;
  const lines = { width: flow.width, height: 15 };
  writeLines(flow, element('P', section), document.title, title, lines);
  flow.down(8);
}

const amber: Color = [0.996, 0.95, 0.82];
const brown: Color = [0.45, 0.27, 0.02];

function drawWarning(flow: Flow, section: Element, text: string): void {
  const style = { face: 'bold', size: 8.5, color: brown, direction: flow.direction } as const;
  const lines = wrap(text, style, flow.width - 24);
  const height = lines.length * lineHeight + 12;
  flow.need(height);
  const bottom = flow.y() - height + 12;
  flow.canvas().artifact(() => {
    flow.canvas().fill(margin, bottom, flow.width, height, amber);
  });
  const owner = element('P', section);
  flow.down(3);
  for (const line of lines) {
    flow.write(owner, line, 12, style);
    flow.down(lineHeight);
  }
  flow.down(17);
}

const picture = { width: 138, height: 46 };

function drawRecipient(
  flow: Flow,
  section: Element,
  recipient: SealRecipient,
  appearance?: Appearance,
): void {
  const rows = recipientRows(recipient, flow.locale);
  const textWidth = flow.width - picture.width - 16;
  const names = wrap(recipient.name, heading, textWidth);
  const emails = wrap(recipient.email, label, textWidth);
  flow.need(38 + (names.length + emails.length + rows.length) * lineHeight);
  flow.down(6);
  flow.rule();
  flow.down(18);
  const name = element('H2', section);
  if (appearance) {
    const x = flow.leftOf(flow.width - picture.width, picture.width);
    const y = flow.y() - picture.height + 8;
    const alt = certificateWords[flow.locale].signatureOf(recipient.name);
    const figure = element('Figure', section, { alt });
    const canvas = flow.canvas();
    canvas.mark(figure, () => {
      drawAppearance(canvas, appearance, { x, y, ...picture });
    });
  }
  for (const line of names) {
    flow.write(name, line, 0, heading);
    flow.down(13);
  }
  writeLines(flow, element('P', section), recipient.email, label, { width: textWidth, height: 12 });
  flow.down(3);
  drawRows(flow, section, rows, textWidth);
}

function drawCopies(flow: Flow, section: Element, input: SealLayout): void {
  const rows = copyRows(input);
  if (rows.length === 0) return;
  flow.need(38 + 2 * lineHeight);
  flow.down(6);
  flow.rule();
  flow.down(18);
  const style = { ...heading, direction: flow.direction };
  flow.write(element('H2', section), certificateWords[flow.locale].copyTo, 0, style);
  flow.down(15);
  drawRows(flow, section, rows, flow.width);
}

const codeSide = 74;

function drawVerification(flow: Flow, section: Element, address: string): void {
  const words = certificateWords[flow.locale];
  flow.need(codeSide + 40);
  flow.down(6);
  flow.rule();
  flow.down(8);
  const canvas = flow.canvas();
  const box = { x: flow.leftOf(0, codeSide), y: flow.y() - codeSide, side: codeSide };
  const code = element('Figure', undefined, { alt: words.codeOf(address) });
  canvas.mark(code, () => {
    drawCode(canvas, address, box);
  });
  const offset = codeSide + 18;
  flow.down(10);
  const style = { ...heading, direction: flow.direction };
  flow.write(element('H2', section), words.verify, offset, style);
  flow.down(15);
  const lines = { offset, width: flow.width - offset, height: 11.5 };
  const explanation = { ...label, direction: flow.direction };
  writeLines(flow, element('P', section), words.verifyExplained, explanation, lines);
  flow.down(3);
  writeLines(flow, element('P', section), address, value, { ...lines, height: lineHeight });
  section.kids.push(code);
}
