import { createHash } from 'node:crypto';
import { publicId } from '../../domain/ids.ts';
import { Refusal } from '../../domain/refusals.ts';
import { consentTerms, type ConsentTerms } from '../../domain/signing/consent.ts';
import type { Settings } from '../../domain/settings/settings.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { enter, type SigningSession, type Origin } from './open-session.ts';
import type { KnownLink } from './open-link.ts';
import { requireNotDone, requireOpen, requireTurn } from '../../domain/signing/rules.ts';

export function termsOf(settings: Settings): ConsentTerms {
  return consentTerms(settings.signing.esign_consent_text, (text) =>
    createHash('sha256').update(text).digest('hex'),
  );
}

/**
 * Records that the recipient agreed to electronic records, with the exact words agreed to.
 * @throws CONSENT_CHANGED when another version is quoted than the one in force
 */
export async function giveConsent(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  command: { version: string },
): Promise<SigningSession> {
  const entered = await enter(tx, link, origin);
  const { document, recipient } = entered;
  if (recipient.consentAt) return entered;
  requireOpen(entered);
  requireNotDone(entered);
  requireTurn(entered);
  const terms = termsOf(entered.settings);
  if (command.version !== terms.version) {
    throw new Refusal('CONSENT_CHANGED', 'The consent text has changed; please read it again.');
  }
  recipient.consentAt = tx.now;
  recipient.consentVersion = terms.version;
  recipient.consentText = terms.text;
  recipient.updatedAt = tx.now;
  recordEvent(tx, {
    type: 'recipient.consented',
    actor: entered.actor,
    organizationId: document.organizationId,
    document,
    resource: { type: 'recipient', id: recipient.id },
    details: {
      recipient_id: publicId('rec', recipient.id),
      consent_version: terms.version,
      consent_sha256: terms.sha256,
      user_agent: origin.userAgent,
    },
  });
  return entered;
}
