import { expect, test } from '@jest/globals';
import { addRecipient, newRecipient } from '../../../src/domain/recipient/add.ts';
import { givenDraft, givenId, givenRecipient, givenSent, start } from '../given-state.ts';

const added = givenRecipient(2);

test.each([givenDraft(), givenSent()])(
  'a recipient joins a document that is not final',
  (document) => {
    expect(addRecipient({ document, recipients: [givenRecipient(1)] }, added)).toEqual({
      added,
      events: [{ type: 'recipient.added', recipientId: added.id, details: {} }],
    });
  },
);

test('the same person may sign and view', () => {
  const viewer = givenRecipient(1, { email: added.email, role: 'viewer' });
  expect(addRecipient({ document: givenDraft(), recipients: [viewer] }, added).added).toBe(added);
});

test.each([
  ['DOCUMENT_FINAL', givenSent({ status: 'declined' }), []],
  ['RECIPIENT_EXISTS', givenDraft(), [givenRecipient(1, { email: added.email.toUpperCase() })]],
  ['VALIDATION_ERROR', givenDraft(), Array.from({ length: 100 }, (_, n) => givenRecipient(n + 10))],
])('%s refuses', (code, document, recipients) => {
  expect(() => addRecipient({ document, recipients }, added)).toThrow(
    expect.objectContaining({ code }),
  );
});

test('a new recipient gets mail, has the first link and no facts yet', () => {
  const command = { email: 'ana@example.com', name: 'Ana', role: 'signer' } as const;
  const recipient = newRecipient(givenId(7), command, start);
  expect(recipient).toMatchObject({
    ...command,
    id: givenId(7),
    order: null,
    message: null,
    locale: null,
    notify: true,
    linkVersion: 1,
    turn: 0,
    remindersSent: 0,
    createdAt: start,
    updatedAt: start,
  });
  const facts = [
    'invitedAt',
    'viewedAt',
    'consentAt',
    'signedAt',
    'approvedAt',
    'declinedAt',
  ] as const;
  expect(facts.map((fact) => recipient[fact])).toEqual(facts.map(() => null));
  const wanted = { order: 2, message: 'Hello', locale: 'de', notify: false } as const;
  expect(newRecipient(givenId(7), { ...command, ...wanted }, start)).toMatchObject(wanted);
});
