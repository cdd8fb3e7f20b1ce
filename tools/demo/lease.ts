import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDF, rgb, type EmbeddedFont, type PDFPage } from '@libpdf/core';
import { leaseText, type Section } from './lease-text.ts';

/** Points; the origin is the bottom left corner of an A4 page. */
const page = { width: 595, height: 842, left: 72, right: 523, top: 790, bottom: 80 };
const ink = rgb(0.11, 0.12, 0.16);
const grey = rgb(0.45, 0.47, 0.52);
const hairline = rgb(0.82, 0.83, 0.86);

export const leaseTitle = leaseText.title;

interface Fonts {
  regular: EmbeddedFont;
  bold: EmbeddedFont;
}

/** Where the next line goes. */
interface Cursor {
  pdf: PDF;
  fonts: Fonts;
  page: PDFPage;
  y: number;
}

/** A lease of a flat as somebody's word processor would export it, with text tags for the fields. */
export async function makeLease(): Promise<{ bytes: Uint8Array; pages: number }> {
  const pdf = PDF.create();
  pdf.setTitle(leaseText.title);
  pdf.setAuthor(leaseText.landlord.name);
  const fonts = {
    regular: pdf.embedFont(fontFile('400Regular/NotoSans_400Regular.ttf')),
    bold: pdf.embedFont(fontFile('600SemiBold/NotoSans_600SemiBold.ttf')),
  };
  const cursor: Cursor = { pdf, fonts, page: pdf.addPage({ size: 'a4' }), y: page.top };
  drawHead(cursor);
  for (const section of leaseText.sections) drawSection(cursor, section);
  drawSignatures(cursor);
  drawFooters(pdf, fonts);
  return { bytes: await pdf.save({ subsetFonts: true }), pages: pdf.getPageCount() };
}

function fontFile(name: string): Buffer {
  return readFileSync(
    createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${name}`),
  );
}

function drawHead(cursor: Cursor): void {
  const { fonts } = cursor;
  write(cursor, 'RESIDENTIAL LEASE AGREEMENT', { font: fonts.bold, size: 8.5, color: grey });
  cursor.y -= 16;
  write(cursor, leaseText.title, { font: fonts.bold, size: 21 });
  cursor.y -= 8;
  for (const [label, value] of leaseText.facts) {
    cursor.y -= 19;
    rule(cursor, cursor.y + 14);
    const at = { y: cursor.y, size: 9.5 };
    cursor.page.drawText(label, { ...at, x: page.left, font: fonts.regular, color: grey });
    cursor.page.drawText(value, { ...at, x: page.left + 116, font: fonts.regular, color: ink });
  }
  cursor.y -= 6;
  rule(cursor, cursor.y);
  cursor.y -= 10;
}

function drawSection(cursor: Cursor, { heading, paragraphs }: Section): void {
  const { bold, regular } = cursor.fonts;
  // A heading is not left alone at the foot of a page.
  makeRoom(cursor, 76);
  cursor.y -= 12;
  write(cursor, heading, { font: bold, size: 11 });
  for (const paragraph of paragraphs) {
    cursor.y -= 3;
    const lines = wrap(paragraph, regular, 10);
    makeRoom(cursor, lines.length * 15);
    for (const line of lines) write(cursor, line, { font: regular, size: 10 });
  }
}

function drawSignatures(cursor: Cursor): void {
  const { bold, regular } = cursor.fonts;
  makeRoom(cursor, 206);
  cursor.y -= 16;
  write(cursor, 'Particulars and signatures', { font: bold, size: 11 });
  for (const [label, tag] of leaseText.particulars) {
    cursor.y -= 22;
    cursor.page.drawText(label, { x: page.left, y: cursor.y, font: regular, size: 10, color: ink });
    cursor.page.drawText(tag, { x: 250, y: cursor.y, font: regular, size: 10, color: grey });
    rule(cursor, cursor.y - 5, 250);
  }
  const top = cursor.y - 70;
  const places = [
    { x: page.left, ...leaseText.tenant },
    { x: 312, ...leaseText.landlord },
  ];
  for (const { x, tag, role, name } of places) {
    // Small type: the tag is as wide as the place that the signature will have.
    cursor.page.drawText(tag, { x, y: top + 4, font: regular, size: 7, color: grey });
    rule(cursor, top, x, x + 196);
    cursor.page.drawText(name, { x, y: top - 15, font: bold, size: 10, color: ink });
    cursor.page.drawText(role, { x, y: top - 29, font: regular, size: 9, color: grey });
  }
}

function drawFooters(pdf: PDF, { regular }: Fonts): void {
  const pages = pdf.getPages();
  for (const [index, one] of pages.entries()) {
    const style = { y: 48, font: regular, size: 8, color: grey };
    const number = `Page ${index + 1} of ${pages.length}`;
    one.drawText(`${leaseText.title} · ${leaseText.landlord.name}`, { ...style, x: page.left });
    one.drawText(number, { ...style, x: page.right - regular.widthOfTextAtSize(number, 8) });
  }
}

interface Style {
  font: EmbeddedFont;
  size: number;
  color?: ReturnType<typeof rgb>;
}

/** One line, on a new page when this one is full. */
function write(cursor: Cursor, text: string, { font, size, color = ink }: Style): void {
  makeRoom(cursor, size * 1.5);
  cursor.y -= size * 1.5;
  cursor.page.drawText(text, { x: page.left, y: cursor.y, font, size, color });
}

function makeRoom(cursor: Cursor, height: number): void {
  if (cursor.y - height >= page.bottom) return;
  cursor.page = cursor.pdf.addPage({ size: 'a4' });
  cursor.y = page.top;
}

function rule(cursor: Cursor, y: number, from = page.left, to = page.right): void {
  const line = { start: { x: from, y }, end: { x: to, y }, thickness: 0.6, color: hairline };
  cursor.page.drawLine(line);
}

function wrap(text: string, font: EmbeddedFont, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, size) <= page.right - page.left) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return [...lines, line];
}
