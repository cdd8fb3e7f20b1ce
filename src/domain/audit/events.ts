import type { Allowance } from '../access/allowance.ts';
import type { AuthenticationMethod } from '../authentication/demand.ts';
import type { ProvedStep } from '../authentication/proof.ts';
import type {
  ApiKeyId,
  BulkSendId,
  DocumentId,
  MemberId,
  RecipientId,
  SignatureId,
  TemplateId,
  WebhookId,
} from '../ids.ts';
import type { MemberRole } from '../member/member.ts';
import type { PassedOnBy } from '../recipient/recipient.ts';
import type { ReaderSign } from '../signing/reader-sign.ts';
import type { DisableReason } from '../webhook/endpoint-health.ts';
import type { WebhookEventType } from '../webhook/event-types.ts';

type None = Record<string, never>;

interface ActDetails {
  signatureId: SignatureId;
  /** What was proved before it. */
  authentication: readonly ProvedStep[];
}

/** What is recorded of each type beside who, when and what it happened to. */
interface DetailsByType {
  'document.created': { title: string };
  'document.updated': { changed: readonly string[] };
  /** How many there are now, and the SHA-256 of the set as it was answered (RFC 8785), in hex. */
  'document.fields_changed': { count: number; sha256: string };
  'document.deleted': None;
  'document.sent': { recipientsCount: number };
  'document.viewed': None;
  'document.completed': None;
  'document.voided': { reason: string | null };
  'document.expired': None;
  'document.declined': None;
  'document.ownership_transferred': { from: MemberId; to: MemberId };
  /** `reassignedFrom` had the place before. */
  'recipient.added': { reassignedFrom?: RecipientId };
  'recipient.updated': { changed: readonly string[] };
  'recipient.removed': None;
  'recipient.viewed': { authentication: readonly ProvedStep[]; knownBy?: ReaderSign };
  'recipient.signed': ActDetails;
  'recipient.approved': ActDetails;
  'recipient.declined': { reason: string | null };
  'recipient.opted_out': { reason: string | null };
  'recipient.consented': { version: string; sha256: string; userAgent: string };
  'recipient.expired': None;
  'recipient.reminded': None;
  'recipient.reassigned': { to: RecipientId; by: PassedOnBy; reason: string | null };
  'recipient.undeliverable': { reason: string };
  /** By `memberId`, once for each UTC day. */
  'recipient.link_issued': { memberId: MemberId };
  /** `attempt`: which of those that were made. */
  'recipient.authenticated': { method: AuthenticationMethod; attempt: number };
  'recipient.authentication_failed': { method: AuthenticationMethod; attempt: number };
  'recipient.blocked': { method: AuthenticationMethod };
  'template.created': None;
  'template.updated': { changed: readonly string[] };
  'template.used': None;
  /** By its id, or with the document that it was bound to. */
  'template.deleted': { name: string } | { withDocument: DocumentId };
  'member.invited': { role: MemberRole };
  'member.joined': { role: MemberRole };
  'member.suspended': { role: MemberRole };
  'member.reinstated': { role: MemberRole };
  'member.removed': { role: MemberRole; documentsGoTo: MemberId };
  'member.role_changed': { from: MemberRole; to: MemberRole };
  'organization.updated':
    | { changed: Readonly<Record<string, { from: unknown; to: unknown }>> }
    | { disabledWebhook: WebhookId; reason: DisableReason };
  'api_key.created': {
    label: string;
    scopes: readonly string[];
    memberId: MemberId;
    expiresAt: Date | null;
    allowance: Allowance | null;
  };
  'api_key.revoked': { label: string };
  /** `to` may do what it could, which ends at `oldEndsAt`. */
  'api_key.rotated': { label: string; to: ApiKeyId; oldEndsAt: Date };
  /** Of its address the origin alone: what follows may be a secret. */
  'webhook.created': { name: string; origin: string; events: readonly WebhookEventType[] };
  'webhook.updated': { changed: readonly string[] };
  'webhook.deleted': { name: string };
  'webhook.secret_rotated': None;
  /** The SHA-256 in hex is of the rows as they were given. */
  'bulk_send.started': { sha256: string; rows: number };
  'bulk_send.cancelled': { sha256: string };
  'bulk_send.completed': None;
}

export type EventType = keyof DetailsByType;

/** Whom it happened to, where the document alone does not say it. */
type SubjectByType<Type extends EventType> = Type extends
  `recipient.${string}` | 'document.viewed' | 'document.declined'
  ? { recipientId: RecipientId }
  : Type extends `member.${string}`
    ? { memberId: MemberId }
    : Type extends `api_key.${string}`
      ? { keyId: ApiKeyId }
      : Type extends `webhook.${string}`
        ? { webhookId: WebhookId }
        : Type extends `bulk_send.${string}`
          ? { bulkSendId: BulkSendId }
          : Type extends 'template.deleted'
            ? { templateId: TemplateId }
            : unknown;

/** Everything that can happen: one closed union, decided by rules; `event-routing.ts` says who reads of it. */
export type DomainEvent<Type extends EventType = EventType> = {
  [T in Type]: { type: T; details: DetailsByType[T] } & SubjectByType<T>;
}[Type];
