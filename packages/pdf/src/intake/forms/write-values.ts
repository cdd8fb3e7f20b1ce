import type { PDF, PdfDict } from '@libpdf/core';
import { shapeLine } from '../../fonts/shape.ts';
import { makeCanvas, makeFonts, widthOf, type Canvas } from '../../draw/canvas.ts';
import { num } from '../../draw/num.ts';
import { wrap } from '../../draw/text-layout.ts';
import { rowsOf } from './choose-several.ts';
import { rgb } from './draw-box.ts';
import { edgeOf, type WidgetLook } from './widget-look.ts';

/** What a field says. */
export type Value =
  | { kind: 'line'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'comb'; text: string; cells: number }
  | { kind: 'list'; options: readonly string[]; chosen: ReadonlySet<number>; top: number }
  /** Each beside a box that is ticked. */
  | { kind: 'boxes'; options: readonly string[] };

/** Writes what fields say in fonts that have every script, whatever the form's own fonts have. */
export interface ValueWriter {
  write(value: Value, look: WidgetLook): { content: Buffer; resources: PdfDict };
  /** Embeds the fonts; call once, after all writing. */
  finish(): void;
}

const [smallest, usual, gap] = [4, 12, 1];
/** Of a line, of the height of its capitals, and of all its letters, in parts of its size. */
const [lead, capitals, whole] = [1.3, 0.72, 1.25];
const highlight = [0.6, 0.76, 0.85] as const;

export function makeValueWriter(pdf: PDF): ValueWriter {
  const fonts = makeFonts(pdf);
  return {
    write(value, look) {
      const canvas = makeCanvas(fonts);
      writeValue(canvas, value, look);
      return { content: canvas.content(), resources: canvas.resources() };
    },
    finish: () => {
      fonts.finish();
    },
  };
}

function writeValue(canvas: Canvas, value: Value, look: WidgetLook): void {
  switch (value.kind) {
    case 'line':
      writeLine(canvas, value.text, look);
      break;
    case 'paragraph':
      writeParagraph(canvas, value.text, look);
      break;
    case 'comb':
      writeComb(canvas, value.text, value.cells, look);
      break;
    case 'list':
      writeList(canvas, value, look);
      break;
    case 'boxes':
      writeBoxes(canvas, value.options, look);
  }
}

const styleOf = (size: number, { color }: WidgetLook) =>
  ({ face: 'regular', size, color }) as const;
const paddingOf = (look: WidgetLook) => Math.max(2, edgeOf(look) + gap);
const roomOf = (look: WidgetLook) => Math.max(1, look.width - 2 * paddingOf(look));

function writeLine(canvas: Canvas, text: string, look: WidgetLook): void {
  const line = text.replace(/[\r\n]+/g, ' ');
  const room = look.height - 2 * edgeOf(look);
  const wanted = look.size > 0 ? look.size : Math.min(usual, room * 0.7);
  const natural = widthOf(line, { face: 'regular', size: 1 });
  const fitting = Math.max(
    smallest,
    Math.min(wanted, natural > 0 ? roomOf(look) / natural : wanted),
  );
  const size = Math.min(fitting, look.height / whole);
  writeAligned(canvas, line, (look.height - size * capitals) / 2, size, look);
}

function writeParagraph(canvas: Canvas, text: string, look: WidgetLook): void {
  const high = look.height - 2 * paddingOf(look);
  let size = look.size > 0 ? look.size : usual;
  let lines = wrap(text, { face: 'regular', size }, roomOf(look));
  while (size > smallest && lines.length * size * lead > high) {
    size = Math.max(smallest, size - 0.5);
    lines = wrap(text, { face: 'regular', size }, roomOf(look));
  }
  const first = look.height - paddingOf(look) - size * 0.95;
  lines.forEach((line, index) => {
    writeAligned(canvas, line, first - index * size * lead, size, look);
  });
}

function writeAligned(
  canvas: Canvas,
  line: string,
  y: number,
  size: number,
  look: WidgetLook,
): void {
  const { direction, width } = shapeLine(line, 'regular');
  const free = look.width - width * size;
  const begin = direction === 'rtl' ? free - paddingOf(look) : paddingOf(look);
  const x = { start: begin, center: free / 2, end: free - paddingOf(look) }[look.align];
  canvas.text(line, x, y, styleOf(size, look));
}

function writeComb(canvas: Canvas, text: string, cells: number, look: WidgetLook): void {
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  const letters = Array.from(characters, ({ segment }) => segment);
  if (letters.length > cells) {
    writeLine(canvas, text, look);
    return;
  }
  const cell = look.width / cells;
  const widest = Math.max(...letters.map((one) => widthOf(one, { face: 'regular', size: 1 })));
  const wanted = look.size > 0 ? look.size : Math.min(usual, look.height * 0.7);
  const most = Math.min(wanted, look.height / whole);
  const size = Math.min(most, widest > 0 ? (cell * 0.9) / widest : most);
  const style = styleOf(size, look);
  letters.forEach((letter, index) => {
    const x = index * cell + (cell - widthOf(letter, style)) / 2;
    canvas.text(letter, x, (look.height - size * capitals) / 2, style);
  });
}

/** From the top one, or from the first chosen where that would not be seen. */
function writeList(
  canvas: Canvas,
  { options, chosen, top }: Extract<Value, { kind: 'list' }>,
  look: WidgetLook,
): void {
  const pad = paddingOf(look);
  const asked = look.size > 0 ? look.size : usual;
  const size = Math.max(smallest, Math.min(asked, (look.height - 2 * pad) / lead));
  const row = size * lead;
  const rows = Math.max(1, Math.floor((look.height - 2 * pad) / row));
  const first = Math.min(...chosen);
  const seen = chosen.size === 0 || (first >= top && first < top + rows);
  const from = seen ? top : first;
  options.slice(from, from + rows).forEach((option, index) => {
    const y = look.height - pad - (index + 1) * row;
    if (chosen.has(from + index)) {
      const box = [pad, y, roomOf(look), row].map(num).join(' ');
      canvas.raw(`q ${rgb(highlight)} rg ${box} re f Q`);
    }
    writeAligned(canvas, option, y + (row - size * capitals) / 2, size, look);
  });
}

/** As `chooseSeveral` asks for them. */
function writeBoxes(canvas: Canvas, options: readonly string[], look: WidgetLook): void {
  for (const [index, row] of (rowsOf(look.height, options.length) ?? []).entries()) {
    const option = options[index] ?? '';
    const { left, bottom, side } = row.box;
    canvas.raw(
      `q ${rgb(look.color)} RG 0.75 w ${[left, bottom, side, side].map(num).join(' ')} re S Q`,
    );
    const begin = left + side + 2 * gap;
    const room = Math.max(1, look.width - begin - paddingOf(look));
    const wanted = Math.min(look.size > 0 ? look.size : usual, row.height / whole);
    const natural = widthOf(option, { face: 'regular', size: 1 });
    const size = Math.max(smallest, Math.min(wanted, natural > 0 ? room / natural : wanted));
    const y = row.bottom + (row.height - size * capitals) / 2;
    canvas.text(option, begin, y, styleOf(size, look));
  }
}
