import { invalidPlaces } from '../refusals.ts';
import type { Field, FieldValue } from './field.ts';

/** A form has fewer; more would only be work under the document's lock. */
export const maxFieldValues = 2_000;
const maxCharacters = 4_000;
const emailLike = /^[^\s@]+@[^\s@]+$/;
const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Checks what a signer filled in against the fields that are theirs, by type.
 * @throws VALIDATION_ERROR naming every field that is wrong or missing
 */
export function checkFieldValues(
  fields: readonly (Field & { publicId: string })[],
  values: Readonly<Record<string, unknown>>,
): Record<string, FieldValue> {
  const errors = new Map<string, string>();
  const known = new Map(fields.map((field) => [field.publicId, field]));
  const checked: Record<string, FieldValue> = {};
  for (const [id, value] of Object.entries(values)) {
    const field = known.get(id);
    const wrong = field ? wrongWith(field, value) : 'is no field of this recipient';
    if (wrong) errors.set(id, wrong);
    else checked[id] = value as FieldValue;
  }
  for (const field of fields) {
    if (!field.required || field.type === 'signature') continue;
    if (isGiven(field, values[field.publicId])) continue;
    if (errors.has(field.publicId)) continue;
    errors.set(field.publicId, `“${field.label}” is required`);
  }
  if (errors.size > 0) {
    const places = [...errors].map(([id, message]) => ({
      pointer: `/fields/${pointerPart(id)}`,
      message,
    }));
    throw invalidPlaces(places);
  }
  return checked;
}

/** A required check box must be ticked; a required text must say something. */
function isGiven(field: Field, value: unknown): boolean {
  if (value === undefined) return false;
  if (field.type === 'checkbox') return value === true;
  return typeof value !== 'string' || value.trim() !== '';
}

function wrongWith(field: Field, value: unknown): string | undefined {
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
      if (value.length > mostOf(field)) return `has more than ${mostOf(field)} characters`;
      return wrongText(field, value);
  }
}

function mostOf({ maxLength }: Field): number {
  return Math.min(maxLength ?? maxCharacters, maxCharacters);
}

function wrongText(field: Field, value: string): string | undefined {
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

/** RFC 6901 §3. */
function pointerPart(text: string): string {
  return text.replaceAll('~', '~0').replaceAll('/', '~1');
}
