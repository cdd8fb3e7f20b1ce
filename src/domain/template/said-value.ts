import type { WrongPlace } from '../refusals.ts';
import { wrongWithText } from '@countersign/pdf/plain-text';
import type { Field, FieldAuto, FieldValue } from './field.ts';
import { isGiven, wrongWithValue } from './field-values.ts';

const typeOfAuto = { signed_at: 'date', name: 'text', email: 'text' } as const satisfies Record<
  FieldAuto,
  Field['type']
>;

type Said = Pick<
  Field,
  'type' | 'required' | 'maxLength' | 'options' | 'value' | 'readOnly' | 'auto' | 'holder'
>;

/**
 * What is wrong with what a field is filled with before anybody acts: a suggestion, the sender's
 * words, or what the service fills in.
 * @param follows whether a value comes later in the same request
 */
export function wrongWithSaidValue(field: Said, at: string, follows: boolean): WrongPlace[] {
  const { type, value, readOnly, auto, holder } = field;
  const wrong: WrongPlace[] = [];
  const note = (key: string, message: string) => wrong.push({ pointer: `${at}/${key}`, message });
  if (auto) {
    const needed = typeOfAuto[auto];
    if (type !== needed) note('auto', `“${auto}” belongs to a field of the type \`${needed}\``);
    if (value !== undefined) note('value', 'is not taken beside `auto`');
    if (readOnly) note('read_only', 'is not taken beside `auto`');
    if (holder?.kind === 'sender') note('recipient', 'is required beside `auto`');
    return wrong;
  }
  if (type === 'signature') {
    if (value !== undefined) note('value', 'is not taken of a signature, which fills it');
    if (readOnly) note('read_only', 'is not taken of a signature');
    if (holder?.kind === 'sender') note('recipient', 'is required of a signature');
    return wrong;
  }
  if (value !== undefined) {
    const message = wrongWithGiven(field, value);
    if (message) note('value', message);
  }
  if (holder?.kind === 'sender' && !readOnly) {
    if (value === undefined)
      note('recipient', 'is required, or `value` with `read_only` of the sender');
    else note('read_only', 'is required beside `value` of a field without a recipient');
  } else if (readOnly && !follows && value === undefined) {
    note('value', 'is required beside `read_only`');
  }
  return wrong;
}

/** What is wrong with a value that a sender gives. */
export function wrongWithGiven(field: Said, value: FieldValue): string | undefined {
  const wrong = wrongWithValue(field, value);
  if (wrong) return wrong;
  if (typeof value !== 'string') return undefined;
  if (field.readOnly && !isGiven(field, value)) return 'must not be empty beside `read_only`';
  return wrongWithText(value);
}
