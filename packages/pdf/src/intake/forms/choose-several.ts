import type { PDF } from '@libpdf/core';
import type { Place } from '../../fields.ts';
import { cutLabel, quoted, requireShort } from './field-limits.ts';
import { readOptions } from './choices.ts';
import type { PlaceOf } from './places.ts';
import type { Widget } from './tree.ts';
import type { FieldHead } from './types.ts';
import { suggestedOption } from './values.ts';
import type { FoundField } from '../ingest-result.ts';
import { Unacceptable } from '../refusals.ts';

/** Of a row, in points: less nobody reads, more is not needed. */
const [lowest, highest] = [7, 18];
/** Of the list, around its rows. */
const margin = 2;

/** Where an option of a list stands that takes several: in its own space, from its lower left. */
export interface ChoiceRow {
  /** Of the row. */
  bottom: number;
  height: number;
  /** Of the box beside the option. */
  box: { left: number; bottom: number; side: number };
}

/** A row for each option, from the top; undefined where the list has no room for them. */
export function rowsOf(height: number, count: number): ChoiceRow[] | undefined {
  const row = Math.min(highest, (height - 2 * margin) / count);
  if (!(row >= lowest)) return undefined;
  return Array.from({ length: count }, (_, index) => {
    const bottom = height - margin - (index + 1) * row;
    const side = row * 0.8;
    return { bottom, height: row, box: { left: 2 * margin, bottom: bottom + row * 0.1, side } };
  });
}

/**
 * A check box for each option of a list of which several may be chosen: no other kind of field takes
 * several.
 * @throws Unacceptable naming the field, where it has no room for them, or must not be left empty,
 * which check boxes cannot say
 */
export function chooseSeveral(
  pdf: PDF,
  head: FieldHead,
  widgets: readonly Widget[],
  placeOf: PlaceOf,
): FoundField[] {
  const { name, label } = head;
  const [first] = widgets;
  const { options } = first ? readOptions(pdf, first.dict) : { options: [] };
  if (!first || options.length === 0) return [];
  const chosen = suggestedOption(pdf, first.dict, options);
  if (head.required) throw refused('must not be left empty', name);
  const placed = widgets.flatMap((widget) => {
    const place = placeOf(widget);
    if (!place) return [];
    const rows = place.turn ? undefined : rowsOf(place.rect[3], options.length);
    if (!rows || place.rect[2] < highest) throw refused('has no room for a box beside each', name);
    return [{ place, rows }];
  });
  return options.flatMap((option, index) => {
    const places = placed.flatMap(({ place, rows }) => boxOf(place, rows[index]));
    const [place] = places;
    if (!place) return [];
    const own = `${name}.${option}`;
    requireShort('One of its options', own, name);
    return [
      {
        ...head,
        name: own,
        label: cutLabel(`${label}: ${option}`),
        type: 'checkbox' as const,
        ...(option === chosen && { value: true }),
        ...place,
        ...(places.length > 1 && { places }),
      },
    ];
  });
}

function boxOf({ page, rect }: Place, row: ChoiceRow | undefined): Place[] {
  if (!row) return [];
  const [x, y] = rect;
  const { left, bottom, side } = row.box;
  return [{ page, rect: [x + left, y + bottom, side, side] }];
}

function refused(what: string, name: string): Unacceptable {
  const why = `Several of its options may be chosen, and it ${what}: ${quoted(name)}.`;
  return new Unacceptable('field_invalid', why);
}
