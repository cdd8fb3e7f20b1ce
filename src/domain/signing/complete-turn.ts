import { completeDocument } from '../document/complete.ts';
import type { DocumentDecision } from '../document/decision.ts';
import { allActed, type DocumentStatus } from '../document/document.ts';
import type { SignatureId } from '../ids.ts';
import {
  requireConsent,
  requireHolder,
  requireNotDone,
  requireOpen,
  requireTurn,
  requireViewed,
} from './rules.ts';
import type { SigningSession } from './session.ts';
import { fileShown, type ServedFile, type ShownFiles } from './shown-files.ts';
import type { SignatureState } from './signature.ts';

/** What a signature or an approval is answered with. */
export interface SignedResult {
  signatureId: SignatureId;
  /** As the signature left the document, whatever has become of it since. */
  documentStatus: Extract<DocumentStatus, 'in_progress' | 'completed'>;
}

export type SigningOutcome =
  | { alreadyDone: true; result: SignedResult }
  | {
      alreadyDone: false;
      result: SignedResult;
      signature: SignatureState;
      /** Applied one after the other: the signature, and the completion after the last one. */
      decisions: readonly DocumentDecision[];
    };

/**
 * What must be so before a recipient signs or approves, in the order of the contract.
 * @returns the file that was shown
 */
export function requireReadyToSign(session: SigningSession, shown: ShownFiles): ServedFile {
  requireHolder(session);
  requireOpen(session);
  requireNotDone(session);
  requireTurn(session);
  requireViewed(session);
  const file = fileShown(shown);
  requireConsent(session);
  return file;
}

/** What was given, beside who gave it, when and from where. */
type SignatureInput = Pick<
  SignatureState,
  | 'id'
  | 'meaning'
  | 'signatureType'
  | 'shownSha256'
  | 'shownAt'
  | 'shownLinkChannel'
  | 'shownIpAddress'
  | 'shownUserAgent'
  | 'image'
  | 'typedText'
  | 'typedFace'
  | 'initialsType'
  | 'initialsImage'
  | 'initialsText'
  | 'initialsFace'
  | 'initialsFieldIds'
  | 'fieldValues'
  | 'shownFieldIds'
  | 'signatureFieldIds'
>;

/** A recipient has signed or approved; the last of those who must completes the document. */
export function completeTurn(
  session: SigningSession,
  given: SignatureInput,
  now: Date,
): SigningOutcome {
  const { document, recipients, recipient, principal, settings, proof } = session;
  const signs = given.meaning === 'signed';
  const facts = signs ? { signedAt: now } : { approvedAt: now };
  const isLast = allActed(
    recipients.map((one) => (one.id === recipient.id ? { ...one, ...facts } : one)),
  );
  return {
    alreadyDone: false,
    result: { signatureId: given.id, documentStatus: isLast ? 'completed' : 'in_progress' },
    signature: {
      ...given,
      recipientId: recipient.id,
      // A name that was changed in the meantime is not the one on the signer's screen.
      signerName: recipient.shownName ?? recipient.name,
      signerEmail: recipient.email,
      signedAt: now,
      linkChannel: principal.linkChannel,
      ipAddress: principal.ipAddress,
      userAgent: principal.userAgent,
      authentication: [...proof.steps],
    },
    decisions: [
      {
        document: { viewedAt: document.viewedAt ?? now },
        recipients: [{ id: recipient.id, facts }],
        events: [
          {
            type: signs ? 'recipient.signed' : 'recipient.approved',
            recipientId: recipient.id,
            details: { signatureId: given.id, authentication: proof.steps },
          },
        ],
      },
      ...(isLast ? [completeDocument(session, settings, now)] : []),
    ],
  };
}
