import type { PDF } from '@libpdf/core';
import { addOverlay } from '../pdf/overlay.ts';
import { findPage } from '../pdf/page-tree.ts';
import { turnOf, type Page } from '../pdf/pages.ts';
import { makeCanvas, type Canvas } from './canvas.ts';
import { drawComb } from './comb.ts';
import { drawFitted, fitText } from './fit-text.ts';
import type { Rect, SealField, SealRecipient } from './input.ts';
import { placeInset } from './fit-signature.ts';
import { num } from './num.ts';
import type { Paper } from './paper.ts';
import { drawAppearance, type Appearance } from './signature-appearance.ts';
import { element, type Element } from './element.ts';
import { wordsFor } from './words/words-for.ts';

/** A value that had to be cut where its field is; the certificate page has it whole. */
export interface LongValue {
  /** Stands at the cut. */
  mark: string;
  label: string;
  page: number;
  value: string;
}

/** What each recipient's places are filled with. */
export interface Appearances {
  signatures: Map<SealRecipient, Appearance>;
  initials: Map<SealRecipient, Appearance>;
}

interface Stamping {
  paper: Paper;
  section: Element;
  longValues: LongValue[];
  canvasOf: (page: number) => Canvas;
}

/** Draws the values and signatures of everyone where their fields are. */
export function stampFields(
  paper: Paper,
  recipients: readonly SealRecipient[],
  appearances: Appearances,
): { section: Element; longValues: LongValue[] } {
  const { pdf, fonts, places } = paper;
  const canvases = new Map<number, Canvas>();
  const canvasOf = (page: number) => {
    const canvas = canvases.get(page) ?? makeCanvas(fonts);
    canvases.set(page, canvas);
    return canvas;
  };
  const section = element('Sect');
  const stamping: Stamping = { paper, section, longValues: [], canvasOf };
  for (const recipient of recipients) {
    stampValues(stamping, recipient);
    const words = wordsFor(paper.locale);
    const { name, signatureFields, initials } = recipient;
    const signature = appearances.signatures.get(recipient);
    stampPlaces(stamping, signature, signatureFields, words.signatureOf(name));
    const initialled = appearances.initials.get(recipient);
    stampPlaces(stamping, initialled, initials?.places ?? [], words.initialsOf(name));
  }
  for (const [index, canvas] of canvases) {
    const page = pageAt(pdf, index);
    const { form, reference } = addOverlay(pdf, page, {
      content: canvas.content(),
      resources: canvas.resources(),
    });
    places.set(canvas, { page, form: reference, dict: form });
  }
  return { section, longValues: stamping.longValues };
}

function stampValues(stamping: Stamping, recipient: SealRecipient): void {
  const { paper, section, canvasOf } = stamping;
  for (const field of recipient.fields) {
    if (field.type === 'signature' || (field.type === 'checkbox' && field.value !== true)) continue;
    const canvas = canvasOf(field.page);
    canvas.mark(element('P', section), () => {
      inField(paper.pdf, canvas, field, (width, height) =>
        drawValue(stamping, canvas, field, { width, height }),
      );
    });
  }
}

function stampPlaces(
  { paper, section, canvasOf }: Stamping,
  appearance: Appearance | undefined,
  places: SealRecipient['signatureFields'],
  alt: string,
): void {
  if (!appearance) return;
  for (const place of places) {
    const canvas = canvasOf(place.page);
    canvas.mark(element('Figure', section, { alt, lang: paper.locale }), () => {
      inField(paper.pdf, canvas, place, (width, height) =>
        drawAppearance(canvas, appearance, {
          ...placeInset,
          width: width - 2 * placeInset.x,
          height: height - 2 * placeInset.y,
        }),
      );
    });
  }
}

function pageAt(pdf: PDF, index: number): Page {
  const page = findPage(pdf, index);
  if (!page) throw new RangeError(`A field is on page ${index}, which the document has not.`);
  return page;
}

/** Draws upright for the reader, however the page is turned, with the field's corner as origin. */
function inField(
  pdf: PDF,
  canvas: Canvas,
  { page, rect }: { page: number; rect: Rect },
  draw: (width: number, height: number) => void,
): void {
  const [x, y, width, height] = rect;
  const turn = turnOf(pdf, pageAt(pdf, page).dict);
  const matrix = {
    0: [1, 0, 0, 1, x, y],
    90: [0, 1, -1, 0, x + width, y],
    180: [-1, 0, 0, -1, x + width, y + height],
    270: [0, -1, 1, 0, x, y + height],
  }[turn];
  const sideways = turn === 90 || turn === 270;
  canvas.raw(`q ${matrix.map(num).join(' ')} cm`);
  draw(sideways ? height : width, sideways ? width : height);
  canvas.raw('Q');
}

function drawValue(
  { longValues }: Stamping,
  canvas: Canvas,
  field: SealField,
  box: { width: number; height: number },
): void {
  if (field.type === 'checkbox') {
    drawTick(canvas, box.width, box.height);
    return;
  }
  const value = String(field.value);
  if (field.boxes !== undefined && drawComb(canvas, value, field.boxes, box)) return;
  const paragraph = field.type === 'textarea';
  const mark = `[${longValues.length + 1}]`;
  const fitted = fitText(value, box, { paragraph, mark });
  if (fitted.cut) longValues.push({ mark, label: field.label, page: field.page, value });
  drawFitted(canvas, fitted, box, paragraph);
}

function drawTick(canvas: Canvas, width: number, height: number): void {
  const side = Math.min(width, height);
  const at = (x: number, y: number) =>
    `${num((width - side) / 2 + x * side)} ${num((height - side) / 2 + y * side)}`;
  const path = `${at(0.2, 0.52)} m ${at(0.42, 0.26)} l ${at(0.82, 0.78)} l`;
  canvas.raw(`q 0 0 0 RG ${num(side * 0.11)} w 1 J 1 j ${path} S Q`);
}
