import type { Field } from '../api/session.ts';
import type { PageWords } from '@countersign/words/page';
import { parseNumber } from './number.ts';

const maxCharacters = 4_000;

/** How many characters a field takes; a date or a number stands on paper in others than are typed. */
export const maxCharactersOf = ({ type, max_length: boxes }: Pick<Field, 'type' | 'max_length'>) =>
  type === 'date' || type === 'number'
    ? maxCharacters
    : Math.min(boxes ?? maxCharacters, maxCharacters);

/** What stands in an input: text as typed, a check box as ticked, a suggested number as it is. */
export type RawValue = string | number | boolean;
export type RawValues = Readonly<Record<string, RawValue>>;

/** Null takes a suggestion away. */
export type FieldValue = string | number | boolean | null;

interface Filled {
  values: Record<string, FieldValue>;
  /** By field id. */
  errors: Record<string, string>;
}

/** The sender has filled it in, or the service will: nobody here does. */
export const isFixed = ({ read_only, auto }: Pick<Field, 'read_only' | 'auto'>) =>
  read_only === true || auto !== undefined;

/** The fields that have a value; a signature field takes the signature. */
export const valued = (fields: readonly Field[]) =>
  fields.filter(({ type }) => type !== 'signature');

/** Those of them that the reader fills in. */
export const fillable = (fields: readonly Field[]) =>
  valued(fields).filter((field) => !isFixed(field));

/** What was suggested, which stands in the inputs until it is changed. */
export function suggestedValues(fields: readonly Field[]): RawValues {
  return Object.fromEntries(
    fillable(fields).flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])),
  );
}

/**
 * Turns inputs into values by type. A field that may stay empty, and does, is left out, or takes
 * its suggestion away.
 */
export function fillFields(fields: readonly Field[], raw: RawValues, messages: PageWords): Filled {
  const filled: Filled = { values: {}, errors: {} };
  for (const field of fillable(fields)) {
    const input = raw[field.id] ?? '';
    if (field.type === 'checkbox') {
      if (field.required && input !== true) filled.errors[field.id] = messages.ready.mustTick;
      else filled.values[field.id] = input === true;
      continue;
    }
    if (typeof input === 'number') {
      filled.values[field.id] = input;
      continue;
    }
    const text = String(input).trim();
    if (text === '') {
      if (field.required) filled.errors[field.id] = messages.ready.required;
      else if (field.value !== undefined) filled.values[field.id] = null;
      continue;
    }
    const error = formatError(field, text, messages);
    if (error !== undefined) filled.errors[field.id] = error;
    else filled.values[field.id] = valueOf(field, text, messages);
  }
  return filled;
}

/** The text of a number that was checked is one. */
function valueOf({ type }: Field, text: string, messages: PageWords): FieldValue {
  return type === 'number' ? (parseNumber(text, messages) ?? text) : text;
}

function formatError(field: Field, text: string, messages: PageWords): string | undefined {
  const { ready, place } = messages;
  const max = maxCharactersOf(field);
  if (text.length > max) return place.tooLong(max);
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
