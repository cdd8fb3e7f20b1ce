import { invalidPlaces, pointerPart } from '../refusals.ts';
import type { Field, FieldValue } from './field.ts';

/** A form has fewer; more would only be work under the document's lock. */
export const maxFieldValues = 2_000;
const maxCharacters = 4_000;
const emailLike = /^[^\s@]+@[^\s@]+$/;
const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;

type KnownField = Field & { publicId: string };

/**
 * Checks what a recipient filled in against the fields that are theirs, by type. A suggestion that
 * is left out stands; null takes it away.
 * @returns the values that the act binds, by public id, without those that the service fills in
 * @throws VALIDATION_ERROR naming every field that is wrong or missing
 */
export function checkFieldValues(
  fields: readonly KnownField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, FieldValue> {
  const errors = new Map<string, string>();
  const known = new Map(fields.map((field) => [field.publicId, field]));
  const given = new Map(Object.entries(values));
  for (const [id, value] of given) {
    const field = known.get(id);
    const wrong = field ? wrongInAct(field, value) : 'is no field of this recipient';
    if (wrong) errors.set(id, wrong);
  }
  const bound: Record<string, FieldValue> = {};
  for (const field of fields.filter(isFilledIn)) {
    const id = field.publicId;
    const value = given.has(id) ? given.get(id) : field.value;
    if (field.required && field.type !== 'signature' && !isGiven(field, value)) {
      if (!errors.has(id)) errors.set(id, `“${field.label}” is required`);
    } else if (value !== undefined && value !== null) bound[id] = value as FieldValue;
  }
  if (errors.size > 0) {
    const places = [...errors].map(([id, message]) => ({
      pointer: `/fields/${pointerPart(id)}`,
      message,
    }));
    throw invalidPlaces(places);
  }
  return bound;
}

/** Neither the sender nor the service fills it in. */
export function isFilledIn({ readOnly, auto }: Pick<Field, 'readOnly' | 'auto'>): boolean {
  return !readOnly && !auto;
}

function wrongInAct(field: Field, value: unknown): string | undefined {
  if (field.readOnly) return 'was filled in by the sender and cannot be changed';
  if (field.auto) return 'takes no value: the service fills it in';
  if (value === null && field.value !== undefined) return undefined;
  return wrongWithValue(field, value);
}

/** A required check box must be ticked; a required text must say something. */
export function isGiven(field: Pick<Field, 'type'>, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (field.type === 'checkbox') return value === true;
  return typeof value !== 'string' || value.trim() !== '';
}

/** What is wrong with a value by the field's type; undefined when nothing is. */
export function wrongWithValue(
  field: Pick<Field, 'type' | 'required' | 'maxLength' | 'options'>,
  value: unknown,
): string | undefined {
  switch (field.type) {
    case 'checkbox':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? undefined : 'must be a number';
    case 'signature':
      return 'takes no value: the signature fills it';
    case 'text':
    case 'textarea':
    case 'date':
    case 'email':
    case 'select':
      if (typeof value !== 'string') return 'must be a string';
      if (value.length > maxCharactersOf(field))
        return `has more than ${maxCharactersOf(field)} characters`;
      return wrongText(field, value);
  }
}

/** Of a date `maxLength` is the boxes for its digits on paper. */
function maxCharactersOf({ type, maxLength }: Pick<Field, 'type' | 'maxLength'>): number {
  return type === 'date' ? maxCharacters : Math.min(maxLength ?? maxCharacters, maxCharacters);
}

function wrongText(
  field: Pick<Field, 'type' | 'required' | 'options'>,
  value: string,
): string | undefined {
  if (value === '' && !field.required) return undefined;
  switch (field.type) {
    case 'text':
      return /[\r\n]/.test(value) ? 'must be a single line' : undefined;
    case 'date':
      return isCalendarDate(value) ? undefined : 'must be a date as YYYY-MM-DD';
    case 'email':
      return emailLike.test(value) && value.length <= 254 ? undefined : 'must be an email address';
    case 'select':
      return field.options?.includes(value) ? undefined : 'must be one of the options';
    default:
      return undefined;
  }
}

function isCalendarDate(text: string): boolean {
  const [, year, month, day] = calendarDate.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
