import type { FileWarning } from '@countersign/pdf/intake/warnings';
import { demandsRepresentation } from '../authentication/demand.ts';
import { publicId } from '../ids.ts';
import { displayName } from '../member/member.ts';
import { recipientStatus, type RecipientFacts } from '../recipient/recipient.ts';
import { isoOrAbsent } from '../time.ts';
import { closedReason } from './document.ts';
import type { DocumentState, RecipientState } from './state.ts';

/** The API's own JSON: the same representation in responses and in webhook bodies. */

export type DocumentRow = Pick<
  DocumentState,
  | 'id'
  | 'title'
  | 'description'
  | 'status'
  | 'recipientsCount'
  | 'signedCount'
  | 'deadline'
  | 'sentAt'
  | 'completedAt'
  | 'voidedAt'
  | 'voidReason'
  | 'expiredAt'
  | 'declinedAt'
  | 'externalId'
  | 'metadata'
  | 'createdAt'
  | 'updatedAt'
>;

export function documentRepresentation(document: DocumentRow) {
  return {
    id: publicId('doc', document.id),
    title: document.title,
    ...present('description', document.description),
    status: document.status,
    created_at: document.createdAt.toISOString(),
    updated_at: document.updatedAt.toISOString(),
    recipients_count: document.recipientsCount,
    signed_count: document.signedCount,
    ...present('deadline', isoOrAbsent(document.deadline)),
    ...present('sent_at', isoOrAbsent(document.sentAt)),
    ...present('completed_at', isoOrAbsent(document.completedAt)),
    ...present('voided_at', isoOrAbsent(document.voidedAt)),
    ...present('void_reason', document.voidReason),
    ...present('closed_reason', closedReason(document)),
    ...present('external_id', document.externalId),
    ...present('metadata', document.metadata),
  };
}

/** What the API shows of a document beside that to whoever gets it. */
export function documentDetails(
  document: Pick<
    DocumentState,
    | 'ownerMemberId'
    | 'message'
    | 'createdFromTemplateId'
    | 'templateVersion'
    | 'redirectUrl'
    | 'sentAt'
    | 'reminderDays'
    | 'ownReminderDays'
    | 'alertDays'
    | 'ownAlertDays'
  >,
  owner: { name: string | null; email: string },
) {
  const { createdFromTemplateId: templateId, sentAt } = document;
  return {
    owner: {
      id: publicId('mem', document.ownerMemberId),
      name: displayName(owner),
      email: owner.email,
    },
    ...present('message', document.message),
    ...present('template_id', templateId && publicId('tpl', templateId)),
    ...present('template_version', document.templateVersion),
    ...present('reminder_schedule', sentAt ? document.reminderDays : document.ownReminderDays),
    ...present('expiration_alert_days', sentAt ? document.alertDays : document.ownAlertDays),
    ...present('redirect_url', document.redirectUrl),
  };
}

/** What of the file that came a document does not have; nothing while that is not known. */
export function warningsRepresentation(warnings: readonly FileWarning[] | null) {
  return warnings && warnings.length > 0 ? { warnings: [...warnings] } : {};
}

/** Undefined while the seal waits for nothing. */
export function sealWaitRepresentation({
  sealWaitsFor,
  sealWaitsSince,
}: Pick<DocumentState, 'sealWaitsFor' | 'sealWaitsSince'>) {
  if (!sealWaitsFor || !sealWaitsSince) return undefined;
  return { waiting_for: sealWaitsFor, since: sealWaitsSince.toISOString() };
}

export type RecipientRow = RecipientFacts &
  Pick<
    RecipientState,
    | 'id'
    | 'key'
    | 'email'
    | 'name'
    | 'order'
    | 'locale'
    | 'notify'
    | 'declineReason'
    | 'allowDelegate'
    | 'reassignedTo'
    | 'reassignedFrom'
    | 'authentication'
  >;

export function recipientRepresentation(recipient: RecipientRow) {
  return {
    id: publicId('rec', recipient.id),
    ...present('key', recipient.key),
    email: recipient.email,
    name: recipient.name,
    role: recipient.role,
    status: recipientStatus(recipient),
    ...present('order', recipient.order),
    ...present('locale', recipient.locale),
    ...(recipient.notify ? {} : { notify: false }),
    ...present('allow_delegate', recipient.allowDelegate),
    ...demandsRepresentation(recipient.authentication),
    ...present('viewed_at', isoOrAbsent(recipient.viewedAt)),
    ...present('completed_at', isoOrAbsent(recipient.signedAt ?? recipient.approvedAt)),
    ...passingOf(recipient),
  };
}

/** As `recipients` items of get-document carry it. */
export function recipientItemRepresentation(recipient: RecipientRow) {
  return {
    id: publicId('rec', recipient.id),
    ...present('key', recipient.key),
    email: recipient.email,
    name: recipient.name,
    role: recipient.role,
    status: recipientStatus(recipient),
    ...present('signed_at', isoOrAbsent(recipient.signedAt ?? recipient.approvedAt)),
    ...passingOf(recipient),
  };
}

/** Whose place it was, and whose it is now. */
function passingOf({ reassignedAt, reassignedTo, reassignedFrom }: RecipientRow) {
  return {
    ...present('reassigned_at', isoOrAbsent(reassignedAt)),
    ...present('reassigned_to', reassignedTo && publicId('rec', reassignedTo)),
    ...present('reassigned_from', reassignedFrom && publicId('rec', reassignedFrom)),
  };
}

/** Optional fields without a value are absent, never null. */
export function present<K extends string, V>(
  key: K,
  value: V | null | undefined,
): { [key in K]?: V } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [key in K]: V });
}
