import { certificateWords } from '@countersign/words/certificate';
import { black, widthOf, type TextStyle } from '@countersign/pdf/draw/canvas';
import type { MarksInput, SealRecipient } from './seal-input.ts';
import { faint, grey, makeFlow, type Flow, type Paper } from './paper.ts';
import { drawAppearance, type Appearance } from './signature-appearance.ts';
import { element, type Element } from '@countersign/pdf/draw/element';
import { wrap, type FontStyle } from '@countersign/pdf/draw/text-layout';
import { shownTime } from './format-values.ts';

const gap = 28;
const pictureHeight = 84;
const name = { face: 'bold', size: 9.5, color: black } as const;
const small = { face: 'regular', size: 8, color: grey } as const;
const nameHeight = 12;
const smallHeight = 11;

/** The signatures that have no place in the document, two in a row. */
export function addSignaturePage(
  paper: Paper,
  { document, recipients }: MarksInput,
  appearances: ReadonlyMap<SealRecipient, Appearance>,
): Element | undefined {
  const homeless = recipients.flatMap((recipient) => {
    const appearance = appearances.get(recipient);
    return appearance && recipient.signatureFields.length === 0 ? [{ recipient, appearance }] : [];
  });
  if (homeless.length === 0) return undefined;
  const section = element('Sect', undefined, { lang: paper.locale });
  const flow = makeFlow(paper);
  drawHeading(flow, section, document.title);
  const width = (flow.width - gap) / 2;
  for (let index = 0; index < homeless.length; index += 2) {
    const row = homeless
      .slice(index, index + 2)
      .map((signature) => ({ ...signature, lines: linesBelow(signature.recipient, width, flow) }));
    const height = Math.max(...row.map(({ lines }) => pictureHeight + heightOf(lines)));
    flow.need(height);
    row.forEach((one, column) => {
      drawSignature(flow, section, one, { offset: column * (width + gap), width });
    });
    flow.down(height + 16);
  }
  flow.finish((canvas) => {
    const style = { face: 'regular', size: 7.5, color: grey } as const;
    canvas.text(document.id, flow.leftOf(0, widthOf(document.id, style)), 36, style);
  });
  return section;
}

function drawHeading(flow: Flow, section: Element, documentTitle: string): void {
  const large = { face: 'bold', size: 19, color: black, direction: flow.direction } as const;
  flow.down(18);
  flow.write(element('H1', section), certificateWords[flow.locale].signatures, 0, large);
  flow.down(17);
  const title = { face: 'regular', size: 10.5, color: grey } as const;
  const owner = element('P', section);
  for (const line of wrap(documentTitle, title, flow.width)) {
    flow.write(owner, line, 0, title);
    flow.down(14);
  }
}

interface Lines {
  names: string[];
  emails: string[];
  acts: string[];
}

function linesBelow(recipient: SealRecipient, width: number, flow: Flow): Lines {
  const lines = (text: string, style: FontStyle) => wrap(text, style, width);
  const { actedAt } = recipient;
  const act = actedAt
    ? `${certificateWords[flow.locale].acts.signed}: ${shownTime(actedAt, flow.locale)}`
    : '';
  return {
    names: lines(recipient.name, name),
    emails: lines(recipient.email, small),
    acts: lines(act, { ...small, direction: flow.direction }),
  };
}

function heightOf({ names, emails, acts }: Lines): number {
  return names.length * nameHeight + (emails.length + acts.length) * smallHeight + 6;
}

function drawSignature(
  flow: Flow,
  section: Element,
  signature: { recipient: SealRecipient; appearance: Appearance; lines: Lines },
  { offset, width }: { offset: number; width: number },
): void {
  const { recipient, appearance, lines } = signature;
  const canvas = flow.canvas();
  const x = flow.leftOf(offset, width);
  const line = flow.y() - pictureHeight;
  const alt = certificateWords[flow.locale].signatureOf(recipient.name);
  const figure = element('Figure', section, { alt });
  const box = { x: x + 4, y: line + 5, width: width - 8, height: 64 };
  canvas.mark(figure, () => {
    drawAppearance(canvas, appearance, box);
  });
  canvas.artifact(() => {
    canvas.line([x, line], [x + width, line], faint);
  });
  const heading = element('H2', section);
  const text = element('P', section);
  let y = line - 1;
  const write = (owner: Element, value: string, style: TextStyle, height: number) => {
    y -= height;
    const left = flow.leftOf(offset, widthOf(value, style));
    canvas.mark(owner, () => {
      canvas.text(value, left, y, style);
    });
  };
  for (const value of lines.names) write(heading, value, name, nameHeight);
  for (const value of lines.emails) write(text, value, small, smallHeight);
  const sentence = { ...small, direction: flow.direction };
  for (const value of lines.acts) write(text, value, sentence, smallHeight);
}
