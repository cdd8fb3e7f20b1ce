import { expect, test } from '@jest/globals';
import { allHold, verifyDocument, type Findings } from '../../../src/domain/signing/verify.ts';
import { givenId, givenRecipient, givenSent } from '../given-state.ts';
import { givenReady, now } from './given-session.ts';
import { givenSignature } from './given-signature.ts';

const signature = givenSignature();
const good = { ok: true, detail: 'Good.' };
const bad = { ok: false, detail: 'Bad.' };
const seal = {
  bytes: good,
  additions: good,
  signature: good,
  certificates: good,
  revocation: good,
  durability: good,
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
    ['certificates', 'Those of the records are checked with the signatures; there is no seal yet.'],
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
    'An act lies outside.',
    of({ contradictions: { ...sound.contradictions, timestamps: ['An act lies outside.'] } }),
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

const unchecked = { ok: null, detail: 'Not checked, because nobody could.' };

test.each([
  ['bytes', { bytes: unchecked }, false],
  ['signatures', { signature: unchecked }, false],
  ['certificates', { certificates: unchecked }, false],
  ['timestamps', { timestamps: unchecked }, true],
] as const)(
  '%s that were not checked are said to be so, and verify as they may',
  (name, part, holds) => {
    const checks = verifyDocument(of({ seal: { ...seal, ...part } }));
    expect(checks.filter(({ ok }) => ok !== true)).toMatchObject([{ name, ok: null }]);
    expect(allHold(checks)).toBe(holds);
  },
);

test('a seal that carries no status of its certificates holds, and says that none was checked', () => {
  const checks = verifyDocument(of({ seal: { ...seal, revocation: unchecked } }));
  const detail = 'Good. Whether one was revoked: not checked, because nobody could.';
  expect(checks).toContainEqual({ name: 'certificates', ok: true, detail });
  expect(allHold(checks)).toBe(true);
});

test('what fails is told before what was not checked', () => {
  const checks = verifyDocument(of({ seal: { ...seal, bytes: unchecked, additions: bad } }));
  expect(checks).toContainEqual({ name: 'bytes', ok: false, detail: 'Bad.' });
});
