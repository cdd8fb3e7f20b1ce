import { describe, expect, test } from '@jest/globals';
import type { RecipientState } from '../../../src/domain/document/state.ts';
import { publicId } from '../../../src/domain/ids.ts';
import { approveDocument } from '../../../src/domain/signing/approve.ts';
import { fillFields, ownFields } from '../../../src/domain/signing/act-fields.ts';
import { leavesMarks } from '../../../src/domain/signing/signature.ts';
import type { Field, FieldHolder } from '../../../src/domain/template/field.ts';
import { givenId } from '../given-state.ts';
import { givenReady, givenSession, now, served } from './given-session.ts';
import { givenSignature } from './given-signature.ts';

const signer = givenReady(1, { signerNumber: 1, name: 'Ana', email: 'ana@example.com' });
const approver = givenReady(2, { role: 'approver' });

function field(number: number, given: Partial<Field>): Field {
  const place = { page: 0, rect: [0, 0, 100, 20] as Field['rect'] };
  const named = { id: givenId<'fld'>(number), name: `f${number}`, label: 'x', required: false };
  return { ...named, source: 'placed', type: 'text', holder: of(signer), ...place, ...given };
}

const of = ({ id }: RecipientState): FieldHolder => ({ kind: 'recipient', id });
const idOf = (number: number) => publicId('fld', givenId<'fld'>(number));

/** What an act with these values binds. */
function fill(
  fields: Field[],
  given: Record<string, unknown> = {},
  by: RecipientState = signer,
): ReturnType<typeof fillFields> {
  const others = [signer, approver].filter(({ id }) => id !== by.id);
  return fillFields(givenSession([by, ...others], { fields }), given, now);
}

describe('what the service fills in', () => {
  test('is the day of the act in UTC, and name and address as they are recorded', () => {
    const fields = [
      field(1, { type: 'date', auto: 'signed_at' }),
      field(2, { auto: 'name' }),
      field(3, { type: 'text', auto: 'email' }),
    ];
    expect(fill(fields).fieldValues).toEqual({
      [idOf(1)]: now.toISOString().slice(0, 10),
      [idOf(2)]: 'Ana',
      [idOf(3)]: 'ana@example.com',
    });
  });

  test('is the name that was on the screen, not the one of a moment ago', () => {
    const renamed = { ...signer, name: 'Eva', shownName: 'Ana' };
    expect(fill([field(1, { auto: 'name' })], {}, renamed).fieldValues).toEqual({
      [idOf(1)]: 'Ana',
    });
  });
});

test('suggestions stand, what is given wins, and the sender’s words are no values of the act', () => {
  const fields = [
    field(1, { value: 'Oslo' }),
    field(2, { value: 'Oslo' }),
    field(3, { value: 'Oslo', readOnly: true }),
    field(4, { value: 'Oslo', readOnly: true, holder: { kind: 'sender' } }),
  ];
  expect(fill(fields, { [idOf(2)]: 'Bergen' })).toEqual({
    fieldValues: { [idOf(1)]: 'Oslo', [idOf(2)]: 'Bergen' },
    shownFieldIds: [idOf(1), idOf(2), idOf(3)],
  });
});

describe('an approver', () => {
  const fields = [
    field(1, { holder: of(approver), required: true }),
    field(2, { holder: of(approver), type: 'signature', required: true }),
    field(3, {}),
  ];

  test('fills the fields that are theirs, and no signature', () => {
    const session = givenSession([approver, signer], { fields });
    expect(ownFields(session).map(({ name }) => name)).toEqual(['f1']);
    const command = { id: givenId<'sig'>(9), shown: { served: [served] } };
    const given = { [idOf(1)]: 'Agreed' };
    expect(approveDocument(session, { ...command, fields: given }, undefined, now)).toMatchObject({
      signature: { fieldValues: given, shownFieldIds: [idOf(1)] },
    });
  });

  test('is asked for what is required, and refused what is not theirs', () => {
    expect(() => fill(fields, {}, approver)).toThrow('“x” is required');
    expect(() => fill(fields, { [idOf(3)]: 'x' }, approver)).toThrow(
      `/fields/${idOf(3)}: is no field of this recipient`,
    );
  });

  test('leaves marks on the pages by filling something in', () => {
    const approval = givenSignature({ meaning: 'approved' });
    expect(leavesMarks(approval)).toBe(false);
    expect(leavesMarks({ ...approval, fieldValues: { fld_1: true } })).toBe(true);
    expect(leavesMarks(givenSignature())).toBe(true);
  });
});
