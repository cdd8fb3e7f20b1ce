import { expect, test } from '@jest/globals';
import { refusedAddressMail } from '../../../src/domain/mail/refused-address.ts';
import { givenDraft, givenRecipient, givenSent, start } from '../given-state.ts';

const owner = { email: 'owner@example.com' };
const unknown = { reason: '550 5.1.1 User unknown' };
const wanda = givenRecipient(1, { email: 'Wanda@example.com', name: 'Wanda' });

test('the owner hears which recipient, and what the server answered, once for each address', () => {
  expect(refusedAddressMail(givenSent(), wanda, owner, unknown)).toEqual({
    to: 'owner',
    occurrence: `${wanda.id} wanda@example.com`,
    content: {
      kind: 'address_refused',
      recipient: { name: 'Wanda', email: 'Wanda@example.com' },
      correctable: true,
      answer: '550 5.1.1 User unknown',
    },
  });
});

test('the owner hears that the mail was refused and not the address', () => {
  const refusal = { reason: '554 Message rejected', what: 'message' } as const;
  const mail = refusedAddressMail(givenSent(), wanda, owner, refusal);
  expect(mail?.content).toMatchObject({ messageRefused: true, answer: '554 Message rejected' });
});

test('our own words are not quoted', () => {
  const mail = refusedAddressMail(givenSent(), wanda, owner, { reason: 'This is not an address.' });
  expect(mail?.content).not.toHaveProperty('answer');
});

test('an owner whose address it is hears nothing, in any case of letters', () => {
  const same = { email: 'wANDA@example.com' };
  expect(refusedAddressMail(givenSent(), wanda, same, unknown)).toBeUndefined();
});

test.each([
  ['open and not viewed', givenSent(), {}, true],
  ['in progress', givenSent({ status: 'in_progress' }), {}, true],
  ['viewed', givenSent(), { viewedAt: start }, false],
  ['signed', givenSent(), { signedAt: start }, false],
  ['approved', givenSent(), { approvedAt: start }, false],
  ['over', givenSent({ status: 'cancelled' }), {}, false],
  ['a draft', givenDraft(), {}, false],
])('the address can be corrected: %s', (_what, document, facts, correctable) => {
  const mail = refusedAddressMail(document, { ...wanda, ...facts }, owner, unknown);
  expect(mail?.content).toMatchObject({ correctable });
});
