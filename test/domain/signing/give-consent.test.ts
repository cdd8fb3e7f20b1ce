import { expect, test } from '@jest/globals';
import { nothingToDo } from '../../../src/domain/document/decision.ts';
import { giveConsent } from '../../../src/domain/signing/give-consent.ts';
import { givenRecipient } from '../given-state.ts';
import { givenReady, givenSession, now, refusal } from './given-session.ts';

const terms = {
  version: 'en-12345678',
  language: 'en' as const,
  text: 'The words.',
  sha256: 'ab'.repeat(32),
};
const recipient = givenRecipient(1);

test('keeps version, language and words, the link and where it was opened; the workflow waits for nothing of it', () => {
  const { version, text, sha256 } = terms;
  expect(giveConsent(givenSession([recipient]), { version }, terms, now)).toEqual({
    recipients: [
      {
        id: recipient.id,
        facts: {
          consentAt: now,
          consentVersion: version,
          consentLanguage: 'en',
          consentText: text,
          consentLinkChannel: 'mail',
          consentIpAddress: '203.0.113.7',
          consentUserAgent: 'Firefox',
        },
      },
    ],
    events: [
      {
        type: 'recipient.consented',
        recipientId: recipient.id,
        details: { version, sha256, userAgent: 'Firefox' },
      },
    ],
    workflowUnaffected: true,
  });
});

test('CONSENT_CHANGED: another version than the one in force', () => {
  expect(() => giveConsent(givenSession([recipient]), { version: 'en-0' }, terms, now)).toThrow(
    refusal('CONSENT_CHANGED'),
  );
});

test('given once, it stands: in any state, and whatever version is quoted', () => {
  const session = givenSession([givenReady(1)], { status: 'declined' });
  expect(giveConsent(session, { version: 'en-0' }, terms, now)).toBe(nothingToDo);
});
