import {
  PdfArray,
  PdfBool,
  PdfDict,
  PdfNumber,
  PdfStream,
  type PDF,
  type PDFPage,
} from '@libpdf/core';
import {
  boxEntry,
  dict,
  dictEntry,
  entry,
  items,
  nameEntry,
  numberEntry,
  resolve,
} from '../pdf/objects.ts';
import { addOverlay } from '../pdf/overlay.ts';
import { Unacceptable } from './refusals.ts';

type Matrix = [number, number, number, number, number, number];

/** Makes the form part of the page: what its fields show is painted, the fields are gone. */
export function flattenForm(pdf: PDF, pages: readonly PDFPage[]): void {
  drawMissingValues(pdf);
  for (const page of pages) flattenPage(pdf, page);
  pdf.getCatalog().delete('AcroForm');
}

/** Values that their author left to the viewer to paint get a picture, or they would vanish. */
function drawMissingValues(pdf: PDF): void {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  const needed = form && entry(pdf, form, 'NeedAppearances');
  if (!(needed instanceof PdfBool) || !needed.value) return;
  try {
    pdf.getForm()?.updateAppearances();
  } catch (cause) {
    throw new Unacceptable('damaged', 'A filled-in form field cannot be shown.', { cause });
  }
}

function flattenPage(pdf: PDF, page: PDFPage): void {
  const annotations = entry(pdf, page.dict, 'Annots');
  if (!(annotations instanceof PdfArray)) return;
  const kept: ReturnType<PdfArray['toArray']> = [];
  const painted: string[] = [];
  const forms = dict({});
  for (const item of annotations) {
    const annotation = resolve(pdf, item);
    if (!(annotation instanceof PdfDict)) continue;
    if (nameEntry(pdf, annotation, 'Subtype') !== 'Widget') {
      kept.push(item);
      continue;
    }
    const appearance = appearanceOf(pdf, annotation);
    if (!appearance) continue;
    const name = `Field${painted.length + 1}`;
    forms.set(name, pdf.context.getRef(appearance.form) ?? pdf.register(appearance.form));
    painted.push(`q ${appearance.matrix.map(decimal).join(' ')} cm /${name} Do Q`);
  }
  if (kept.length === annotations.length) return;
  page.dict.set('Annots', new PdfArray(kept));
  if (painted.length === 0) return;
  addOverlay(pdf, page, {
    content: Buffer.from(painted.join('\n'), 'latin1'),
    resources: dict({ XObject: forms }),
  });
}

const unseen = 0b10_0010;

/** The normal appearance, and the matrix that lays it into the rectangle (12.5.5, algorithm 8.1). */
function appearanceOf(pdf: PDF, widget: PdfDict): { form: PdfStream; matrix: Matrix } | undefined {
  if ((numberEntry(pdf, widget, 'F') ?? 0) & unseen) return undefined;
  const appearances = dictEntry(pdf, widget, 'AP');
  let form = appearances && entry(pdf, appearances, 'N');
  if (form instanceof PdfDict && !(form instanceof PdfStream)) {
    form = entry(pdf, form, nameEntry(pdf, widget, 'AS') ?? 'Off');
  }
  const rect = boxEntry(pdf, widget, 'Rect');
  if (!(form instanceof PdfStream) || !rect) return undefined;
  const box = boxEntry(pdf, form, 'BBox');
  if (!box) return undefined;
  const matrix = intoRectangle(transformed(box, formMatrix(pdf, form)), rect);
  return matrix && { form, matrix };
}

type Box = readonly [number, number, number, number];

function formMatrix(pdf: PDF, form: PdfDict): Matrix {
  const numbers = items(pdf, form, 'Matrix').flatMap((item) =>
    item instanceof PdfNumber ? [item.value] : [],
  );
  return numbers.length === 6 ? (numbers as Matrix) : [1, 0, 0, 1, 0, 0];
}

function transformed([left, bottom, right, top]: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ] as [number, number][];
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function intoRectangle(from: Box, to: Box): Matrix | undefined {
  const [width, height] = [from[2] - from[0], from[3] - from[1]];
  if (width <= 0 || height <= 0) return undefined;
  const [sx, sy] = [(to[2] - to[0]) / width, (to[3] - to[1]) / height];
  return [sx, 0, 0, sy, to[0] - from[0] * sx, to[1] - from[1] * sy];
}

function decimal(value: number): string {
  return String(Math.round(value * 100_000) / 100_000);
}
