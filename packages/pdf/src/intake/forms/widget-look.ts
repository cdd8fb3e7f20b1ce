import { PdfNumber, type PDF, type PdfDict, type PdfStream } from '@libpdf/core';
import {
  boxEntry,
  dictEntry,
  items,
  nameEntry,
  numberEntry,
  textEntry,
} from '../../objects/objects.ts';
import { plainText } from '../../plain-text.ts';
import { dict, stream } from '../../objects/objects.ts';
import { textOf } from '../../objects/text-string.ts';
import { readToken } from '../../objects/content-tokens.ts';
import { fieldEntry, fieldNumber } from './tree.ts';

/** Red, green and blue from 0 to 1. */
export type Color = readonly [number, number, number];

export interface Border {
  color: Color;
  width: number;
  /** Solid, dashed, beveled, inset or underlined. */
  style: 'S' | 'D' | 'B' | 'I' | 'U';
  dash: readonly number[];
}

/** How a field without a picture of its own asks readers to draw it (ISO 32000-1, 12.5.6.19). */
export interface WidgetLook {
  /** As the field is read: exchanged where it is turned by a quarter. */
  width: number;
  height: number;
  turn: 0 | 90 | 180 | 270;
  background?: Color;
  border?: Border;
  /** Of a button. */
  caption: string;
  /** Of the text; 0: as large as there is room. */
  size: number;
  color: Color;
  align: 'start' | 'center' | 'end';
}

export function readLook(pdf: PDF, widget: PdfDict): WidgetLook | undefined {
  const rect = boxEntry(pdf, widget, 'Rect');
  if (!rect) return undefined;
  const [wide, high] = [rect[2] - rect[0], rect[3] - rect[1]];
  if (wide < 1 || high < 1) return undefined;
  const characteristics = dictEntry(pdf, widget, 'MK') ?? dict({});
  const turn = turnOf(numberEntry(pdf, characteristics, 'R') ?? 0);
  const sideways = turn === 90 || turn === 270;
  const background = colorOf(items(pdf, characteristics, 'BG'));
  const stroke = colorOf(items(pdf, characteristics, 'BC'));
  const border = stroke && borderOf(pdf, widget, stroke);
  return {
    width: sideways ? high : wide,
    height: sideways ? wide : high,
    turn,
    ...(background && { background }),
    ...(border && border.width > 0 && { border }),
    caption: plainText(textEntry(pdf, characteristics, 'CA') ?? ''),
    ...textLook(pdf, widget),
  };
}

/** How far the border reaches into the field. */
export function edgeOf({ border }: WidgetLook): number {
  if (!border) return 0;
  return border.style === 'B' || border.style === 'I' ? 2 * border.width : border.width;
}

/** A picture of a field, which `placement` turns back into its rectangle. */
export function pictureOf(
  { width, height, turn }: WidgetLook,
  content: Uint8Array,
  resources: PdfDict,
): PdfStream {
  const matrix = {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, 1, -1, 0, 0, 0],
    180: [-1, 0, 0, -1, 0, 0],
    270: [0, -1, 1, 0, 0, 0],
  }[turn];
  return stream(
    {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Matrix: matrix,
      Resources: resources,
    },
    content,
  );
}

function turnOf(degrees: number): WidgetLook['turn'] {
  const turn = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[turn] ?? 0;
}

function borderOf(pdf: PDF, widget: PdfDict, color: Color): Border {
  const style = dictEntry(pdf, widget, 'BS');
  if (!style) {
    const [, , width] = items(pdf, widget, 'Border');
    return { color, width: width instanceof PdfNumber ? width.value : 1, style: 'S', dash: [] };
  }
  const kind = nameEntry(pdf, style, 'S') ?? 'S';
  const dash = items(pdf, style, 'D').flatMap((one) =>
    one instanceof PdfNumber && one.value > 0 ? [one.value] : [],
  );
  return {
    color,
    width: numberEntry(pdf, style, 'W') ?? 1,
    style: kind === 'D' || kind === 'B' || kind === 'I' || kind === 'U' ? kind : 'S',
    dash: dash.length > 0 ? dash : [3],
  };
}

/** Of one, three or four numbers; none: transparent. */
function colorOf(components: readonly unknown[]): Color | undefined {
  const numbers = components.flatMap((one) => (one instanceof PdfNumber ? [one.value] : []));
  const [a, b, c, d] = numbers.map((one) => Math.min(1, Math.max(0, one)));
  if (a === undefined) return undefined;
  if (b === undefined || c === undefined) return [a, a, a];
  if (d === undefined) return [a, b, c];
  return [(1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d)];
}

const black: Color = [0, 0, 0];

/** By the default appearance, the operators that a text begins with (12.7.3.3). */
function textLook(pdf: PDF, widget: PdfDict): Pick<WidgetLook, 'size' | 'color' | 'align'> {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  const own = fieldEntry(pdf, widget, 'DA');
  const written = textOf(own) ?? (form && textEntry(pdf, form, 'DA'));
  const content = Buffer.from(written ?? '', 'latin1');
  const given = fieldEntry(pdf, widget, 'Q');
  const quadding = given ? fieldNumber(pdf, widget, 'Q') : form && numberEntry(pdf, form, 'Q');
  const align = quadding === 1 ? 'center' : quadding === 2 ? 'end' : 'start';
  let [size, color] = [0, black];
  let operands: PdfNumber[] = [];
  for (let next = readToken(content, 0); next; next = readToken(content, next.end)) {
    const { token } = next;
    if (token.type === 'number') operands.push(PdfNumber.of(token.value));
    if (token.type !== 'word') continue;
    if (token.value === 'Tf') size = Math.max(0, operands.at(-1)?.value ?? 0);
    if (['g', 'rg', 'k'].includes(token.value)) color = colorOf(operands) ?? black;
    operands = [];
  }
  return { size, color, align };
}
