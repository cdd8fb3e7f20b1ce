import { present } from '../document/representation.ts';
import type { Field, Place } from './field.ts';
import { fieldRepresentation } from './representation.ts';

/** A field as the page fills it in, and as records describe it: with its places. */
export function shownField(field: Field) {
  const { format } = field;
  return {
    ...fieldRepresentation(field),
    ...present('variant', field.variant),
    ...present('max_length', field.maxLength),
    ...present('value', field.value),
    ...present('read_only', field.readOnly),
    ...present('auto', field.auto),
    ...present('format', format?.kind === 'date' ? format.pattern : undefined),
    ...shownPlace(field),
    ...present(
      'places',
      field.places?.map((place) => ({ ...shownPlace(place), ...present('option', place.option) })),
    ),
  };
}

/** Page from 0, rect in units of the page from its bottom left. */
function shownPlace({ page, rect }: Place) {
  return { page, rect: [...rect] };
}
