import { describe, expect, test } from '@jest/globals';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { updateRecipient, type UpdateRecipient } from '../../../src/domain/recipient/update.ts';
import { givenDraft, givenRecipient, givenSent, start } from '../given-state.ts';

const signer = givenRecipient(1, { invitedAt: start, linkVersion: 2 });
const other = givenRecipient(2);

function update(
  command: UpdateRecipient,
  { document = givenSent(), recipient = signer, others = [other] } = {},
) {
  return updateRecipient({ document, recipients: [recipient, ...others] }, recipient, command);
}

describe('a change', () => {
  test('writes only what differs, and names it in the order of the API', () => {
    const command = { notify: false, order: 3, locale: 'de', role: 'signer' } as const;
    expect(update(command)).toEqual({
      recipients: [{ id: signer.id, facts: { order: 3, locale: 'de', notify: false } }],
      forget: [],
      events: [
        {
          type: 'recipient.updated',
          recipientId: signer.id,
          details: { changed: ['order', 'locale', 'notify'] },
        },
      ],
      cancelMailsTo: [],
    });
  });

  test('of the address kills the links and mails of the old one and invites the new one', () => {
    expect(update({ email: 'new@example.com' })).toMatchObject({
      recipients: [{ facts: { email: 'new@example.com', linkVersion: 3, invitedAt: null } }],
      cancelMailsTo: [signer.id],
    });
  });

  test.each([
    [{ name: 'Ana' }, {}],
    [{ email: 'new@example.com' }, { viewedAt: null }],
  ])(
    'to %j takes back what was agreed to and shown, with another address all that was done',
    (command, more) => {
      const given = { viewedAt: null, consentAt: start, consentText: 'Yes.', shownName: 'Eva' };
      const recipient = givenRecipient(1, { ...given, blockedAt: start });
      const { recipients, forget } = update(command, { recipient });
      expect(forget).toEqual([recipient.id]);
      expect(Object.hasOwn(recipients?.[0]?.facts ?? {}, 'viewedAt')).toBe('viewedAt' in more);
      expect(recipients?.[0]?.facts).toMatchObject({
        ...command,
        ...more,
        consentAt: null,
        consentText: null,
        shownName: null,
        blockedAt: null,
      });
    },
  );

  test('that changes nothing is none', () => {
    expect(update({ name: signer.name, email: signer.email })).toBe(nothingToDo);
  });

  test('of a draft may leave viewers only', () => {
    const given = { document: givenDraft(), others: [] };
    expect(update({ role: 'viewer' }, given).recipients?.[0]?.facts).toEqual({ role: 'viewer' });
  });

  test('of name and order is free once the recipient has viewed', () => {
    const recipient = givenRecipient(1, { viewedAt: start });
    expect(update({ name: 'Ana' }, { recipient }).events).toHaveLength(1);
  });
});

test.each<[string, UpdateRecipient, Parameters<typeof update>[1]]>([
  ['DOCUMENT_FINAL', {}, { document: givenSent({ status: 'cancelled' }) }],
  ['RECIPIENT_DONE', {}, { recipient: givenRecipient(1, { signedAt: start }) }],
  ['RECIPIENT_DONE', {}, { recipient: givenRecipient(1, { declinedAt: start }) }],
  ['RECIPIENT_LOCKED', { email: 'a@b.co' }, { recipient: givenRecipient(1, { viewedAt: start }) }],
  ['RECIPIENT_LOCKED', { role: 'viewer' }, { recipient: givenRecipient(1, { viewedAt: start }) }],
  ['RECIPIENT_EXISTS', { email: other.email.toUpperCase() }, {}],
  [
    'RECIPIENT_EXISTS',
    { role: 'approver' },
    { others: [givenRecipient(2, { email: signer.email, role: 'approver' })] },
  ],
  ['NO_RECIPIENTS', { role: 'viewer' }, { others: [givenRecipient(2, { role: 'viewer' })] }],
])('%s refuses', (code, command, given) => {
  expect(() => update(command, given)).toThrow(expect.objectContaining({ code }));
});
