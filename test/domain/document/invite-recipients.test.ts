import { expect, test } from '@jest/globals';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { inviteRecipients } from '../../../src/domain/document/invite-recipients.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenDraft, givenRecipient, givenSent, start } from '../given-state.ts';

const now = plusDays(start, 1);
const deadline = plusDays(start, 30);

test('everybody whose turn it is gets a mail of their turn and address; viewers with their group', () => {
  const first = givenRecipient(1, { order: 1, message: 'Ana, please', linkVersion: 2, turn: 3 });
  const viewer = givenRecipient(2, { order: 1, role: 'viewer' });
  const second = givenRecipient(3, { order: 2 });
  const document = givenSent({ message: 'Hello' });
  const decision = inviteRecipients({ document, recipients: [first, viewer, second] }, now);
  expect(decision).toEqual({
    recipients: [
      { id: first.id, facts: { invitedAt: now, invitedDeadline: deadline, turn: 4 } },
      { id: viewer.id, facts: { invitedAt: now, invitedDeadline: deadline, turn: 1 } },
    ],
    events: [],
    mails: [
      {
        to: first.id,
        occurrence: 'v2.t4',
        content: {
          kind: 'invitation',
          role: 'signer',
          message: 'Hello',
          recipientMessage: 'Ana, please',
          deadline: deadline.toISOString(),
        },
      },
      {
        to: viewer.id,
        occurrence: 'v1.t1',
        content: {
          kind: 'invitation',
          role: 'viewer',
          message: 'Hello',
          deadline: deadline.toISOString(),
        },
      },
    ],
  });
});

test.each([
  ['a draft', givenDraft(), givenRecipient(1)],
  ['a document that is final', givenSent({ status: 'cancelled' }), givenRecipient(1)],
  ['a recipient who is invited', givenSent(), givenRecipient(1, { invitedAt: start })],
  ['a recipient who has acted', givenSent(), givenRecipient(1, { signedAt: start })],
])('%s needs no invitation', (_name, document, recipient) => {
  expect(inviteRecipients({ document, recipients: [recipient] }, now)).toBe(nothingToDo);
});
