import type { Field } from '../api/session.ts';
import type { SignatureKind } from '../signature/draft.ts';

/** Where on the pages a field, or one option of it, is filled in. */
export interface FieldPlace {
  field: Field;
  /** From 0. */
  page: number;
  /** x, y, width, height in PDF points, from the bottom left. */
  rect: readonly number[];
  /** Of what is written there against upright, counter-clockwise, in degrees; absent: upright. */
  turn?: 90 | 180 | 270;
  /** The button of a choice that stands here. */
  option?: string;
  /** How often this option stands before it; absent for the first, or without one. */
  again?: number;
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

/** What is given at a place of a signature field; nothing of that kind elsewhere. */
export function kindOf({ type, variant }: Field): SignatureKind | undefined {
  return type === 'signature' ? (variant ?? 'signature') : undefined;
}

/**
 * Where a reader stops on the way through the places: once for what is filled in once, and at every
 * place of a signature, each of which is signed by itself.
 */
export function stopsOf(places: readonly FieldPlace[]): FieldPlace[] {
  const seen = new Set<Field>();
  return places.filter(({ field }) => {
    const isFirst = !seen.has(field);
    seen.add(field);
    return isFirst || kindOf(field) !== undefined;
  });
}

/** The pages of these places, as people name them: `1–3, 7`. */
export function pagesOf(places: readonly FieldPlace[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const page of new Set(places.map((place) => place.page + 1))) {
    const last = runs.at(-1);
    if (last?.to === page - 1) last.to = page;
    else runs.push({ from: page, to: page });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

type Unnumbered = Omit<FieldPlace, 'id'>;

function placesOfField(field: Field): Unnumbered[] {
  if (!field.places?.length) {
    const { page, rect, turn } = field;
    return [{ field, page, rect, ...(turn && { turn }) }];
  }
  const times = new Map<string, number>();
  return field.places.map(({ page, rect, turn, option }) => {
    if (option === undefined) return { field, page, rect, ...(turn && { turn }) };
    const again = times.get(option) ?? 0;
    times.set(option, again + 1);
    return { field, page, rect, option, ...(again > 0 && { again }) };
  });
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
