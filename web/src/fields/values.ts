import type { Field } from '../api/session.ts';
import type { Messages } from '../messages/en.ts';
import { parseNumber } from './number.ts';

const maxCharacters = 4_000;

/** How many characters a field takes. */
export const maxCharactersOf = ({ max_length: most }: Pick<Field, 'max_length'>) =>
  Math.min(most ?? maxCharacters, maxCharacters);

/** What stands in the inputs: text as typed, check boxes as ticked. */
export type RawValues = Readonly<Record<string, string | boolean>>;

export type FieldValue = string | number | boolean;

interface Filled {
  values: Record<string, FieldValue>;
  /** By field id. */
  errors: Record<string, string>;
}

/** The fields that somebody fills in; a signature field takes the signature. */
export const fillable = (fields: readonly Field[]) =>
  fields.filter(({ type }) => type !== 'signature');

/** Turns inputs into values by type. A field that may stay empty, and does, is left out. */
export function fillFields(fields: readonly Field[], raw: RawValues, messages: Messages): Filled {
  const filled: Filled = { values: {}, errors: {} };
  for (const field of fillable(fields)) {
    const input = raw[field.id] ?? '';
    if (field.type === 'checkbox') {
      if (field.required && input !== true) filled.errors[field.id] = messages.ready.mustTick;
      else filled.values[field.id] = input === true;
      continue;
    }
    const text = String(input).trim();
    if (text === '') {
      if (field.required) filled.errors[field.id] = messages.ready.required;
      continue;
    }
    const error = formatError(field, text, messages);
    if (error !== undefined) filled.errors[field.id] = error;
    else filled.values[field.id] = valueOf(field, text, messages);
  }
  return filled;
}

/** The text of a number that was checked is one. */
function valueOf({ type }: Field, text: string, messages: Messages): FieldValue {
  return type === 'number' ? (parseNumber(text, messages) ?? text) : text;
}

function formatError(field: Field, text: string, messages: Messages): string | undefined {
  const { ready, place } = messages;
  const most = maxCharactersOf(field);
  if (text.length > most) return place.tooLong(most);
  switch (field.type) {
    case 'number':
      return parseNumber(text, messages) === undefined ? ready.badNumber : undefined;
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? undefined : ready.badDate;
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(text) ? undefined : ready.badEmail;
    case 'text':
    case 'textarea':
    case 'select':
    case 'checkbox':
    case 'signature':
      return undefined;
  }
}
