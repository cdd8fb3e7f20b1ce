import { noProof } from '../../../src/domain/authentication/proof.ts';
import { expect } from '@jest/globals';
import type { DocumentState, RecipientState } from '../../../src/domain/document/state.ts';
import type { LinkChannel } from '../../../src/domain/recipient/recipient.ts';
import type { ServedFile } from '../../../src/domain/signing/shown-files.ts';
import { turnOf, type SigningSession } from '../../../src/domain/signing/session.ts';
import { defaultSettings } from '../../../src/domain/settings/settings.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { givenRecipient, givenSent, start } from '../given-state.ts';

/** A day after the document was sent. */
export const now = plusDays(start, 1);

/** Invited, viewed and consented: the next step is the act. */
export function givenReady(number: number, given: Partial<RecipientState> = {}): RecipientState {
  return givenRecipient(number, {
    turn: 1,
    invitedAt: start,
    viewedAt: start,
    viewedLinkChannel: 'mail',
    viewedIpAddress: '203.0.113.7',
    viewedUserAgent: 'Firefox',
    consentAt: start,
    consentVersion: 'en-12345678',
    consentText: 'I agree.',
    consentLanguage: 'en',
    consentLinkChannel: 'mail',
    consentIpAddress: '203.0.113.7',
    consentUserAgent: 'Firefox',
    ...given,
  });
}

/** The document, served whole as it was looked at. */
export const served: ServedFile = {
  sha256: 'a'.repeat(64),
  at: start,
  linkChannel: 'mail',
  ipAddress: '203.0.113.7',
  userAgent: 'Firefox',
};

/** The session of the first of these on a sent document that was looked at. */
export function givenSession(
  recipients: [RecipientState, ...RecipientState[]],
  document: Partial<DocumentState> = {},
  linkChannel: LinkChannel = 'mail',
): SigningSession {
  const [recipient] = recipients;
  return {
    document: givenSent({ status: 'in_progress', viewedAt: start, ...document }),
    recipients,
    recipient,
    turn: turnOf(recipients, recipient),
    proof: noProof,
    principal: {
      kind: 'signing_link',
      recipientId: recipient.id,
      linkChannel,
      name: recipient.name,
      email: recipient.email,
      ipAddress: '203.0.113.7',
      userAgent: 'Firefox',
    },
    settings: defaultSettings,
  };
}

export function refusal(code: string): unknown {
  return expect.objectContaining({ code });
}
