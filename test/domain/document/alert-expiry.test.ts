import { expect, test } from '@jest/globals';
import { alertExpiry } from '../../../src/domain/document/alert-expiry.ts';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenDraft, givenRecipient, givenSent, start } from '../given-state.ts';

const deadline = plusDays(start, 30);
const now = plusDays(start, 27);
const invited = { invitedAt: start, invitedDeadline: deadline };
const due = givenRecipient(1, invited);

test('those still due are warned, and the owner of whom the document waits for', () => {
  const recipients = [
    due,
    givenRecipient(2, { ...invited, signedAt: start }),
    givenRecipient(3, { ...invited, role: 'viewer' }),
    givenRecipient(4, { ...invited, invitedAt: plusDays(start, 28) }),
  ];
  const occurrence = `${deadline.toISOString()}.r5`;
  const content = { kind: 'expiry_warning', deadline: deadline.toISOString() };
  const waitingFor = [{ name: 'Person 1', email: 'person1@example.com' }];
  expect(alertExpiry({ document: givenSent({ rev: 5 }), recipients }, now)).toEqual({
    document: { alertedFor: deadline },
    events: [],
    mails: [
      { to: due.id, occurrence, content },
      { to: 'owner', occurrence, content: { ...content, waitingFor } },
    ],
  });
});

test.each([
  ['a draft', givenDraft({ deadline }), due],
  ['a document that is final', givenSent({ status: 'declined' }), due],
  ['a document without a deadline', givenSent({ deadline: null }), due],
  ['a deadline that has passed', givenSent({ deadline: now }), due],
  ['a deadline that was warned of', givenSent({ alertedFor: plusDays(start, 30) }), due],
  ['a recipient who is not invited', givenSent(), givenRecipient(1)],
])('%s needs no warning', (_name, document, recipient) => {
  expect(alertExpiry({ document, recipients: [recipient] }, now)).toBe(nothingToDo);
});
