import { expect, test } from '@jest/globals';
import { noInitials } from '../../../src/domain/signing/initials.ts';
import { verifyDocument, type Findings } from '../../../src/domain/signing/verify.ts';
import type { SignatureState } from '../../../src/domain/signing/signature.ts';
import { givenId, givenRecipient, givenSent, start } from '../given-state.ts';
import { givenReady, now } from './given-session.ts';

const signature: SignatureState = {
  id: givenId(9),
  recipientId: givenId(101),
  signerName: 'Ana',
  signerEmail: 'ana@example.com',
  meaning: 'signed',
  signatureType: 'typed',
  signedAt: now,
  linkChannel: 'mail',
  ipAddress: '203.0.113.7',
  userAgent: 'Firefox',
  shownSha256: null,
  image: null,
  typedText: 'Ana',
  typedFace: null,
  ...noInitials,
  fieldValues: {},
  signatureFieldIds: [],
};
const good = { ok: true, detail: 'Good.' };
const bad = { ok: false, detail: 'Bad.' };
const seal = {
  bytes: good,
  additions: good,
  signature: good,
  certificates: good,
  revocation: good,
  timestamps: good,
};
const completed = givenSent({ status: 'completed', completedAt: now, sealedFileId: givenId(7) });
const sound: Findings = {
  document: completed,
  recipients: [givenReady(1, { signedAt: now }), givenRecipient(2, { role: 'viewer' })],
  signatures: [{ signature, problems: [] }],
  alteredFiles: [],
  seal,
  log: { count: 7, last: 7, expected: 7 },
  contradictions: { bytes: [], signatures: [], timestamps: [], log: [] },
};

test('a sound document passes all six checks', () => {
  expect(verifyDocument(sound).map(({ name, ok }) => [name, ok])).toEqual([
    ['bytes', true],
    ['signatures', true],
    ['certificates', true],
    ['log', true],
    ['timestamps', true],
    ['completeness', true],
  ]);
});

test('one that is not completed has no times to agree, and no seal', () => {
  const open = { ...sound, document: givenSent({ status: 'in_progress' }), seal: undefined };
  expect(verifyDocument(open).map(({ name, detail }) => [name, detail])).toEqual([
    ['bytes', 'Every stored file has the SHA-256 recorded for it.'],
    ['signatures', '1 records match what they bind.'],
    ['certificates', 'There is no seal yet whose chain could be checked.'],
    ['log', 'The log holds all 7 events of the document, numbered without a gap.'],
  ]);
});

const of = (change: Partial<Findings>): Findings => ({ ...sound, ...change });
test.each<[string, string, Findings]>([
  [
    'bytes',
    'Not as recorded: the sealed PDF, the original file.',
    of({ alteredFiles: ['the sealed PDF', 'the original file'] }),
  ],
  ['bytes', 'Bad.', of({ seal: { ...seal, bytes: bad } })],
  ['bytes', 'Bad.', of({ seal: { ...seal, additions: bad } })],
  ['signatures', 'Bad. Worse.', of({ signatures: [{ signature, problems: ['Bad.', 'Worse.'] }] })],
  ['signatures', 'Bad.', of({ seal: { ...seal, signature: bad } })],
  ['certificates', 'Bad.', of({ seal: { ...seal, certificates: bad } })],
  ['certificates', 'Bad.', of({ seal: { ...seal, revocation: bad } })],
  ['timestamps', 'PAdES B-T. Bad.', of({ seal: { ...seal, timestamps: bad, level: 'B-T' } })],
  ['log', 'The log holds 6 events of 7.', of({ log: { count: 6, last: 7, expected: 7 } })],
  ['log', 'The log holds 6 events of 7.', of({ log: { count: 6, last: 6, expected: 7 } })],
  [
    'timestamps',
    'An act lies outside the time between sending and completion.',
    of({ document: { ...completed, completedAt: start } }),
  ],
  ['completeness', '1 signatures are missing.', of({ signatures: [] })],
  [
    'completeness',
    'The sealed file is not there yet.',
    of({ document: { ...completed, sealedFileId: null } }),
  ],
])('%s fails: %s', (name, detail, findings) => {
  const failing = verifyDocument(findings).filter(({ ok }) => !ok);
  expect(failing).toEqual([{ name, ok: false, detail }]);
});
