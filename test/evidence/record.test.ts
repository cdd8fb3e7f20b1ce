import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { RecipientState } from '../../src/domain/document/state.ts';
import { publicId } from '../../src/domain/ids.ts';
import type { SignatureState } from '../../src/domain/signing/signature.ts';
import { signingRecord } from '../../src/evidence/record.ts';
import { givenId, givenSent, start } from '../domain/given-state.ts';
import { givenReady } from '../domain/signing/given-session.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const preparedSha256 = sha256('the prepared file');
const recipient = givenReady(1);
const signature: SignatureState = {
  id: givenId(9),
  recipientId: recipient.id,
  signerName: 'Ana Torres',
  signerEmail: 'ana@example.com',
  meaning: 'signed',
  signatureType: 'typed',
  signedAt: start,
  ipAddress: '203.0.113.7',
  userAgent: 'Firefox',
  image: null,
  typedText: 'Ana',
  fieldValues: { b: 1, a: 'x' },
  signatureFieldIds: [],
};

function recordOf(
  changed: Partial<SignatureState> = {},
  by: Partial<RecipientState> = {},
  file = preparedSha256,
) {
  const signed = { ...signature, ...changed };
  return signingRecord(givenSent(), { ...recipient, ...by }, signed, file);
}

test('the record is canonical JSON of everything that the act binds, with its digest', () => {
  const { record, sha256: digest } = recordOf();
  expect(digest).toBe(sha256(record));
  expect(JSON.parse(record)).toEqual({
    signature_id: publicId('sig', signature.id),
    organization_id: publicId('org', givenSent().organizationId),
    document_id: publicId('doc', givenSent().id),
    recipient: {
      id: publicId('rec', recipient.id),
      name: 'Ana Torres',
      email: 'ana@example.com',
      role: 'signer',
    },
    meaning: 'signed',
    signature_type: 'typed',
    document_sha256: preparedSha256,
    text_sha256: sha256('Ana'),
    field_values_sha256: sha256('{"a":"x","b":1}'),
    consent: { version: 'en-12345678', sha256: sha256('I agree.') },
    opened_through: 'the mailed link',
    ip_address: '203.0.113.7',
    user_agent: 'Firefox',
    signed_at: '2027-01-27T10:30:00.000Z',
  });
});

test('it names the person as they were when they signed, not as they are called now', () => {
  const renamed = { name: 'Eve', email: 'eve@example.com' };
  expect(recordOf({}, renamed)).toEqual(recordOf());
});

test.each([
  ['the file', recordOf({}, {}, sha256('another file'))],
  ['the picture', recordOf({ image: Uint8Array.of(1) })],
  ['the text', recordOf({ typedText: 'Eve' })],
  ['a value', recordOf({ fieldValues: { a: 'y', b: 1 } })],
  ['the consent', recordOf({}, { consentText: 'I do not agree.' })],
  ['the link', recordOf({}, { viewedLinkChannel: 'api' })],
  ['the address', recordOf({ ipAddress: '203.0.113.8' })],
  ['the time', recordOf({ signedAt: new Date(start.getTime() + 1) })],
])('another record when %s is another', (_what, { sha256: digest }) => {
  expect(digest).not.toBe(recordOf().sha256);
});
