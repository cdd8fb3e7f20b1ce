import { writtenDate } from '@countersign/signature-marks/written-date';
import { writtenDay, writtenNumber } from '@countersign/words/written-values';
import type { Locale } from '../mail/mail.ts';
import type { Field, FieldFormat, FieldValue, Place } from './field.ts';

/** Where a value is written, and what is written there. */
export interface StampedValue extends Place {
  type: Field['type'];
  value: FieldValue;
}

/**
 * What stands on paper for a value: in the form's own format, else as people of the language write
 * it, at each of the field's places; of a choice by buttons, a tick in the button that was chosen.
 * @param language of who gave it; without one, numbers and dates stand as they are kept
 */
export function stampedValues(
  field: Pick<Field, 'type' | 'page' | 'rect' | 'turn' | 'places' | 'format'>,
  value: FieldValue,
  language?: Locale,
): StampedValue[] {
  return placesOf(field).flatMap(({ option, ...place }) => {
    if (option === undefined) return [{ ...place, ...written(field, value, language) }];
    return option === value ? [{ ...place, type: 'checkbox' as const, value: true }] : [];
  });
}

/** All places of a field. */
export function placesOf({
  page,
  rect,
  turn,
  places,
}: Pick<Field, 'page' | 'rect' | 'turn' | 'places'>): NonNullable<Field['places']> {
  return places ?? [{ page, rect, ...(turn && { turn }) }];
}

function written(
  { type, format }: Pick<Field, 'type' | 'format'>,
  value: FieldValue,
  language: Locale | undefined,
) {
  const text = format ? formatted(value, format) : language && inWords(type, value, language);
  return text === undefined ? { type, value } : { type: 'text' as const, value: text };
}

function inWords(type: Field['type'], value: FieldValue, language: Locale): string | undefined {
  if (type === 'number' && typeof value === 'number') return writtenNumber(value, language);
  return type === 'date' && typeof value === 'string' ? writtenDay(value, language) : undefined;
}

function formatted(value: FieldValue, format: FieldFormat): string {
  switch (format.kind) {
    case 'number':
      return `${format.prefix ?? ''}${digits(Number(value), format)}${format.suffix ?? ''}`;
    case 'percent':
      return `${digits(Number(value), format)}%`;
    case 'date':
      return writtenDate(String(value), format.pattern);
  }
}

/** A number that needs more decimals than the format has keeps them: nothing is rounded away. */
function digits(
  value: number,
  { decimals, group, decimal }: { decimals: number; group: string; decimal: string },
): string {
  const precise = Number(value.toPrecision(15));
  const plain = Math.abs(precise) < 1e21 ? decimalsOf(precise, decimals) : String(precise);
  const [whole = '', rest] = plain.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return rest === undefined ? grouped : `${grouped}${decimal}${rest}`;
}

function decimalsOf(value: number, fewest: number): string {
  const needed = /\.(\d+)$/.exec(value.toFixed(12).replace(/0+$/, ''))?.[1]?.length ?? 0;
  return value.toFixed(Math.max(fewest, needed));
}
