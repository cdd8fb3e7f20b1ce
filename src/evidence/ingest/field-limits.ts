import type { FoundField } from './ingest-result.ts';
import { Unacceptable } from './refusals.ts';

/** Of one document. People fill a few dozen fields; a form of the tax office has some hundreds. */
export const limits = {
  fields: 1_000,
  /** Places of fields on the pages, those included that nobody fills. */
  widgets: 5_000,
  optionsOfField: 500,
  options: 5_000,
  /** Of a name or an option. */
  characters: 255,
};

/** @throws Unacceptable `too_many_fields` or `too_many_options` */
export function requireFew(fields: readonly Pick<FoundField, 'options'>[]): void {
  if (fields.length > limits.fields) throw new Unacceptable('too_many_fields');
  const options = fields.reduce((sum, field) => sum + (field.options?.length ?? 0), 0);
  if (options > limits.options) throw new Unacceptable('too_many_options');
}

/** @throws Unacceptable `field_invalid` naming the field */
export function requireShort(what: string, text: string, name: string): void {
  if (text.length <= limits.characters) return;
  const field = `“${name.slice(0, 40)}”`;
  throw new Unacceptable('field_invalid', `${what} has more than 255 characters: ${field}.`);
}

/** A label only explains; the field's name tells it from others. */
export function cutLabel(label: string): string {
  return label.length <= limits.characters ? label : `${label.slice(0, limits.characters - 1)}…`;
}
