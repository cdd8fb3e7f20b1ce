import { noProof, requireProved, type Guard } from '../../domain/authentication/proof.ts';
import type { RecipientPrincipal } from '../../domain/access/principal.ts';
import type { DocumentDecision } from '../../domain/document/decision.ts';
import type { Sender } from '../../domain/mail/mail.ts';
import type { Branding } from '../../domain/settings/branding.ts';
import type { ConsentTerms } from '../../domain/signing/consent.ts';
import { contentExpired } from '../../domain/signing/link-content.ts';
import { hasActed } from '../../domain/recipient/recipient.ts';
import { invalidSigningLink } from '../../domain/signing/rules.ts';
import { turnOf, type SigningSession as DecidedSession } from '../../domain/signing/session.ts';
import type { Document, Recipient } from '../../persistence/entities/documents.ts';
import { lockDocumentRow } from '../../persistence/stores/documents/documents.ts';
import { holdIssuer, readParties } from '../../persistence/stores/signing/signing-links.ts';
import { readProof } from '../authentication/read-proof.ts';
import { applyDecision } from '../documents/apply.ts';
import { expireOverdue } from '../documents/load.ts';
import type { OperationDeps, Transaction } from '../unit-of-work/context.ts';
import { termsFor } from './consent-terms.ts';
import { issuerOf, requireAlive, type KnownLink } from './open-link.ts';

/** Where and with what the recipient's browser came. */
export type Origin = Pick<RecipientPrincipal, 'ipAddress' | 'userAgent'>;

/** A recipient inside the transaction, with the document's row locked. */
export interface SigningSession extends DecidedSession {
  document: Document;
  recipients: Recipient[];
  recipient: Recipient;
  sender: Sender;
  branding: Branding;
  /** What the recipient agreed to, or is asked to. */
  terms: ConsentTerms;
  /** The link no longer shows the completed document. */
  contentExpired: boolean;
}

/**
 * Opens the link again inside the transaction; an overdue document expires first.
 * @param guard what the browser must have proved; it is looked at again, as the link is
 * @throws SIGNING_LINK_INVALID: one answer for wrong, stale and removed; AUTHENTICATION_REQUIRED,
 * RECIPIENT_BLOCKED
 */
export async function openSession(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  guard: Guard = 'view',
): Promise<SigningSession> {
  const issuerId = issuerOf(link);
  const issuer = issuerId && (await holdIssuer(tx.em, issuerId));
  const document = await lockDocumentRow(tx, link.documentId);
  // After the lock: who waited for it sees what was written in the meantime.
  const parties = document && (await readParties(tx.em, link.documentId));
  const recipient = parties?.recipients.find(({ id }) => id === link.recipientId);
  if (!parties || !recipient) throw invalidSigningLink();
  requireAlive(link, recipient.linkVersion, document, issuer);
  const { host, recipients } = parties;
  const proof =
    recipient.authentication.length === 0
      ? noProof
      : await readProof(tx.em, recipient, link.sessionToken, tx.realNow);
  requireProved(recipient, proof, guard);
  const loaded = { document, recipients };
  await expireOverdue(tx, loaded);
  const { id, name, email } = recipient;
  return {
    ...loaded,
    ...host,
    recipient,
    proof,
    terms: termsFor(tx.deps, recipient, host.settings),
    turn: turnOf(loaded.recipients, recipient),
    contentExpired: isContentExpired(tx.deps, link, loaded.document, tx.realNow),
    principal: {
      kind: 'signing_link',
      recipientId: id,
      linkChannel: link.linkChannel,
      name,
      email,
      ...origin,
    },
  };
}

/** Whether this link no longer shows the document's content. */
export function isContentExpired(
  { linkContentDays }: OperationDeps,
  link: KnownLink,
  document: Document,
  now: Date,
): boolean {
  const freshAt = link.linkChannel === 'mail' ? link.freshAt : undefined;
  return contentExpired(document, freshAt, linkContentDays, now);
}

/** A step of a session: what the rule decides of it is applied, and the session is as it left it. */
export async function stepInSession(
  tx: Transaction,
  link: KnownLink,
  origin: Origin,
  decide: (session: SigningSession) => DocumentDecision,
  guard: Guard = 'view',
): Promise<SigningSession> {
  const session = await openSession(tx, link, origin, guard);
  await applyDecision(tx, session.principal, session, decide(session));
  // The answer shows it.
  if (!hasActed(session.recipient)) session.recipient.shownName = session.recipient.name;
  return session;
}
