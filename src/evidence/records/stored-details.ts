import { hash } from 'node:crypto';
import type { EvidenceFile } from '@countersign/verifier/evidence-file';
import type { DocumentState, RecipientState } from '../../domain/document/state.ts';
import { publicId } from '../../domain/ids.ts';
import { isoOrAbsent } from '../../domain/time.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * Digests of what answers show of a completed document and its recipients, and what is not for
 * every reader of the sealed file: messages, and people who did nothing. None of it changes once
 * the document is final. The salt keeps the digests from being guessed.
 */
export function storedDetails(
  document: DocumentState,
  recipients: readonly RecipientState[],
  salt: string,
): NonNullable<EvidenceFile['details']> {
  const digest = (details: object) => hash('sha256', canonicalJson({ salt, ...details }));
  return [
    { id: publicId('doc', document.id), sha256: digest(documentDetails(document)) },
    ...recipients.map((recipient) => ({
      id: publicId('rec', recipient.id),
      sha256: digest(recipientDetails(recipient)),
    })),
  ];
}

function documentDetails(document: DocumentState) {
  const { description, message, deadline, fields } = document;
  const { redirectUrl, createdFromTemplateId, templateVersion } = document;
  const { reminderDays, alertDays, ownReminderDays, ownAlertDays } = document;
  return {
    description,
    message,
    deadline: isoOrAbsent(deadline) ?? null,
    fields,
    redirect_url: redirectUrl,
    template: { id: createdFromTemplateId, version: templateVersion },
    reminders: {
      days: reminderDays,
      alert: alertDays,
      own: ownReminderDays,
      own_alert: ownAlertDays,
    },
  };
}

function recipientDetails(recipient: RecipientState) {
  const { name, email, role, order, message, locale, notify, signerNumber } = recipient;
  const known = { name, email, role, order, message, locale, notify, signer_number: signerNumber };
  return {
    ...known,
    key: recipient.key,
    authentication: recipient.authentication.map(({ method, before }) => ({ method, before })),
    // Who gets a copy opens it when it is complete, perhaps after it was sealed.
    ...(role !== 'cc' && doneDetails(recipient)),
    ...passingDetails(recipient),
  };
}

/** How a recipient viewed and consented, of whom no record says it too. */
function doneDetails(recipient: RecipientState) {
  const { viewedAt, viewedLinkChannel, viewedIpAddress, viewedUserAgent } = recipient;
  const { consentAt, consentVersion, consentLanguage, consentText } = recipient;
  const { consentLinkChannel, consentIpAddress, consentUserAgent } = recipient;
  return {
    view: [isoOrAbsent(viewedAt) ?? null, viewedLinkChannel, viewedIpAddress, viewedUserAgent],
    consent: [
      isoOrAbsent(consentAt) ?? null,
      consentVersion,
      consentLanguage,
      consentText,
      consentLinkChannel,
      consentIpAddress,
      consentUserAgent,
    ],
  };
}

/** Only what there is, so that the digests of who has none of it are as they always were. */
function passingDetails(recipient: RecipientState) {
  const { allowDelegate, reassignedAt, reassignedTo, reassignedBy, reassignReason } = recipient;
  const { reassignedFrom } = recipient;
  return {
    ...(allowDelegate !== null && { allow_delegate: allowDelegate }),
    ...(reassignedAt && {
      reassigned: {
        at: reassignedAt.toISOString(),
        to: reassignedTo,
        by: reassignedBy,
        reason: reassignReason,
      },
    }),
    ...(reassignedFrom && { reassigned_from: reassignedFrom }),
  };
}
