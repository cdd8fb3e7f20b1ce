import type { Field } from '../api/session.ts';

/** Where on the pages a field, or one option of it, is filled in. */
export interface FieldPlace {
  field: Field;
  /** From 0. */
  page: number;
  /** x, y, width, height in PDF points, from the bottom left. */
  rect: readonly number[];
  /** The button of a choice that stands here. */
  option?: string;
  /** Of the element at this place, which takes the focus. */
  id: string;
}

/** Of the first place of a field: where Next, Previous and the list of what is missing lead. */
export const placeId = (fieldId: string) => `place-${fieldId}`;

/** Of the line at a place that says what is wrong with it. */
export const placeErrorId = (placed: string) => `${placed}-error`;

/** Every place of every field, in the order in which they are read. */
export function placesOf(fields: readonly Field[]): FieldPlace[] {
  return fields
    .flatMap((field) => inReadingOrder(placesOfField(field)).map(numbered))
    .sort(reading);
}

/** The fields in the order in which their first places are read. */
export function stepsOf(fields: readonly Field[]): Field[] {
  const steps = new Set(placesOf(fields).map(({ field }) => field));
  return [...steps];
}

type Unnumbered = Omit<FieldPlace, 'id'>;

function placesOfField(field: Field): Unnumbered[] {
  if (!field.places?.length) return [{ field, page: field.page, rect: field.rect }];
  return field.places.map(({ page, rect, option }) => ({
    field,
    page,
    rect,
    ...(option !== undefined && { option }),
  }));
}

function numbered(place: Unnumbered, index: number): FieldPlace {
  const id = placeId(place.field.id);
  return { ...place, id: index === 0 ? id : `${id}-${index}` };
}

const inReadingOrder = (places: readonly Unnumbered[]) => [...places].sort(reading);

/** Two places are on one line when the middle of one lies within the other. */
function reading(a: Unnumbered, b: Unnumbered): number {
  const [ax = 0, ay = 0, , aHeight = 0] = a.rect;
  const [bx = 0, by = 0, , bHeight = 0] = b.rect;
  const down = by + bHeight / 2 - (ay + aHeight / 2);
  const sameLine = Math.abs(down) < Math.min(aHeight, bHeight) / 2;
  return a.page - b.page || (sameLine ? ax - bx : down);
}
