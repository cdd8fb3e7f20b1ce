import { expect, test } from '@jest/globals';
import type { RecipientState } from '../../../src/domain/document/state.ts';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { delegateDocument } from '../../../src/domain/signing/delegate.ts';
import type { SigningSession } from '../../../src/domain/signing/session.ts';
import { givenId, givenRecipient, start } from '../given-state.ts';
import { givenReady, givenSession, now, refusal } from './given-session.ts';

const sender = { name: 'Olga Berg', email: 'olga@example.com', organization: 'Harbour Estates' };
const bo = { id: givenId<'rec'>(9), name: 'Bo Lind', email: 'bo@example.com', reason: 'on leave' };
const given = (recipient: Partial<RecipientState> = {}, ...others: RecipientState[]) =>
  givenSession([givenReady(1, { allowDelegate: true, ...recipient }), ...others]);
const delegate = (session: SigningSession, to = bo) =>
  delegateDocument({ ...session, sender }, to, now);
const allowing = (session: SigningSession): SigningSession => ({
  ...session,
  settings: {
    ...session.settings,
    signing: { ...session.settings.signing, allow_delegate: true },
  },
});

test('a signer or approver passes on, the owner hears of it and who passed on has a confirmation', () => {
  for (const role of ['signer', 'approver'] as const) {
    const session = given({ role });
    const { added, mails, events } = delegate(session);
    expect(added).toMatchObject({ name: 'Bo Lind', role, reassignedFrom: session.recipient.id });
    expect(mails).toMatchObject([
      { to: session.recipient.id, content: { kind: 'delegated', confirms: true } },
      { to: 'owner', content: { kind: 'delegated', doneBy: 'recipient', reason: 'on leave' } },
    ]);
    expect(events.map(({ type }) => type)).toEqual(['recipient.reassigned', 'recipient.added']);
  }
});

test('only the owner hears that an access code has to be told, and only where one is asked for', () => {
  const mailsOf = (method: 'access_code' | 'external_code') =>
    delegate(given({ authentication: [{ method, before: 'view' }] })).mails;
  const [confirmation, toOwner] = mailsOf('access_code') ?? [];
  expect(toOwner).toMatchObject({ to: 'owner', content: { asksAccessCode: true } });
  expect(confirmation?.content).not.toHaveProperty('asksAccessCode');
  for (const { content } of mailsOf('external_code') ?? []) {
    expect(content).not.toHaveProperty('asksAccessCode');
  }
});

test('an owner who signs and passes it on is not told of it as the owner', () => {
  const { mails } = delegate(given({ email: 'Olga@example.com' }));
  expect(mails?.map(({ to }) => to)).not.toContain('owner');
});

test('the workspace decides where the recipient’s own setting says nothing', () => {
  expect(() => delegate(given({ allowDelegate: null }))).toThrow(refusal('DELEGATION_NOT_ALLOWED'));
  expect(() => delegate(allowing(given({ allowDelegate: null })))).not.toThrow();
  expect(() => delegate(allowing(given({ allowDelegate: false })))).toThrow(
    refusal('DELEGATION_NOT_ALLOWED'),
  );
});

test.each(['viewer', 'cc'] as const)('a %s never passes on', (role) => {
  expect(() => delegate(allowing(given({ role })))).toThrow(refusal('DELEGATION_NOT_ALLOWED'));
});

test.each([
  ['NOT_YOUR_TURN', given({ order: 2 }, givenRecipient(2, { order: 1 }))],
  ['RECIPIENT_DONE', given({ signedAt: start }, givenRecipient(2))],
  ['DOCUMENT_NOT_OPEN', { ...given(), document: { ...given().document, status: 'cancelled' } }],
  ['RECIPIENT_DONE', given({ reassignedAt: start, reassignedBy: 'sender', allowDelegate: null })],
  ['DELEGATION_LOOP', given({ email: 'BO@example.com' })],
  ['RECIPIENT_EXISTS', given({}, givenRecipient(2, { email: 'Bo@example.com' }))],
] as const)('%s', (code, session) => {
  expect(() => delegate(session as SigningSession)).toThrow(refusal(code));
});

test('the same again changes nothing, and somebody else then is RECIPIENT_DONE', () => {
  const facts = { reassignedAt: start, reassignedBy: 'recipient', reassignedTo: bo.id } as const;
  const session = given(facts, givenRecipient(2, bo));
  expect(delegate(session)).toBe(nothingToDo);
  expect(() => delegate(session, { ...bo, email: 'cy@example.com' })).toThrow(
    refusal('RECIPIENT_DONE'),
  );
});
