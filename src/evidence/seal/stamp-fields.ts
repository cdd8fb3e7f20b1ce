import type { PDF, PDFPage } from '@libpdf/core';
import { addOverlay } from '../pdf/overlay.ts';
import { turnOf } from '../pdf/pages.ts';
import { black, makeCanvas, num, widthOf, type Canvas, type Fonts } from './canvas.ts';
import type { Rect, SealField, SealRecipient } from './input.ts';
import { drawAppearance, type Appearance } from './signature-appearance.ts';
import { clamp, ellipsis } from './text-layout.ts';

/** Draws the values and signatures of everyone where their fields are. */
export function stampFields(
  pdf: PDF,
  fonts: Fonts,
  recipients: readonly SealRecipient[],
  appearances: ReadonlyMap<SealRecipient, Appearance>,
): void {
  const canvases = new Map<number, Canvas>();
  const canvasOf = (page: number) => {
    const canvas = canvases.get(page) ?? makeCanvas(fonts);
    canvases.set(page, canvas);
    return canvas;
  };
  for (const recipient of recipients) {
    for (const field of recipient.fields) {
      inField(pdf, canvasOf(field.page), field, (canvas, width, height) =>
        drawValue(canvas, field, width, height),
      );
    }
    const appearance = appearances.get(recipient);
    if (!appearance) continue;
    for (const place of recipient.signatureFields) {
      inField(pdf, canvasOf(place.page), place, (canvas, width, height) =>
        drawAppearance(canvas, appearance, { x: 2, y: 1, width: width - 4, height: height - 2 }),
      );
    }
  }
  for (const [index, canvas] of canvases) {
    addOverlay(pdf, pageAt(pdf, index), {
      content: canvas.content(),
      resources: canvas.resources(),
    });
  }
}

function pageAt(pdf: PDF, index: number): PDFPage {
  const page = pdf.getPage(index);
  if (!page) throw new RangeError(`A field is on page ${index}, which the document has not.`);
  return page;
}

type Draw = (canvas: Canvas, width: number, height: number) => void;

/**
 * Draws upright for the reader, however the page is turned, with the field's corner as origin; but
 * in a long box along the box, whose author wrote that way.
 */
function inField(
  pdf: PDF,
  canvas: Canvas,
  { page, rect }: { page: number; rect: Rect },
  draw: Draw,
): void {
  const [x, y, width, height] = rect;
  const pageTurn = turnOf(pdf, pageAt(pdf, page).dict);
  const turn = pageTurn % 180 === 90 && width > height * 1.5 ? 0 : pageTurn;
  const matrix = {
    0: [1, 0, 0, 1, x, y],
    90: [0, 1, -1, 0, x + width, y],
    180: [-1, 0, 0, -1, x + width, y + height],
    270: [0, -1, 1, 0, x, y + height],
  }[turn];
  const sideways = turn === 90 || turn === 270;
  canvas.raw(`q ${matrix.map(num).join(' ')} cm`);
  draw(canvas, sideways ? height : width, sideways ? width : height);
  canvas.raw('Q');
}

function drawValue(canvas: Canvas, field: SealField, width: number, height: number): void {
  switch (field.type) {
    case 'signature':
      return;
    case 'checkbox':
      if (field.value === true) drawTick(canvas, width, height);
      return;
    case 'textarea':
      drawParagraph(canvas, String(field.value), width, height);
      return;
    case 'text':
    case 'number':
    case 'date':
    case 'email':
    case 'select':
      drawLine(canvas, String(field.value), width, height);
  }
}

function drawTick(canvas: Canvas, width: number, height: number): void {
  const side = Math.min(width, height);
  const at = (x: number, y: number) =>
    `${num((width - side) / 2 + x * side)} ${num((height - side) / 2 + y * side)}`;
  const path = `${at(0.2, 0.52)} m ${at(0.42, 0.26)} l ${at(0.82, 0.78)} l`;
  canvas.raw(`q 0 0 0 RG ${num(side * 0.11)} w 1 J 1 j ${path} S Q`);
}

const smallest = 5;
const padding = 2;

function drawLine(canvas: Canvas, value: string, width: number, height: number): void {
  const room = width - 2 * padding;
  let size = Math.max(smallest, Math.min(11, height * 0.62));
  const natural = widthOf(value, { face: 'regular', size });
  if (natural > room) size = Math.max(smallest, (size * room) / natural);
  const font = { face: 'regular', size } as const;
  const style = { ...font, color: black };
  canvas.text(ellipsis(value, font, room), padding, (height - size * 0.72) / 2, style);
}

function drawParagraph(canvas: Canvas, value: string, width: number, height: number): void {
  const room = width - 2 * padding;
  for (let size = 10; ; size -= 0.5) {
    const font = { face: 'regular', size } as const;
    const most = Math.max(1, Math.floor((height - padding) / (size * 1.3)));
    const lines = clamp(value, font, room, most + 1);
    if (lines.length > most && size > smallest) continue;
    clamp(value, font, room, most).forEach((line, index) => {
      const y = height - padding - size * 0.95 - index * size * 1.3;
      canvas.text(line, padding, y, { ...font, color: black });
    });
    return;
  }
}
