import { expect, test } from '@jest/globals';
import { holdersBefore } from '../../../src/domain/recipient/passing.ts';
import { reassignRecipient } from '../../../src/domain/recipient/reassign.ts';
import { removeRecipient } from '../../../src/domain/recipient/remove.ts';
import { updateRecipient } from '../../../src/domain/recipient/update.ts';
import type { RecipientState } from '../../../src/domain/document/state.ts';
import type { Field } from '../../../src/domain/template/field.ts';
import { givenReady, now, refusal } from '../signing/given-session.ts';
import { givenDraft, givenId, givenRecipient, givenSent, start } from '../given-state.ts';

const owner = givenSent().ownerMemberId;
const bo = { id: givenId<'rec'>(9), name: 'Bo Lind', email: 'bo@example.com' };
const open = givenSent({ status: 'in_progress', viewedAt: start });
const ana = givenReady(1, { order: 2, allowDelegate: true, signerNumber: 1, notify: false });

/** Each holds the place of the one before; the last one has it. */
function givenChain(length: number): [RecipientState, ...RecipientState[]] {
  const link = (at: number) =>
    givenRecipient(at + 1, {
      ...(at > 0 && { reassignedFrom: givenId<'rec'>(100 + at) }),
      ...(at < length - 1 && {
        reassignedAt: start,
        reassignedBy: 'recipient' as const,
        reassignedTo: givenId<'rec'>(102 + at),
      }),
    });
  const [first = link(0), ...others] = Array.from({ length }, (_, at) => link(at));
  return [first, ...others];
}

const reassign = (
  recipient: RecipientState,
  to: Partial<typeof bo> & { key?: string; reason?: string } = {},
  { recipients = [recipient], document = open, by = owner } = {},
) => reassignRecipient({ document, recipients }, recipient, { ...bo, ...to }, by, now);

test('who comes has role, order, number, and what may be done with the place, and starts anew', () => {
  const { added } = reassign(ana, { reason: 'on leave' });
  expect(added).toMatchObject({
    ...bo,
    role: 'signer',
    order: 2,
    signerNumber: 1,
    notify: false,
    allowDelegate: true,
    reassignedFrom: ana.id,
    linkVersion: 1,
    turn: 0,
    invitedAt: null,
    remindedAt: null,
    viewedAt: null,
    consentAt: null,
    message: null,
  });
});

test('who had the place keeps what they did, and it says to whom it went, when, by whom and why', () => {
  const decision = reassign(ana, { reason: 'on leave' });
  expect(decision.recipients).toEqual([
    {
      id: ana.id,
      facts: {
        key: null,
        signerNumber: null,
        reassignedAt: now,
        reassignedTo: bo.id,
        reassignedBy: 'sender',
        reassignReason: 'on leave',
      },
    },
  ]);
  expect(decision.cancelMailsTo).toEqual([ana.id]);
  expect(decision.events).toEqual([
    {
      type: 'recipient.reassigned',
      recipientId: ana.id,
      details: { to: bo.id, by: 'sender', reason: 'on leave' },
    },
    { type: 'recipient.added', recipientId: bo.id, details: { reassignedFrom: ana.id } },
  ]);
});

test('fields that are theirs by name go with the place, and no others', () => {
  const field = (number: number, holder: Field['holder']) =>
    ({ id: givenId(number), name: `f${number}`, holder }) as Field;
  const other = field(32, { kind: 'recipient', id: givenId(102) });
  const document = { ...open, fields: [field(31, { kind: 'recipient', id: ana.id }), other] };
  expect(reassign(ana, {}, { document }).document).toEqual({
    fields: [field(31, { kind: 'recipient', id: bo.id }), other],
  });
  expect(reassign(ana).document).toBeUndefined();
});

test('the owner hears of what another member did, and not of their own', () => {
  expect(reassign(ana).mails).toEqual([]);
  expect(reassign(ana, {}, { by: givenId(77) }).mails).toMatchObject([
    { to: 'owner', occurrence: ana.id, content: { kind: 'delegated', doneBy: 'sender' } },
  ]);
});

test('where an access code is asked for, the owner hears of another’s reassign that it has to be told', () => {
  const asked = { ...ana, authentication: [{ method: 'access_code', before: 'act' } as const] };
  const toOwner = (recipient: RecipientState) =>
    reassign(recipient, {}, { by: givenId(77) }).mails?.[0]?.content;
  expect(toOwner(asked)).toMatchObject({ kind: 'delegated', asksAccessCode: true });
  expect(toOwner(ana)).not.toHaveProperty('asksAccessCode');
});

test('viewers are reassigned as others are, and so is who gets a copy', () => {
  for (const role of ['viewer', 'cc'] as const) {
    expect(reassign(givenRecipient(1, { role })).added.role).toBe(role);
  }
});

test.each([
  ['a draft', 'DOCUMENT_NOT_OPEN', ana, givenDraft()],
  ['a completed document', 'DOCUMENT_NOT_OPEN', ana, givenSent({ status: 'completed' })],
  ['who has signed', 'RECIPIENT_DONE', givenReady(1, { signedAt: start }), open],
  ['who passed it on', 'RECIPIENT_DONE', givenReady(1, { reassignedAt: start }), open],
] as const)('of %s no place is passed on: %s', (_name, code, recipient, document) => {
  expect(() => reassign(recipient, {}, { document })).toThrow(refusal(code));
});

test('nobody has one place twice, in capitals neither', () => {
  const [first, second, last] = givenChain(3) as [RecipientState, RecipientState, RecipientState];
  const recipients = [first, second, last];
  for (const { email } of recipients) {
    expect(() => reassign(last, { email: email.toUpperCase() }, { recipients })).toThrow(
      refusal('DELEGATION_LOOP'),
    );
  }
});

test('a place is passed on five times, and a sixth time not', () => {
  const five = givenChain(5);
  expect(() => reassign(five.at(-1) ?? ana, {}, { recipients: five })).not.toThrow();
  const six = givenChain(6);
  expect(() => reassign(six.at(-1) ?? ana, {}, { recipients: six })).toThrow(
    refusal('DELEGATION_LOOP'),
  );
});

test('another holder’s email and role are refused; somebody who passed theirs on may have another', () => {
  const other = givenRecipient(2);
  const to = { email: other.email.toUpperCase() };
  expect(() => reassign(ana, to, { recipients: [ana, other] })).toThrow(
    refusal('RECIPIENT_EXISTS'),
  );
  const gone = { ...other, reassignedAt: start };
  expect(() => reassign(ana, to, { recipients: [ana, gone] })).not.toThrow();
  const viewer = givenRecipient(2, { role: 'viewer' });
  expect(() => reassign(ana, to, { recipients: [ana, viewer] })).not.toThrow();
});

test('a key is its holder’s own: it may go with the place, and another’s is refused', () => {
  const tenant = { ...ana, key: 'tenant' };
  expect(reassign(tenant, { key: 'tenant' }).recipients?.[0]?.facts.key).toBeNull();
  const other = givenRecipient(2, { key: 'landlord' });
  expect(() => reassign(tenant, { key: 'landlord' }, { recipients: [tenant, other] })).toThrow(
    refusal('RECIPIENT_EXISTS'),
  );
});

test('those who had a place stand the oldest first, and a circle in the rows ends', () => {
  const [first, second, last] = givenChain(3) as [RecipientState, RecipientState, RecipientState];
  expect(holdersBefore(last, [last, second, first])).toEqual([first, second]);
  const circle = [{ ...first, reassignedFrom: second.id }, second];
  expect(holdersBefore(second, circle)).toHaveLength(2);
});

test('with a holder those who had the place are taken off; they alone are neither removed nor changed', () => {
  const [first, second] = givenChain(2) as [RecipientState, RecipientState];
  const state = { document: open, recipients: [first, second, givenRecipient(5)] };
  expect(removeRecipient(state, second).removed).toEqual([first.id, second.id]);
  expect(() => removeRecipient(state, first)).toThrow(refusal('RECIPIENT_DONE'));
  expect(() => updateRecipient(state, first, { name: 'Eve' })).toThrow(refusal('RECIPIENT_DONE'));
});

test('a holder’s address never becomes that of somebody who had the place', () => {
  const [first, second] = givenChain(2) as [RecipientState, RecipientState];
  const state = { document: open, recipients: [first, second] };
  expect(() => updateRecipient(state, second, { email: first.email })).toThrow(
    refusal('DELEGATION_LOOP'),
  );
});
