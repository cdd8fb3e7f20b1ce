import { expect, test } from '@jest/globals';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { remindAutomatically, remindRecipient } from '../../../src/domain/recipient/remind.ts';
import { dayMs, plusDays } from '../../../src/domain/time.ts';
import { givenDraft, givenId, givenRecipient, givenSent, start } from '../given-state.ts';

const now = plusDays(start, 3);
const due = givenRecipient(1, { invitedAt: start, remindersSent: 1 });
const deadline = plusDays(start, 30).toISOString();

function remind(document = givenSent(), recipient = due, others = [givenRecipient(2)]) {
  const recipients = [recipient, ...others];
  return remindRecipient({ document, recipients }, recipient, { message: 'Today?' }, now);
}

test('the recipient whose turn it is gets the client’s words', () => {
  expect(remind()).toEqual({
    recipients: [{ id: due.id, facts: { remindedAt: now, remindersSent: 2 } }],
    events: [{ type: 'recipient.reminded', recipientId: due.id, details: {} }],
    mails: [
      {
        to: due.id,
        occurrence: '2',
        content: { kind: 'reminder', role: 'signer', message: 'Today?', deadline },
      },
    ],
  });
});

test('a day after the last reminder the next one may go out, and not a moment before', () => {
  const remindedAt = new Date(now.getTime() - dayMs);
  expect(remind(givenSent(), givenRecipient(1, { remindedAt })).mails).toHaveLength(1);
  const late = givenRecipient(1, { remindedAt: new Date(remindedAt.getTime() + 1) });
  expect(() => remind(givenSent(), late)).toThrow(
    expect.objectContaining({ code: 'REMINDER_TOO_SOON', extras: { retryAfterS: 1 } }),
  );
});

test.each([
  ['DOCUMENT_NOT_OPEN', givenDraft(), due, []],
  ['DOCUMENT_NOT_OPEN', givenSent({ status: 'completed' }), due, []],
  ['RECIPIENT_DONE', givenSent(), givenRecipient(1, { signedAt: start }), []],
  [
    'NOT_YOUR_TURN',
    givenSent(),
    givenRecipient(1, { order: 2 }),
    [givenRecipient(2, { order: 1 })],
  ],
  ['NOT_YOUR_TURN', givenSent(), givenRecipient(1, { role: 'viewer' }), []],
])('%s refuses', (code, document, recipient, others) => {
  expect(() => remind(document, recipient, others)).toThrow(expect.objectContaining({ code }));
});

test('the schedule reminds on its day, without words of its own', () => {
  const decision = remindAutomatically({ document: givenSent(), recipients: [due] }, due.id, now);
  expect(decision.recipients).toEqual([
    { id: due.id, facts: { remindedAt: now, remindersSent: 2 } },
  ]);
  expect(decision.mails?.[0]?.content).toEqual({ kind: 'reminder', role: 'signer', deadline });
});

test.each([
  ['of a document that is final', givenSent({ status: 'cancelled' }), due, now],
  ['before its day', givenSent(), due, new Date(now.getTime() - 1)],
  ['once it went out', givenSent(), givenRecipient(1, { invitedAt: start, remindedAt: now }), now],
  ['to a recipient who is done', givenSent(), givenRecipient(1, { signedAt: start }), now],
  ['to a recipient who is not invited', givenSent(), givenRecipient(1), now],
])('the schedule reminds nobody %s', (_name, document, recipient, at) => {
  const given = { document, recipients: [recipient] };
  expect(remindAutomatically(given, recipient.id, at)).toBe(nothingToDo);
});

test('the schedule reminds nobody who was removed', () => {
  const given = { document: givenSent(), recipients: [due] };
  expect(remindAutomatically(given, givenId(999), now)).toBe(nothingToDo);
});
