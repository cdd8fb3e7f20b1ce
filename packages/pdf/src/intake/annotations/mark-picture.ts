import type { PDF, PdfDict } from '@libpdf/core';
import { dict, stream, toPdf } from '../../objects/objects.ts';
import type { Point } from './mark-entries.ts';

export type Box = readonly [left: number, bottom: number, right: number, top: number];

export interface Picture {
  /** In the space of the page; what reaches beyond is cut off. */
  box: Box;
  /** Operators, in that space. */
  content: string;
  opacity: number;
  blendMode?: 'Multiply';
}

/** Gives a mark a picture of its own that lies where it is drawn (ISO 32000-1, 12.5.5). */
export function givePicture(pdf: PDF, annotation: PdfDict, picture: Picture): void {
  const { box, content, opacity, blendMode } = picture;
  const state = dict({ ...(blendMode && { BM: blendMode }), ca: opacity, CA: opacity });
  const resources = dict({ ExtGState: dict({ State: state }) });
  const entries = { Type: 'XObject', Subtype: 'Form', BBox: box, Resources: resources };
  const form = pdf.register(stream(entries, Buffer.from(`/State gs ${content}`)));
  annotation.set('Rect', toPdf(box));
  annotation.set('AP', dict({ N: form }));
}

/** Around all points; there is one at least. */
export function boxAround(points: readonly Point[]): Box {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

export function widened([left, bottom, right, top]: Box, by: number): Box {
  return [left - by, bottom - by, right + by, top + by];
}

export function isWithin(inner: Box, outer: Box): boolean {
  return inner.every((side, index) => {
    const limit = outer[index] ?? NaN;
    return index < 2 ? side >= limit : side <= limit;
  });
}
