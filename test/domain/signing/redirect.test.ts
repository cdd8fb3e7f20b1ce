import { expect, test } from '@jest/globals';
import type { RecipientState } from '../../../src/domain/document/state.ts';
import { redirectOf } from '../../../src/domain/signing/redirect.ts';
import { publicId } from '../../../src/domain/ids.ts';
import { givenSent, start } from '../given-state.ts';
import { givenReady } from './given-session.ts';

const redirectUrl = 'https://app.example.com/done';
const id = publicId('doc', givenSent().id);
const lead = (address: string | null, acted: Partial<RecipientState>) =>
  redirectOf(givenSent({ redirectUrl: address }), givenReady(1, acted));

test.each<[string, Partial<RecipientState>]>([
  ['signed', { signedAt: start }],
  ['approved', { role: 'approver', approvedAt: start }],
  ['declined', { declinedAt: start }],
  ['opted_out', { declinedAt: start, optedOutAt: start }],
  ['delegated', { reassignedAt: start, reassignedBy: 'recipient' }],
])('who has %s is led on, and told of in the query', (event, acted) => {
  expect(lead(redirectUrl, acted)).toBe(`${redirectUrl}?event=${event}&document_id=${id}`);
});

test.each([
  ['https://app.example.com', `https://app.example.com/?event=signed&document_id=${id}`],
  [
    'https://app.example.com/a?b=%20c&d=e+f&event=x#part',
    `https://app.example.com/a?b=%20c&d=e+f&event=x&event=signed&document_id=${id}#part`,
  ],
])('the query of %s is kept as it is', (address, expected) => {
  expect(lead(address, { signedAt: start })).toBe(expected);
});

test('nobody is led on before they have acted, or to nowhere', () => {
  expect(lead(redirectUrl, {})).toBeUndefined();
  expect(lead(redirectUrl, { reassignedAt: start, reassignedBy: 'sender' })).toBeUndefined();
  expect(lead(null, { signedAt: start })).toBeUndefined();
});
