import { writtenDate } from '@countersign/signature-marks/written-date';
import { writtenDay, writtenNumber } from '@countersign/words/written-values';
import type { PageWords } from '@countersign/words/page';
import type { Field, SigningSession } from '../api/session.ts';
import { editableNumber } from './number.ts';
import type { FieldValue, RawValue } from './values.ts';

/** A value as people read it: numbers and dates as they will stand on paper. */
export function shownValue(
  { type, format }: Pick<Field, 'type' | 'format'>,
  value: FieldValue | undefined,
  messages: PageWords,
): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? messages.review.yes : messages.review.no;
  if (typeof value === 'number') return writtenNumber(value, messages.language);
  if (type !== 'date') return value;
  return format === undefined ? writtenDay(value, messages.language) : writtenDate(value, format);
}

/** What an input has to hold, which may be typed on. */
export function inputText(value: RawValue | undefined, messages: PageWords): string {
  return typeof value === 'number' ? editableNumber(value, messages) : String(value ?? '');
}

/** What stands in a field that nobody here fills in. */
export function fixedText(
  field: Field,
  { recipient }: Pick<SigningSession, 'recipient'>,
  messages: PageWords,
): string {
  const { dayOf } = messages.prefilled;
  if (field.auto === 'signed_at')
    return recipient.role === 'approver' ? dayOf.approver : dayOf.signer;
  return shownValue(field, field.value, messages);
}

/** Whether a field shows words of ours, and no data. */
export function isOurs({ auto }: Field, value: FieldValue | undefined): boolean {
  return auto === 'signed_at' || typeof value === 'boolean' || (value ?? '') === '';
}

/** By whose hand a value stands in a field; nothing of the reader's own. */
export function handOf(
  field: Field,
  value: FieldValue | undefined,
  { prefilled }: PageWords,
): string | undefined {
  if (field.read_only) return prefilled.bySender;
  if (field.auto !== undefined) return prefilled.byItself;
  return field.value !== undefined && value === field.value ? prefilled.suggested : undefined;
}
