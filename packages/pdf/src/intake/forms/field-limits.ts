import { fieldLimits } from '../../fields.ts';
import { plainText } from '../../plain-text.ts';
import type { FoundField } from '../ingest-result.ts';
import { Unacceptable } from '../refusals.ts';

export { fieldLimits as limits };

/** @throws Unacceptable `too_many_fields` or `too_many_options` */
export function requireFew(fields: readonly Pick<FoundField, 'options'>[]): void {
  if (fields.length > fieldLimits.fields) throw new Unacceptable('too_many_fields');
  const options = fields.reduce((sum, field) => sum + (field.options?.length ?? 0), 0);
  if (options > fieldLimits.options) throw new Unacceptable('too_many_options');
}

/** @throws Unacceptable `field_invalid` naming the field */
export function requireShort(what: string, text: string, name: string): void {
  if (text.length <= fieldLimits.characters) return;
  throw new Unacceptable('field_invalid', `${what} has more than 255 characters: ${quoted(name)}.`);
}

/** The name of a field in a refusal, the beginning of a long one. */
export function quoted(name: string): string {
  const plain = plainText(name);
  return plain.length <= 80 ? `“${plain}”` : `“${plain.slice(0, 79)}…”`;
}

/** A label, or the name of a button, only explains; the field's name, or its place, tells it from others. */
export function cutLabel(label: string, spare = 0): string {
  const most = fieldLimits.characters - spare;
  return label.length <= most ? label : `${label.slice(0, most - 1)}…`;
}

/** Options that only differ in what a text may not hold: nobody could tell them apart. */
export function alike(name: string): Unacceptable {
  const why = `Two of its options are the same but for characters that nobody sees: ${quoted(name)}.`;
  return new Unacceptable('field_invalid', why);
}

/** A choice of more options than people choose from. */
export function tooMany(name: string): Unacceptable {
  return new Unacceptable('too_many_options', `It is ${quoted(name)}.`);
}
