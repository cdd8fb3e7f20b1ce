import { certificateWords } from '@countersign/words/certificate';
import type { PDF } from '@libpdf/core';
import { addOverlay } from '@countersign/pdf/objects/overlay';
import { findPage } from '@countersign/pdf/objects/page-tree';
import { geometryOf, type Page, type Turn } from '@countersign/pdf/objects/pages';
import { makeCanvas, type Canvas } from '@countersign/pdf/draw/canvas';
import type { SealField, SealPlace, SealRecipient } from './seal-input.ts';
import { placeInset } from '@countersign/signature-marks/fit-signature';
import { num } from '@countersign/pdf/draw/num';
import type { Paper } from './paper.ts';
import { layOutValue } from './lay-out-value.ts';
import { drawAppearance, type Appearance } from './signature-appearance.ts';
import { element, type Element } from '@countersign/pdf/draw/element';

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
  return onPages(paper, (stamping) => {
    for (const recipient of recipients) {
      stampValues(stamping, recipient.fields);
      const words = certificateWords[paper.locale];
      const { name, signatureFields, initials } = recipient;
      const signature = appearances.signatures.get(recipient);
      stampPlaces(stamping, signature, signatureFields, words.signatureOf(name));
      const initialled = appearances.initials.get(recipient);
      stampPlaces(stamping, initialled, initials?.places ?? [], words.initialsOf(name));
    }
  });
}

/** Draws words that fit where their fields are. */
export function stampWords(paper: Paper, fields: readonly SealField[]): Element {
  return onPages(paper, (stamping) => {
    stampValues(stamping, fields);
  }).section;
}

/** Lays what is drawn over the pages, one form to each. */
function onPages(
  paper: Paper,
  draw: (stamping: Stamping) => void,
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
  draw(stamping);
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

function stampValues(stamping: Stamping, fields: readonly SealField[]): void {
  const { paper, section, canvasOf } = stamping;
  for (const field of fields) {
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

/**
 * Draws upright for the reader, however the page is turned and scaled, or turned as the field is, in
 * points as shown, with the field's corner as origin.
 */
function inField(
  pdf: PDF,
  canvas: Canvas,
  { page, rect, turn: own }: SealPlace,
  draw: (width: number, height: number) => void,
): void {
  const [x, y, width, height] = rect;
  const { turn: shown, unit } = geometryOf(pdf, pageAt(pdf, page).dict);
  const turn = together(shown, own ?? 0);
  const one = 1 / unit;
  const matrix = {
    0: [one, 0, 0, one, x, y],
    90: [0, one, -one, 0, x + width, y],
    180: [-one, 0, 0, -one, x + width, y + height],
    270: [0, -one, one, 0, x, y + height],
  }[turn];
  const sideways = turn === 90 || turn === 270;
  canvas.raw(`q ${matrix.map(fine).join(' ')} cm`);
  draw((sideways ? height : width) * unit, (sideways ? width : height) * unit);
  canvas.raw('Q');
}

/** A page is turned clockwise: what is to be upright is drawn turned back. */
function together(page: Turn, own: Turn): Turn {
  return ([0, 90, 180, 270] as const)[((page + own) % 360) / 90] ?? 0;
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
  const mark = `[${longValues.length + 1}]`;
  const laidOut = layOutValue(field, box, mark);
  const { label, page } = field;
  if (laidOut.cut) longValues.push({ mark, label, page, value: String(field.value) });
  laidOut.draw(canvas);
}

/** PDF knows no exponents; what is multiplied by many points needs more decimals than a place. */
function fine(value: number): string {
  return value.toFixed(7);
}

function drawTick(canvas: Canvas, width: number, height: number): void {
  const side = Math.min(width, height);
  const at = (x: number, y: number) =>
    `${num((width - side) / 2 + x * side)} ${num((height - side) / 2 + y * side)}`;
  const path = `${at(0.2, 0.52)} m ${at(0.42, 0.26)} l ${at(0.82, 0.78)} l`;
  canvas.raw(`q 0 0 0 RG ${num(side * 0.11)} w 1 J 1 j ${path} S Q`);
}
