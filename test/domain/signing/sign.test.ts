import { describe, expect, test } from '@jest/globals';
import { noInitials } from '../../../src/domain/signing/initials.ts';
import type { SigningSession } from '../../../src/domain/signing/session.ts';
import type { GivenSignature } from '../../../src/domain/signing/given-signature.ts';
import { signDocument } from '../../../src/domain/signing/sign.ts';
import { defaultSettings, type SignatureInput } from '../../../src/domain/settings/settings.ts';
import { publicId } from '../../../src/domain/ids.ts';
import type { Field } from '../../../src/domain/template/field.ts';
import { givenId, givenRecipient, start } from '../given-state.ts';
import { givenReady, givenSession, now, refusal, served } from './given-session.ts';

const id = givenId<'sig'>(9);
const typed: GivenSignature = { input: 'type', text: 'Ana' };
const shown = { served: [served] };

function sign(
  session: SigningSession,
  signature: GivenSignature = typed,
  fields: Record<string, unknown> = {},
) {
  const outcome = signDocument(session, { id, signature, fields, shown }, undefined, now);
  if (outcome.alreadyDone) throw new Error('Nothing was signed before.');
  return outcome;
}

function field(number: number, given: Partial<Field>): Field {
  const place = { page: 0, rect: [0, 0, 100, 20] as Field['rect'] };
  const named = { id: givenId<'fld'>(number), name: 'x', label: 'x', required: true };
  const source = 'form' as const;
  return { ...named, source, type: 'text', ...place, ...given };
}

describe('a signer whose turn it is signs', () => {
  test('with what was given and where it came from; others have still to act', () => {
    const signer = givenReady(1);
    const session = givenSession([signer, givenReady(2)], { status: 'sent', viewedAt: null });
    expect(sign(session)).toEqual({
      alreadyDone: false,
      result: { signatureId: id, documentStatus: 'in_progress' },
      signature: {
        id,
        authentication: [],
        recipientId: signer.id,
        signerName: 'Person 1',
        signerEmail: 'person1@example.com',
        meaning: 'signed',
        signatureType: 'typed',
        signedAt: now,
        linkChannel: 'mail',
        ipAddress: '203.0.113.7',
        userAgent: 'Firefox',
        shownSha256: 'a'.repeat(64),
        shownAt: start,
        shownLinkChannel: 'mail',
        shownIpAddress: '203.0.113.7',
        shownUserAgent: 'Firefox',
        image: null,
        typedText: 'Ana',
        typedFace: null,
        ...noInitials,
        fieldValues: {},
        shownFieldIds: [],
        signatureFieldIds: [],
      },
      decisions: [
        {
          document: { viewedAt: now },
          recipients: [{ id: signer.id, facts: { signedAt: now } }],
          events: [
            {
              type: 'recipient.signed',
              recipientId: signer.id,
              details: { signatureId: id, authentication: [] },
            },
          ],
        },
      ],
    });
  });

  test.each([
    ['draw', 'drawn'],
    ['upload', 'electronic'],
  ] as const)('%s is kept as %s, with its picture', (input, signatureType) => {
    const image = Uint8Array.of(1);
    expect(sign(givenSession([givenReady(1)]), { input, image }).signature).toMatchObject({
      signatureType,
      image,
      typedText: null,
      typedFace: null,
    });
  });

  test('under the name that they were shown, although it was changed meanwhile', () => {
    const renamed = givenReady(1, { name: 'Eve', shownName: 'Ana Torres' });
    expect(sign(givenSession([renamed])).signature.signerName).toBe('Ana Torres');
  });

  test.each(['mail', 'api'] as const)('through a link by %s, however they viewed', (channel) => {
    const viewed = givenReady(1, { viewedLinkChannel: channel === 'mail' ? 'api' : 'mail' });
    expect(sign(givenSession([viewed], {}, channel)).signature.linkChannel).toBe(channel);
  });

  test('the first view of the document stays the first', () => {
    const [signed] = sign(givenSession([givenReady(1), givenReady(2)])).decisions;
    expect(signed?.document).toEqual({ viewedAt: start });
  });

  test('the last of those who must act completes the document, in a second step', () => {
    const others = [
      givenReady(2, { role: 'approver', approvedAt: start }),
      givenRecipient(3, { role: 'viewer' }),
    ];
    const { result, decisions } = sign(givenSession([givenReady(1), ...others]));
    expect(result.documentStatus).toBe('completed');
    expect(decisions[1]).toMatchObject({
      document: { completedAt: now },
      events: [{ type: 'document.completed' }],
      mails: [
        { to: givenId(101), content: { kind: 'completed' } },
        { to: givenId(102), content: { kind: 'completed' } },
        { to: 'owner', content: { kind: 'completed' } },
      ],
    });
  });
});

describe('fields', () => {
  const text = field(11, { signer: 1 });
  const place = field(12, { signer: 1, type: 'signature' });
  const other = field(13, { signer: 2 });
  const session = givenSession(
    [givenReady(1, { signerNumber: 1 }), givenReady(2, { signerNumber: 2 })],
    { fields: [text, place, other] },
  );
  const [textId, otherId] = [publicId('fld', text.id), publicId('fld', other.id)];

  test('the signer’s own are kept, with the places that the signature fills', () => {
    expect(sign(session, typed, { [textId]: 'Berlin' }).signature).toMatchObject({
      fieldValues: { [textId]: 'Berlin' },
      signatureFieldIds: [publicId('fld', place.id)],
    });
  });

  test.each([
    ['one is missing', {}],
    ['one is another signer’s', { [textId]: 'Berlin', [otherId]: 'Bonn' }],
  ])('VALIDATION_ERROR when %s', (_name, fields) => {
    expect(() => sign(session, typed, fields)).toThrow(refusal('VALIDATION_ERROR'));
  });
});

describe('initials', () => {
  const place = field(12, { type: 'signature' });
  const small = field(13, { type: 'signature', variant: 'initials' });
  const initials: GivenSignature = { input: 'type', text: 'AT', face: 'caveat' };
  const give = (fields: Field[]) =>
    signDocument(
      givenSession([givenReady(1)], { fields }),
      { id, signature: typed, initials, fields: {}, shown },
      undefined,
      now,
    );

  test('fill the places that ask for them, and the signature the others', () => {
    expect(give([place, small])).toMatchObject({
      signature: {
        signatureFieldIds: [publicId('fld', place.id)],
        initialsType: 'typed',
        initialsImage: null,
        initialsText: 'AT',
        initialsFace: 'caveat',
        initialsFieldIds: [publicId('fld', small.id)],
      },
    });
  });

  test.each([
    { required: true, what: 'the signature fills what is required', ids: [12, 13] },
    { required: false, what: 'what is optional stays empty', ids: [12] },
  ])('where none are given, $what', ({ required, ids }) => {
    const session = givenSession([givenReady(1)], { fields: [place, { ...small, required }] });
    const command = { id, signature: typed, fields: {}, shown };
    expect(signDocument(session, command, undefined, now)).toMatchObject({
      signature: {
        signatureFieldIds: ids.map((one) => publicId('fld', givenId<'fld'>(one))),
        ...noInitials,
      },
    });
  });

  test('VALIDATION_ERROR when no place asks for them', () => {
    expect(() => give([place])).toThrow(refusal('VALIDATION_ERROR'));
  });

  test('SIGNATURE_TYPE_NOT_ALLOWED when settings do not allow their type', () => {
    const session = givenSession([givenReady(1)], { fields: [small] });
    const signing = { ...defaultSettings.signing, allowed_signature_types: ['type' as const] };
    const drawn: GivenSignature = { input: 'draw', image: Uint8Array.of(1) };
    const command = { id, signature: typed, initials: drawn, fields: {}, shown };
    expect(() =>
      signDocument(
        { ...session, settings: { ...defaultSettings, signing } },
        command,
        undefined,
        now,
      ),
    ).toThrow(refusal('SIGNATURE_TYPE_NOT_ALLOWED'));
  });
});

describe('signed before', () => {
  const before = { signatureId: givenId<'sig'>(8), documentStatus: 'in_progress' } as const;
  const allowed: SignatureInput[] = ['draw'];
  const settings = {
    ...defaultSettings,
    signing: { ...defaultSettings.signing, allowed_signature_types: allowed },
  };

  test.each(['in_progress', 'completed', 'cancelled', 'declined'] as const)(
    'is answered as the first time, on a document that is %s, whatever is allowed now',
    (status) => {
      const session = givenSession([givenReady(1, { signedAt: start })], { status });
      const command = { id, signature: typed, fields: { rubbish: 1 }, shown };
      expect(signDocument({ ...session, settings }, command, before, now)).toEqual({
        alreadyDone: true,
        result: before,
      });
    },
  );

  test('SIGNATURE_TYPE_NOT_ALLOWED comes first of all, for a new signature only', () => {
    const session = givenSession([givenRecipient(1, { role: 'viewer' })], { status: 'draft' });
    expect(() => sign({ ...session, settings })).toThrow(refusal('SIGNATURE_TYPE_NOT_ALLOWED'));
  });
});
