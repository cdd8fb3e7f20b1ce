import { present } from '../../domain/document/representation.ts';
import type { Locale } from '../../domain/mail/mail.ts';
import type { Field, FieldValue } from '../../domain/template/field.ts';
import { stampedValues } from '../../domain/template/stamped-value.ts';
import type { SealField } from '../../evidence/pages/seal-input.ts';

/** How a value is written at each of its field's places, in the language of who gave it. */
export function sealFields(
  field: Omit<Field, 'id'>,
  value: FieldValue,
  language?: Locale,
): SealField[] {
  const { label, comb, maxLength, fontSize } = field;
  const boxes = comb === true ? present('boxes', maxLength) : {};
  return stampedValues(field, value, language).map((place) => ({
    label,
    ...boxes,
    ...present('fontSize', fontSize),
    ...place,
  }));
}
