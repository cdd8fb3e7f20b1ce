import { PdfDict, type PDF, type PdfRef } from '@libpdf/core';
import { embedFont, makeCodes, type Codes } from '../fonts/embed.ts';
import type { Face } from '@countersign/signature-marks/faces';
import type { Font } from '../fonts/font.ts';
import { shapeLine, type Direction, type Glyph, type GlyphRun } from '../fonts/shape.ts';
import { dict } from '../objects/objects.ts';
import { drawMarks } from './glyph-marks.ts';
import { num } from './num.ts';
import type { Element } from './element.ts';

/** Red, green and blue from 0 to 1. */
export type Color = readonly [number, number, number];
export const black: Color = [0.1, 0.11, 0.13];

export interface TextStyle {
  face: Face;
  size: number;
  color: Color;
  /** Of the text as a whole; by its first letter unless given. */
  direction?: Direction;
}

export interface Picture {
  ref: PdfRef;
  width: number;
  height: number;
}

interface EmbeddedFont {
  /** In the resources. */
  name: string;
  codes: Codes;
  target: PdfDict;
}

/** The fonts that one document's drawing shares. */
export interface Fonts {
  use(font: Font): EmbeddedFont;
  resources(): PdfDict;
  /** Writes what was used into the document; call once, after all drawing. */
  finish(): void;
}

export function makeFonts(pdf: PDF): Fonts {
  const used = new Map<string, EmbeddedFont>();
  const resources = dict({});
  return {
    resources: () => resources,
    use(font) {
      const known = used.get(font.id);
      if (known) return known;
      const target = new PdfDict();
      const embedded = { name: `F${used.size + 1}`, codes: makeCodes(font), target };
      resources.set(embedded.name, pdf.register(target));
      used.set(font.id, embedded);
      return embedded;
    },
    finish() {
      for (const { codes, target } of used.values()) embedFont(pdf, codes, target);
    },
  };
}

type Measured = Pick<TextStyle, 'face' | 'size' | 'direction'>;

export function widthOf(value: string, { face, size, direction }: Measured): number {
  return shapeLine(value, face, direction).width * size;
}

/** Collects drawing operators; the origin is the bottom left and the unit the point. */
export interface Canvas {
  text(value: string, x: number, y: number, style: TextStyle): void;
  line(from: readonly [number, number], to: readonly [number, number], color: Color): void;
  fill(x: number, y: number, width: number, height: number, color: Color): void;
  image(picture: Picture, x: number, y: number, width: number, height: number): void;
  raw(operators: string): void;
  /** What is drawn in the meantime is the element's content (ISO 32000-1, 14.7.4). */
  mark(element: Element, draw: () => void): void;
  /** What is drawn in the meantime is decoration, which nobody reads out. */
  artifact(draw: () => void): void;
  content(): Buffer;
  resources(): PdfDict;
}

export function makeCanvas(fonts: Fonts): Canvas {
  const operators: string[] = [];
  const images = dict({});
  let marks = 0;
  const between = (opening: string, draw: () => void) => {
    operators.push(opening);
    draw();
    operators.push('EMC');
  };
  const canvas: Canvas = {
    text(value, x, y, { face, size, color, direction }) {
      const { runs } = shapeLine(value, face, direction);
      if (runs.length === 0) return;
      const line = ['BT', `${num(x)} ${num(y)} Td`, ...showRuns(fonts, runs, size), 'ET'];
      operators.push(`${rgb(color)} rg`, line.join(' '));
      operators.push(...drawMarks(runs, [x, y], size));
    },
    line([x1, y1], [x2, y2], color) {
      operators.push(
        `q ${rgb(color)} RG 0.6 w ${num(x1)} ${num(y1)} m ${num(x2)} ${num(y2)} l S Q`,
      );
    },
    fill(x, y, width, height, color) {
      const box = [x, y, width, height].map(num).join(' ');
      operators.push(`q ${rgb(color)} rg ${box} re f Q`);
    },
    image(picture, x, y, width, height) {
      const name = `P${picture.ref.objectNumber}`;
      images.set(name, picture.ref);
      operators.push(`q ${num(width)} 0 0 ${num(height)} ${num(x)} ${num(y)} cm /${name} Do Q`);
    },
    raw: (value) => void operators.push(value),
    mark(element, draw) {
      const id = marks++;
      element.kids.push({ canvas, id });
      between(`/${element.role} <</MCID ${id}>> BDC`, draw);
    },
    artifact(draw) {
      between('/Artifact BMC', draw);
    },
    content: () => Buffer.from(operators.join('\n'), 'latin1'),
    resources: () => dict({ Font: fonts.resources(), XObject: images }),
  };
  return canvas;
}

/** A line from left to right, each run from where the one before it ends. */
function showRuns(fonts: Fonts, runs: readonly GlyphRun[], size: number): string[] {
  return runs.flatMap((run) => {
    const { name, codes } = fonts.use(run.font);
    return [`/${name} ${num(size)} Tf`, ...showGlyphs(codes, run.glyphs, size)];
  });
}

/** One TJ for what stands on one height; numbers between codes move back by thousandths. */
function showGlyphs(codes: Codes, glyphs: readonly Glyph[], size: number): string[] {
  const shown: string[] = [];
  let [items, digits, rise] = ['', '', 0];
  const move = (back: number) => {
    if (Math.abs(back) < 0.01) return;
    items += `${digits === '' ? '' : `<${digits}>`}${num(back)} `;
    digits = '';
  };
  const show = () => {
    if (digits !== '') items += `<${digits}>`;
    if (items !== '') shown.push(`[${items.trimEnd()}] TJ`);
    [items, digits] = ['', ''];
  };
  for (const { id, text, advance, x, y } of glyphs) {
    if (y !== rise) {
      show();
      shown.push(`${num(y * size)} Ts`);
      rise = y;
    }
    move(-x * 1000);
    digits += codes.codeOf(id, text).toString(16).padStart(4, '0');
    move(x * 1000 + codes.font.widthOf(id) - advance * 1000);
  }
  show();
  if (rise !== 0) shown.push('0 Ts');
  return shown;
}

function rgb(color: Color): string {
  return color.map(num).join(' ');
}
