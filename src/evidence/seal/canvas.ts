import { PdfDict, type PDF, type PdfRef } from '@libpdf/core';
import { embedSubset } from '../fonts/embed.ts';
import { faceOf, type Face } from '../fonts/faces.ts';
import { makeSubset, type Subset } from '../fonts/subset.ts';
import { printable } from '../fonts/text.ts';
import { dict } from '../pdf/objects.ts';

/** Red, green and blue from 0 to 1. */
export type Color = readonly [number, number, number];
export const black: Color = [0.1, 0.11, 0.13];

export interface TextStyle {
  face: Face;
  size: number;
  color: Color;
}

export interface Picture {
  ref: PdfRef;
  width: number;
  height: number;
}

/** The fonts that one document's drawing shares. */
export interface Fonts {
  subset(face: Face): Subset;
  resources(): PdfDict;
  /** Writes what was used into the document; call once, after all drawing. */
  finish(): void;
}

export function makeFonts(pdf: PDF): Fonts {
  const used = new Map<Face, { subset: Subset; target: PdfDict }>();
  const resources = dict({});
  return {
    resources: () => resources,
    subset(face) {
      const known = used.get(face);
      if (known) return known.subset;
      const target = new PdfDict();
      const subset = makeSubset(faceOf(face));
      resources.set(face, pdf.register(target));
      used.set(face, { subset, target });
      return subset;
    },
    finish() {
      for (const { subset, target } of used.values()) embedSubset(pdf, subset, target);
    },
  };
}

export function widthOf(value: string, { face, size }: Pick<TextStyle, 'face' | 'size'>): number {
  const font = faceOf(face);
  let units = 0;
  for (const character of printable(font, value)) {
    units += font.advanceOf(font.glyphOf(character.codePointAt(0) ?? 0));
  }
  return (units * size) / font.unitsPerEm;
}

/** Collects drawing operators; the origin is the bottom left and the unit the point. */
export interface Canvas {
  text(value: string, x: number, y: number, style: TextStyle): void;
  line(from: readonly [number, number], to: readonly [number, number], color: Color): void;
  fill(x: number, y: number, width: number, height: number, color: Color): void;
  image(picture: Picture, x: number, y: number, width: number, height: number): void;
  raw(operators: string): void;
  content(): Buffer;
  resources(): PdfDict;
}

export function makeCanvas(fonts: Fonts): Canvas {
  const operators: string[] = [];
  const images = dict({});
  return {
    text(value, x, y, { face, size, color }) {
      const codes = encode(fonts.subset(face), value);
      if (codes === '') return;
      operators.push(
        `BT ${rgb(color)} rg /${face} ${num(size)} Tf ${num(x)} ${num(y)} Td <${codes}> Tj ET`,
      );
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
    content: () => Buffer.from(operators.join('\n'), 'latin1'),
    resources: () => dict({ Font: fonts.resources(), XObject: images }),
  };
}

function encode(subset: Subset, value: string): string {
  let codes = '';
  for (const character of printable(subset.font, value)) {
    const codePoint = character.codePointAt(0) ?? 0;
    codes += subset.use(subset.font.glyphOf(codePoint), codePoint).toString(16).padStart(4, '0');
  }
  return codes;
}

/** PDF knows no exponents, and more than three decimals are invisible. */
export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function rgb(color: Color): string {
  return color.map(num).join(' ');
}
