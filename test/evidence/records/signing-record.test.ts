import { expect, test } from '@jest/globals';
import { publicId } from '../../../src/domain/ids.ts';
import { differingFields, isSigningRecord } from '../../../verifier/src/signing-record.ts';
import { givenSent, start } from '../../domain/given-state.ts';
import { recipient, recordOf, sha256, signature } from './given-record.ts';

test('the record says everything that the act binds, and of view, consent and act each how it came about', () => {
  expect(recordOf()).toEqual({
    version: 1,
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
    document: {
      prepared_sha256: sha256('the prepared file'),
      shown_sha256: sha256('the file shown'),
    },
    image_sha256: null,
    text_sha256: sha256('Ana'),
    field_values_sha256: sha256('{"a":"x","b":1}'),
    signature_field_ids: [],
    consent: {
      at: start.toISOString(),
      channel: 'mail',
      ip_address: '203.0.113.7',
      user_agent: 'Firefox',
      version: 'en-12345678',
      language: 'en',
      sha256: sha256('I agree.'),
    },
    view: {
      at: start.toISOString(),
      channel: 'mail',
      ip_address: '203.0.113.7',
      user_agent: 'Firefox',
    },
    act: {
      at: start.toISOString(),
      channel: 'api',
      ip_address: '198.51.100.4',
      user_agent: 'Chrome',
    },
  });
});

test('it names the person as they were when they signed, not as they are called now', () => {
  const renamed = { name: 'Eve', email: 'eve@example.com' };
  expect(recordOf({}, renamed)).toEqual(recordOf());
});

test.each([
  ['document.prepared_sha256', recordOf({}, {}, sha256('another file'))],
  ['document.shown_sha256', recordOf({ shownSha256: null })],
  ['image_sha256', recordOf({ image: Uint8Array.of(1) })],
  ['text_sha256', recordOf({ typedText: 'Eve' })],
  ['text_face', recordOf({ typedFace: 'great_vibes' })],
  ['field_values_sha256', recordOf({ fieldValues: { a: 'y', b: 1 } })],
  ['signature_field_ids', recordOf({ signatureFieldIds: ['fld_1'] })],
  ['recipient.name', recordOf({ signerName: 'Eve' })],
  ['recipient.email', recordOf({ signerEmail: 'eve@example.com' })],
  ['recipient.role', recordOf({}, { role: 'approver' })],
  ['consent.sha256', recordOf({}, { consentText: 'I do not agree.' })],
  ['consent.language', recordOf({}, { consentLanguage: 'de' })],
  ['consent.channel', recordOf({}, { consentLinkChannel: 'api' })],
  ['view.channel', recordOf({}, { viewedLinkChannel: 'api' })],
  ['view.ip_address', recordOf({}, { viewedIpAddress: null })],
  ['act.channel', recordOf({ linkChannel: 'mail' })],
  ['act.ip_address', recordOf({ ipAddress: '203.0.113.8' })],
  ['act.at', recordOf({ signedAt: new Date(start.getTime() + 1) })],
])('another %s is named', (field, other) => {
  expect(differingFields(recordOf(), other)).toEqual([field]);
});

test.each<[string, (record: Record<string, unknown>) => unknown]>([
  ['lacks a field', ({ act: _act, ...rest }) => rest],
  ['has one more', (record) => ({ ...record, qualified: true })],
  ['has a number for the face', (record) => ({ ...record, text_face: 1 })],
  ['has a number for a text', (record) => ({ ...record, document_id: 1 })],
  ['means something else', (record) => ({ ...record, meaning: 'seen' })],
  [
    'was made at no time',
    ({ view, ...rest }) => ({ ...rest, view: { ...(view as object), at: 'x' } }),
  ],
  ['is a list', (record) => [record]],
  ['is nothing', () => null],
])('no record when it %s', (_what, change) => {
  expect(isSigningRecord(recordOf())).toBe(true);
  expect(isSigningRecord(change({ ...recordOf() }))).toBe(false);
});

test('initials are in it when they were given, with all that was given of them', () => {
  expect(recordOf()).not.toHaveProperty('initials');
  const given = { initialsType: 'typed', initialsText: 'AT', initialsFace: 'caveat' } as const;
  const record = recordOf({ ...given, initialsFieldIds: ['fld_1'] });
  expect(record.initials).toEqual({
    type: 'typed',
    image_sha256: null,
    text_sha256: sha256('AT'),
    text_face: 'caveat',
    field_ids: ['fld_1'],
  });
  expect(isSigningRecord(record)).toBe(true);
  expect(isSigningRecord({ ...record, initials: { ...record.initials, more: 1 } })).toBe(false);
  expect(isSigningRecord({ ...record, initials: null })).toBe(false);
  expect(differingFields(record, recordOf({ ...given, initialsFieldIds: [] }))).toEqual([
    'initials.field_ids',
  ]);
});

test('the face is in it when one was chosen, and records without it are read as before', () => {
  expect(recordOf()).not.toHaveProperty('text_face');
  const chosen = recordOf({ typedFace: 'great_vibes' });
  expect(chosen.text_face).toBe('great_vibes');
  expect(isSigningRecord(chosen)).toBe(true);
});
