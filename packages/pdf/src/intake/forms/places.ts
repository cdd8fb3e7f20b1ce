import type { PDF, PDFPage } from '@libpdf/core';
import type { Place } from '../../fields.ts';
import { boxEntry, dictEntry, numberEntry } from '../../objects/objects.ts';
import { geometryOf } from '../../objects/pages.ts';
import { visiblePart } from './clamp-fields.ts';
import type { Widget } from './tree.ts';

const hiddenFlags = 0b10_0010;

/** Where a field is filled in; undefined where nobody would see it. */
export type PlaceOf = (widget: Widget) => Place | undefined;

/** Of the widgets on these pages. Hidden ones, those beyond the visible page and specks have no place. */
export function makePlaceOf(pdf: PDF, pages: readonly PDFPage[]): PlaceOf {
  const geometries = pages.map(({ dict }) => geometryOf(pdf, dict));
  return ({ dict, page }) => {
    const box = boxEntry(pdf, dict, 'Rect');
    const geometry = geometries[page];
    if (!box || !geometry || (numberEntry(pdf, dict, 'F') ?? 0) & hiddenFlags) return undefined;
    const [left, bottom, right, top] = box;
    if (right - left < 1 || top - bottom < 1) return undefined;
    const rect: Place['rect'] = [left, bottom, right - left, top - bottom];
    if (!visiblePart(geometry, rect)) return undefined;
    const characteristics = dictEntry(pdf, dict, 'MK');
    const degrees = (characteristics && numberEntry(pdf, characteristics, 'R')) ?? 0;
    const turn = turnOf(degrees === 0 ? 0 : degrees - geometry.turn);
    return { page, rect, ...(turn !== 0 && { turn }) };
  };
}

function turnOf(degrees: number): 0 | NonNullable<Place['turn']> {
  const quarter = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return ([0, 90, 180, 270] as const)[quarter] ?? 0;
}
