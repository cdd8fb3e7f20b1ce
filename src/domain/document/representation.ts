import { publicId, type DocumentId, type RecipientId } from '../ids.ts';
import type { Locale } from '../mail/mail.ts';
import {
  recipientStatus,
  type RecipientFacts,
  type RecipientRole,
} from '../recipient/recipient.ts';
import { isoOrAbsent } from '../time.ts';
import type { DocumentStatus } from './document.ts';
import type { DocumentState } from './state.ts';

/** The API's own JSON: the same representation in responses and in webhook bodies. */

export interface DocumentRow {
  id: DocumentId;
  title: string;
  description: string | null;
  status: DocumentStatus;
  recipientsCount: number;
  signedCount: number;
  deadline: Date | null;
  sentAt: Date | null;
  completedAt: Date | null;
  voidedAt: Date | null;
  voidReason: string | null;
  createdAt: Date;
  updatedAt: Date;
}

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
  };
}

/** Undefined while the seal waits for nothing. */
export function sealWaitRepresentation({
  sealWaitsFor,
  sealWaitsSince,
}: Pick<DocumentState, 'sealWaitsFor' | 'sealWaitsSince'>) {
  if (!sealWaitsFor || !sealWaitsSince) return undefined;
  return { waiting_for: sealWaitsFor, since: sealWaitsSince.toISOString() };
}

export interface RecipientRow extends RecipientFacts {
  id: RecipientId;
  email: string;
  name: string;
  role: RecipientRole;
  order: number | null;
  locale: Locale | null;
  notify: boolean;
  declineReason: string | null;
}

export function recipientRepresentation(recipient: RecipientRow) {
  return {
    id: publicId('rec', recipient.id),
    email: recipient.email,
    name: recipient.name,
    role: recipient.role,
    status: recipientStatus(recipient),
    ...present('order', recipient.order),
    ...present('locale', recipient.locale),
    ...(recipient.notify ? {} : { notify: false }),
    ...present('viewed_at', isoOrAbsent(recipient.viewedAt)),
    ...present('completed_at', isoOrAbsent(recipient.signedAt ?? recipient.approvedAt)),
  };
}

/** As `recipients` items of get-document carry it. */
export function recipientItemRepresentation(recipient: RecipientRow) {
  return {
    id: publicId('rec', recipient.id),
    email: recipient.email,
    name: recipient.name,
    role: recipient.role,
    status: recipientStatus(recipient),
    ...present('signed_at', isoOrAbsent(recipient.signedAt ?? recipient.approvedAt)),
  };
}

/** Optional fields without a value are absent, never null. */
export function present<K extends string, V>(
  key: K,
  value: V | null | undefined,
): { [key in K]?: V } {
  return value === null || value === undefined ? {} : ({ [key]: value } as { [key in K]: V });
}
