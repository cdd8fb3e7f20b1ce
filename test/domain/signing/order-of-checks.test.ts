import { describe, expect, test } from '@jest/globals';
import type { DocumentState, RecipientState } from '../../../src/domain/document/state.ts';
import { approveDocument } from '../../../src/domain/signing/approve.ts';
import { declineDocument, optOut } from '../../../src/domain/signing/decline.ts';
import { giveConsent } from '../../../src/domain/signing/give-consent.ts';
import type { SigningSession } from '../../../src/domain/signing/session.ts';
import { signDocument } from '../../../src/domain/signing/sign.ts';
import { viewDocument } from '../../../src/domain/signing/view.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenId, givenRecipient, start } from '../given-state.ts';
import { givenReady, givenSession, now, refusal, served } from './given-session.ts';

const terms = {
  version: 'en-2',
  language: 'en' as const,
  text: 'New words',
  sha256: '0'.repeat(64),
};
const signature = { input: 'type', text: 'Ana' } as const;
const act = { id: givenId<'sig'>(9), shown: { served: [served] } };
const steps = {
  sign: (session: SigningSession) =>
    signDocument(session, { ...act, signature, fields: {} }, undefined, now),
  approve: (session: SigningSession) =>
    approveDocument(session, { ...act, fields: {} }, undefined, now),
  decline: (session: SigningSession) => declineDocument(session, {}, now),
  optOut: (session: SigningSession) => optOut(session, {}, now),
  consent: (session: SigningSession) => giveConsent(session, { version: 'en-1' }, terms, now),
  view: (session: SigningSession) => viewDocument(session, now),
};
type Step = keyof typeof steps;

interface Wrong {
  code: string;
  document?: Partial<DocumentState>;
  recipient?: Partial<RecipientState>;
}

/** From last to first: each is wrong together with all those above it, and answered before them. */
const wrongs: Wrong[] = [
  { code: 'CONSENT_REQUIRED', recipient: { consentAt: null } },
  { code: 'NOT_VIEWED', recipient: { viewedAt: null } },
  { code: 'NOT_YOUR_TURN', recipient: { order: 2 } },
  { code: 'RECIPIENT_DONE', recipient: { declinedAt: start, optedOutAt: start } },
  { code: 'DOCUMENT_NOT_OPEN', document: { status: 'cancelled', voidedAt: start } },
  { code: 'ROLE_NOT_ALLOWED', recipient: { role: 'viewer' } },
];
const all = wrongs.map(({ code }) => code);
const checked: Record<Step, string[]> = {
  sign: all,
  approve: all,
  decline: all.slice(1),
  // Somebody who has opted out is answered as the first time, whatever has become of the document.
  optOut: all.slice(2).filter((code) => code !== 'RECIPIENT_DONE'),
  consent: ['NOT_YOUR_TURN', 'RECIPIENT_DONE', 'DOCUMENT_NOT_OPEN'],
  view: ['NOT_YOUR_TURN', 'DOCUMENT_NOT_OPEN'],
};

describe.each(Object.entries(checked) as [Step, string[]][])(
  '%s checks in order',
  (step, codes) => {
    test.each(codes)('%s', (code) => {
      const relevant = wrongs.filter((wrong) => codes.includes(wrong.code));
      const present = relevant.slice(0, codes.indexOf(code) + 1);
      const fresh =
        step === 'view' ? { viewedAt: null } : step === 'consent' ? { consentAt: null } : {};
      const recipient = givenReady(1, {
        role: step === 'approve' ? 'approver' : 'signer',
        order: 1,
        ...fresh,
        ...Object.assign({}, ...present.map((wrong) => wrong.recipient)),
      });
      const session = givenSession(
        [recipient, givenRecipient(2, { order: 1 })],
        Object.assign({}, ...present.map((wrong) => wrong.document)),
      );
      expect(() => steps[step](session)).toThrow(refusal(code));
    });
  },
);

test.each([
  ['signer', 'approve'],
  ['approver', 'sign'],
  ['viewer', 'sign'],
  ['viewer', 'approve'],
  ['viewer', 'decline'],
  ['viewer', 'optOut'],
] as const)('ROLE_NOT_ALLOWED: a %s does not %s', (role, step) => {
  expect(() => steps[step](givenSession([givenReady(1, { role })]))).toThrow(
    refusal('ROLE_NOT_ALLOWED'),
  );
});

test.each([
  ['The document has not been sent yet.', { status: 'draft' }],
  ['The document is cancelled.', { status: 'cancelled' }],
  ['The document is completed.', { status: 'completed' }],
  ['The document is declined.', { status: 'declined' }],
  ['The document is past its deadline.', { status: 'cancelled', expiredAt: plusDays(start, 1) }],
] as const)('DOCUMENT_NOT_OPEN says why: %s', (message, document) => {
  expect(() => steps.sign(givenSession([givenReady(1)], document))).toThrow(
    expect.objectContaining({ code: 'DOCUMENT_NOT_OPEN', message }),
  );
});
