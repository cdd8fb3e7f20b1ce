import { expect, test } from '@jest/globals';
import type { Field } from '../../../src/domain/template/field.ts';
import { publicId } from '../../../src/domain/ids.ts';
import { differingFields, isSigningRecord } from '@countersign/verifier/signing-record';
import { givenId, givenSent, start } from '../../domain/given-state.ts';
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
    shown: {
      at: '2027-01-27T10:30:00.000Z',
      channel: 'api',
      ip_address: '198.51.100.4',
      user_agent: 'Chrome',
    },
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
  ['document.shown_sha256', recordOf({ shownSha256: sha256('another shown') })],
  ['image_sha256', recordOf({ image: Uint8Array.of(1) })],
  ['text_sha256', recordOf({ typedText: 'Eve' })],
  ['text_face', recordOf({ typedFace: 'great_vibes' })],
  ['field_values_sha256', recordOf({ fieldValues: { a: 'y', b: 1 } })],
  ['shown.at', recordOf({ shownAt: new Date(start.getTime() + 1) })],
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

test('it lists the fields that were shown by the hash of their description, and what became of suggestions', () => {
  const rect: [number, number, number, number] = [1, 2, 30, 4.5];
  const place = { source: 'placed' as const, required: false, page: 0, rect };
  const fields: Field[] = ['a', 'b', 'c', 'd'].map((name, at) => ({
    ...place,
    id: givenId<'fld'>(at + 1),
    name,
    label: name.toUpperCase(),
    type: 'text',
    ...(name !== 'd' && { value: 'Oslo' }),
    ...(name === 'c' && { readOnly: true as const }),
  }));
  const ids = fields.map(({ id }) => publicId('fld', id));
  const [a = '', b = '', c = '', d = ''] = ids;
  const record = recordOf(
    { shownFieldIds: ids, fieldValues: { [a]: 'Oslo', [b]: 'Bergen', [d]: 'x' } },
    {},
    undefined,
    { fields },
  );
  const described = `{"id":"${a}","label":"A","name":"a","page":0,"rect":[1,2,30,4.5],"required":false,"type":"text","value":"Oslo"}`;
  expect(record.fields?.[0]).toEqual({ field_id: a, sha256: sha256(described) });
  expect(record.fields?.map(({ field_id }) => field_id)).toEqual([a, b, c, d]);
  expect(record.suggested).toEqual([
    { field_id: a, changed: false },
    { field_id: b, changed: true },
  ]);
  expect(isSigningRecord(record)).toBe(true);
});

test('a record of before fields were noted says nothing of them', () => {
  const { fields, suggested } = recordOf({ shownFieldIds: null });
  expect({ fields, suggested }).toEqual({});
});

test.each<[string, (record: Record<string, unknown>) => unknown]>([
  ['has a list of fields that is none', (record) => ({ ...record, fields: {} })],
  ['has a field without its hash', (record) => ({ ...record, fields: [{ field_id: 'fld_1' }] })],
  [
    'says of a suggestion more than it should',
    (record) => ({ ...record, suggested: [{ field_id: 'fld_1', changed: true, by: 'x' }] }),
  ],
  [
    'says that a suggestion may have changed',
    (record) => ({ ...record, suggested: [{ field_id: 'fld_1', changed: 'yes' }] }),
  ],
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

const before = {
  recipient_id: publicId('rec', recipient.id),
  name: 'Ana Torres',
  email: 'ana@example.com',
  at: start.toISOString(),
  by: 'recipient' as const,
};

test('a record is version 2 where it says who held the place before, and only there', () => {
  const second = { ...recordOf(), version: 2, in_place_of: [{ ...before, reason: 'on leave' }] };
  expect(isSigningRecord(second)).toBe(true);
  expect(isSigningRecord({ ...second, version: 1 })).toBe(false);
  expect(isSigningRecord({ ...recordOf(), version: 2 })).toBe(false);
});

test('those who held a place before are five at most, each once, with all that is known of them', () => {
  const withHolders = (...in_place_of: object[]) =>
    isSigningRecord({ ...recordOf(), version: 2, in_place_of });
  const others = [1, 2, 3, 4, 5, 6].map((at) => ({ ...before, recipient_id: `rec_${at}` }));
  expect(withHolders(...others.slice(0, 5))).toBe(true);
  expect(withHolders(...others)).toBe(false);
  expect(withHolders()).toBe(false);
  expect(withHolders(before, before)).toBe(false);
  expect(withHolders({ ...before, by: 'somebody' })).toBe(false);
  expect(withHolders({ ...before, note: 'more' })).toBe(false);
});

test('what differs in a list is named by its place', () => {
  const [one, other] = [{ holders: [before] }, { holders: [{ ...before, name: 'Eve' }] }];
  expect(differingFields(one, other)).toEqual(['holders.0.name']);
});
