import type { PDF, PDFPage } from '@libpdf/core';
import QRCode from 'qrcode';
import { black, num, widthOf, type Canvas, type Color, type Fonts } from './canvas.ts';
import type { SealInput, SealLayout, SealRecipient } from './input.ts';
import { faint, grey, makeFlow, margin, paperSize, type Flow } from './paper.ts';
import { drawAppearance, type Appearance } from './signature-appearance.ts';
import { clamp, ellipsis, wrap } from './text-layout.ts';
import { shownTime } from './time.ts';

const labelWidth = 104;
const label = { face: 'regular', size: 8, color: grey } as const;
const value = { face: 'regular', size: 8.5, color: black } as const;
const lineHeight = 12.5;

/** Who did what and when, the hashes of the files, and how to check all of it. */
export function addCertificatePage(
  pdf: PDF,
  fonts: Fonts,
  input: SealLayout,
  appearances: ReadonlyMap<SealRecipient, Appearance>,
): PDFPage[] {
  const flow = makeFlow(pdf, fonts, paperSize(pdf));
  drawHeading(flow, input);
  if (input.development) drawWarning(flow);
  drawRows(flow, documentRows(input), flow.width);
  for (const recipient of input.recipients) {
    drawRecipient(flow, recipient, appearances.get(recipient));
  }
  drawVerification(flow, input.verifyUrl);
  return flow.finish((canvas, page, pages) => {
    const small = { face: 'regular', size: 7.5, color: grey } as const;
    const right = `Certificate page ${page} of ${pages}`;
    canvas.text(`Document ${input.document.id}`, margin, 36, small);
    canvas.text(right, margin + flow.width - widthOf(right, small), 36, small);
  });
}

function drawHeading(flow: Flow, { document }: SealInput): void {
  flow.down(18);
  const heading = { face: 'bold', size: 19, color: black } as const;
  flow.canvas().text('Certificate of completion', margin, flow.y(), heading);
  flow.down(19);
  const title = { face: 'regular', size: 11, color: grey } as const;
  for (const line of clamp(document.title, title, flow.width, 3)) {
    flow.canvas().text(line, margin, flow.y(), title);
    flow.down(15);
  }
  flow.down(8);
}

const amber: Color = [0.996, 0.95, 0.82];
const brown: Color = [0.45, 0.27, 0.02];

function drawWarning(flow: Flow): void {
  const text =
    'Development seal. This file was sealed with a key made for trying the service out. ' +
    'The seal proves nothing.';
  const style = { face: 'bold', size: 8.5, color: brown } as const;
  const lines = wrap(text, style, flow.width - 24);
  const height = lines.length * lineHeight + 12;
  flow.need(height);
  const canvas = flow.canvas();
  canvas.fill(margin, flow.y() - height + 12, flow.width, height, amber);
  lines.forEach((line, index) =>
    canvas.text(line, margin + 12, flow.y() - 3 - index * lineHeight, style),
  );
  flow.down(height + 8);
}

type Row = readonly [string, string];

function documentRows({ document, prepared }: SealInput): Row[] {
  const { sender } = document;
  return [
    ['Document', document.id],
    ['Original file', `SHA-256 ${document.originalSha256}`],
    ['Prepared file', `SHA-256 ${document.preparedSha256}`],
    ['', `which is the first ${prepared.length.toLocaleString('en')} bytes of this file`],
    ['Sent by', [sender.name, sender.email, sender.organization].filter(Boolean).join(', ')],
    ['Created', shownTime(document.createdAt)],
    ['Sent', shownTime(document.sentAt)],
    ['Completed', shownTime(document.completedAt)],
  ];
}

function drawRows(flow: Flow, rows: readonly Row[], width: number): void {
  for (const [name, content] of rows) {
    const lines = clamp(content, value, width - labelWidth, 4);
    flow.need(lines.length * lineHeight);
    flow.canvas().text(name, margin, flow.y(), label);
    for (const line of lines) {
      flow.canvas().text(line, margin + labelWidth, flow.y(), value);
      flow.down(lineHeight);
    }
  }
}

const meanings = { signed: 'Signed', approved: 'Approved', viewed: 'Viewed' } as const;
const pictureWidth = 138;
const pictureHeight = 46;

function drawRecipient(flow: Flow, recipient: SealRecipient, appearance?: Appearance): void {
  const rows = recipientRows(recipient);
  flow.need(52 + rows.length * lineHeight);
  flow.down(10);
  const right = margin + flow.width;
  flow.canvas().line([margin, flow.y() + 4], [right, flow.y() + 4], faint);
  flow.down(14);
  const name = { face: 'bold', size: 10.5, color: black } as const;
  const textWidth = flow.width - pictureWidth - 16;
  flow.canvas().text(ellipsis(recipient.name, name, textWidth), margin, flow.y(), name);
  if (appearance) {
    const box = { x: right - pictureWidth, y: flow.y() - pictureHeight + 8 };
    drawAppearance(flow.canvas(), appearance, {
      ...box,
      width: pictureWidth,
      height: pictureHeight,
    });
  }
  flow.down(13);
  flow.canvas().text(ellipsis(recipient.email, label, textWidth), margin, flow.y(), label);
  flow.down(15);
  drawRows(flow, rows, textWidth);
}

function recipientRows(recipient: SealRecipient): Row[] {
  const { meaning, actedAt, signature } = recipient;
  const how = { drawn: 'drawn by hand', typed: 'typed', electronic: 'electronic' } as const;
  const rows: Row[] = [['Role', capital(recipient.role)]];
  if (recipient.viewedAt) rows.push(['Viewed', shownTime(recipient.viewedAt)]);
  if (actedAt && meaning !== 'viewed') {
    const kind = meaning === 'signed' && signature ? `, ${how[signature.type]}` : '';
    rows.push([meanings[meaning], shownTime(actedAt) + kind]);
  }
  if (recipient.signatureId) rows.push(['Signature', recipient.signatureId]);
  if (recipient.linkChannel) {
    const link =
      recipient.linkChannel === 'mail'
        ? 'Through the mailed link'
        : 'Through a link handed out by the sender’s system';
    rows.push(['Opened', link]);
  }
  if (recipient.ipAddress) rows.push(['IP address', recipient.ipAddress]);
  if (recipient.userAgent) rows.push(['Browser', recipient.userAgent]);
  if (recipient.consentVersion) rows.push(['Consent', `Version ${recipient.consentVersion}`]);
  return rows;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const codeSide = 74;

function drawVerification(flow: Flow, url: string): void {
  flow.need(codeSide + 36);
  flow.down(10);
  const canvas = flow.canvas();
  canvas.line([margin, flow.y() + 4], [margin + flow.width, flow.y() + 4], faint);
  flow.down(12);
  const x = margin + codeSide + 18;
  drawCode(canvas, url, margin, flow.y() - codeSide);
  flow.down(10);
  canvas.text('Verify this document', x, flow.y(), { face: 'bold', size: 10.5, color: black });
  const explanation =
    'The file carries one digital seal over every byte. Any change to it is shown by a PDF ' +
    'reader, or by the service at the address below.';
  const width = flow.width - codeSide - 18;
  flow.down(15);
  for (const line of wrap(explanation, label, width)) {
    canvas.text(line, x, flow.y(), label);
    flow.down(11.5);
  }
  flow.down(3);
  for (const line of clamp(url, value, width, 2)) {
    canvas.text(line, x, flow.y(), value);
    flow.down(lineHeight);
  }
}

/** As filled rectangles, one for every run of dark modules: sharp at every size. */
function drawCode(canvas: Canvas, url: string, x: number, y: number): void {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const unit = codeSide / modules.size;
  const boxes: string[] = [];
  for (let row = 0; row < modules.size; row++) {
    const bottom = y + (modules.size - row - 1) * unit;
    for (let column = 0; column < modules.size;) {
      let end = column;
      while (end < modules.size && modules.get(row, end)) end++;
      if (end > column) {
        const box = [x + column * unit, bottom, (end - column) * unit, unit];
        boxes.push(`${box.map(num).join(' ')} re`);
      }
      column = Math.max(end, column + 1);
    }
  }
  canvas.raw(`q 0 0 0 rg ${boxes.join(' ')} f Q`);
}
