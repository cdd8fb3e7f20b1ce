import { expect, test } from '@jest/globals';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { mailFreshLink } from '../../../src/domain/signing/mail-fresh-link.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenRecipient, start } from '../given-state.ts';

const recipient = givenRecipient(1);
const expired = { recipient, contentExpired: true };
const mail = { to: recipient.id, content: { kind: 'fresh_link' } };

test('a mail to the recipient alone, at most one in 24 hours', () => {
  expect(mailFreshLink(expired, null, start).mails).toMatchObject([mail]);
  const early = new Date(plusDays(start, 1).getTime() - 1);
  expect(mailFreshLink(expired, start, early)).toBe(nothingToDo);
  expect(mailFreshLink(expired, start, plusDays(start, 1)).mails).toMatchObject([mail]);
});

test('none for a link that shows the document still', () => {
  expect(mailFreshLink({ recipient, contentExpired: false }, null, start)).toBe(nothingToDo);
});
