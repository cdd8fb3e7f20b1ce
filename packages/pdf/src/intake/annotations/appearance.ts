import { PdfDict, PdfName, PdfNumber, PdfStream, type PDF } from '@libpdf/core';
import { identity, type Matrix } from '../../objects/matrix.ts';
import { boxEntry, dictEntry, entry, items, nameEntry, resolve } from '../../objects/objects.ts';

/** The normal appearance stream in the annotation's state; undefined when it has none. */
export function normalAppearance(pdf: PDF, annotation: PdfDict): PdfStream | undefined {
  const appearances = dictEntry(pdf, annotation, 'AP');
  let form = appearances && entry(pdf, appearances, 'N');
  if (form instanceof PdfDict && !(form instanceof PdfStream)) {
    form = entry(pdf, form, nameEntry(pdf, annotation, 'AS') ?? 'Off');
  }
  return form instanceof PdfStream ? form : undefined;
}

/**
 * False where there are pictures for several states and none is chosen (ISO 32000-1, 12.5.5): of a mark
 * some readers show the state that is off, and some draw it by themselves.
 */
export function isStateChosen(pdf: PDF, annotation: PdfDict): boolean {
  const appearances = dictEntry(pdf, annotation, 'AP');
  const normal = appearances && entry(pdf, appearances, 'N');
  if (!(normal instanceof PdfDict) || normal instanceof PdfStream) return true;
  return entry(pdf, normal, nameEntry(pdf, annotation, 'AS') ?? '') instanceof PdfStream;
}

/**
 * Gives the pictures of annotations what some lack of a form XObject (ISO 32000-1, 8.10.2): readers
 * paint them all the same, and whoever paints them by name, or looks for what is drawn, does not.
 * Without resources of their own some readers take those of the form's fields or of the page.
 */
export function completeAppearances(pdf: PDF, pages: readonly { dict: PdfDict }[]): void {
  const form = dictEntry(pdf, pdf.getCatalog(), 'AcroForm');
  const ofFields = form && dictEntry(pdf, form, 'DR');
  const all = pages.flatMap(({ dict }) => {
    const others = ofFields ?? dictEntry(pdf, dict, 'Resources');
    return items(pdf, dict, 'Annots').map((annotation) => ({ annotation, others }));
  });
  for (const { annotation, others } of all) {
    if (!(annotation instanceof PdfDict)) continue;
    for (const [, value] of dictEntry(pdf, annotation, 'AP') ?? []) {
      const found = resolve(pdf, value);
      if (!(found instanceof PdfDict)) continue;
      const isOne = found instanceof PdfStream;
      const states = isOne ? [found] : [...found].map(([, state]) => resolve(pdf, state));
      for (const picture of states) {
        if (!(picture instanceof PdfStream)) continue;
        if (others && !picture.has('Resources')) picture.set('Resources', others.clone());
        if (entry(pdf, picture, 'Subtype')) continue;
        picture.set('Type', PdfName.of('XObject'));
        picture.set('Subtype', PdfName.of('Form'));
      }
    }
  }
}

/**
 * The matrix that lays an appearance into the annotation's rectangle (ISO 32000-1, 12.5.5,
 * algorithm 8.1); undefined when there is nothing to see.
 */
export function placement(pdf: PDF, annotation: PdfDict, form: PdfStream): Matrix | undefined {
  const rect = boxEntry(pdf, annotation, 'Rect');
  const box = boxEntry(pdf, form, 'BBox');
  return rect && box && intoRectangle(transformed(box, formMatrix(pdf, form)), rect);
}

type Box = readonly [number, number, number, number];

/** From the form's space to that of whoever draws it. */
export function formMatrix(pdf: PDF, form: PdfDict): Matrix {
  const numbers = items(pdf, form, 'Matrix').flatMap((item) =>
    item instanceof PdfNumber ? [item.value] : [],
  );
  return numbers.length === 6 ? (numbers as readonly number[] as Matrix) : identity;
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
