import { invalidPlaces, pointerPart, type WrongPlace } from '../refusals.ts';
import type { Field, FieldValue } from './field.ts';
import { sayOf } from './field-of-file.ts';
import { wrongWithGiven } from './said-value.ts';

/**
 * Fields with these values by their names: a read-only field's are the sender's words, any other's a
 * suggestion.
 * @param at JSON Pointer to the values in the request
 * @throws VALIDATION_ERROR naming each that is wrong, or no field's
 */
export function applyValues(
  fields: readonly Field[],
  values: Readonly<Record<string, FieldValue>>,
  at: string,
): Field[] {
  const known = new Set(fields.map(({ name }) => name));
  const wrong: WrongPlace[] = Object.keys(values)
    .filter((name) => !known.has(name))
    .map((name) => ({ pointer: `${at}/${pointerPart(name)}`, message: 'is no field of it' }));
  const byName = new Map(Object.entries(values));
  const filled = fields.map((field) => {
    const value = byName.get(field.name);
    if (value === undefined) return field;
    const message = field.auto ? 'is filled in by the service' : wrongWithGiven(field, value);
    if (message) wrong.push({ pointer: `${at}/${pointerPart(field.name)}`, message });
    return sayOf(field, { value });
  });
  if (wrong.length > 0) throw invalidPlaces(wrong);
  return filled;
}
