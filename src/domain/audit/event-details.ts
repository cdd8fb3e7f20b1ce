import { writeAllowance } from '../access/allowance.ts';
import type { ProvedStep } from '../authentication/proof.ts';
import { present } from '../document/representation.ts';
import { publicId, type RecipientId } from '../ids.ts';
import { isoOrAbsent } from '../time.ts';
import type { DisableReason } from '../webhook/endpoint-health.ts';
import type { DomainEvent } from './events.ts';

/** What the log says of an opt-out for which no reason was given. */
export const optedOutReason = 'opted out';

/** For the workspace's log; the owner's mail says it in the owner's language. */
const disableSentences: Record<DisableReason, string> = {
  gone: 'The endpoint answered 410 Gone.',
  failing: 'Every delivery to the endpoint has failed for five days.',
};

/** `details` as the document trail shows them. */
export function eventDetails(event: DomainEvent): Record<string, unknown> {
  switch (event.type) {
    case 'document.created':
      return { title: event.details.title };
    case 'document.updated':
    case 'template.updated':
    case 'webhook.updated':
      return { changed: event.details.changed };
    case 'document.fields_changed':
      return { count: event.details.count, sha256: event.details.sha256 };
    case 'document.sent':
      return { recipients_count: event.details.recipientsCount };
    case 'document.voided':
      return present('reason', event.details.reason);
    case 'document.expired':
      return { reason: 'expired' };
    case 'document.ownership_transferred':
      return { from: publicId('mem', event.details.from), to: publicId('mem', event.details.to) };
    case 'document.deleted':
    case 'document.viewed':
    case 'document.completed':
    case 'document.declined':
    case 'recipient.expired':
    case 'template.created':
    case 'template.used':
    case 'webhook.secret_rotated':
    case 'bulk_send.completed':
      return {};
    case 'recipient.added':
      return { ...recipient(event), ...present('reassigned_from', reassignedFrom(event)) };
    case 'recipient.removed':
    case 'recipient.reminded':
      return recipient(event);
    case 'recipient.reassigned':
      return {
        ...recipient(event),
        reassigned_to: publicId('rec', event.details.to),
        by: event.details.by,
        ...present('reason', event.details.reason),
      };
    case 'recipient.viewed':
      return {
        ...recipient(event),
        ...present('known_by', event.details.knownBy),
        ...proved(event.details.authentication),
      };
    case 'recipient.authenticated':
    case 'recipient.authentication_failed': {
      const { method, attempt } = event.details;
      return { ...recipient(event), method, attempt };
    }
    case 'recipient.blocked':
      return { ...recipient(event), method: event.details.method };
    case 'recipient.link_issued':
      return { ...recipient(event), member_id: publicId('mem', event.details.memberId) };
    case 'recipient.updated':
      return { ...recipient(event), changed: event.details.changed };
    case 'recipient.signed':
    case 'recipient.approved':
      return {
        ...recipient(event),
        signature_id: publicId('sig', event.details.signatureId),
        ...proved(event.details.authentication),
      };
    case 'recipient.undeliverable':
      return recipient(event);
    case 'recipient.declined':
      return { ...recipient(event), ...present('reason', event.details.reason) };
    case 'recipient.opted_out':
      return {
        ...recipient(event),
        reason: event.details.reason ?? optedOutReason,
        opted_out: true,
      };
    case 'recipient.consented':
      return {
        ...recipient(event),
        consent_version: event.details.version,
        consent_sha256: event.details.sha256,
        user_agent: event.details.userAgent,
      };
    case 'member.invited':
    case 'member.joined':
    case 'member.suspended':
    case 'member.reinstated':
      return { role: event.details.role };
    case 'member.removed':
      return {
        role: event.details.role,
        documents_go_to: publicId('mem', event.details.documentsGoTo),
      };
    case 'member.role_changed':
      return { from: event.details.from, to: event.details.to };
    case 'organization.updated':
      return 'changed' in event.details
        ? { changed: event.details.changed }
        : {
            webhook_id: publicId('whk', event.details.disabledWebhook),
            webhook_status: 'disabled',
            reason: disableSentences[event.details.reason],
          };
    case 'api_key.created':
      return {
        label: event.details.label,
        scopes: event.details.scopes,
        member_id: publicId('mem', event.details.memberId),
        ...present('expires_at', isoOrAbsent(event.details.expiresAt)),
        ...(event.details.allowance && { rate_limit: writeAllowance(event.details.allowance) }),
      };
    case 'api_key.revoked':
      return { label: event.details.label };
    case 'api_key.rotated': {
      const { label, to, oldEndsAt } = event.details;
      return { label, new_key_id: publicId('key', to), ends_at: oldEndsAt.toISOString() };
    }
    case 'webhook.created':
      return {
        name: event.details.name,
        url_origin: event.details.origin,
        events: event.details.events,
      };
    case 'webhook.deleted':
      return { name: event.details.name };
    case 'bulk_send.started':
      return { rows: event.details.rows, rows_sha256: event.details.sha256 };
    case 'bulk_send.cancelled':
      return { rows_sha256: event.details.sha256 };
    case 'template.deleted':
      return 'name' in event.details
        ? { name: event.details.name }
        : { with_document_id: publicId('doc', event.details.withDocument) };
  }
}

function reassignedFrom({ details }: DomainEvent<'recipient.added'>) {
  const { reassignedFrom: id } = details;
  return id && publicId('rec', id);
}

/** By which methods somebody proved who they are, and when; absent where nothing was asked. */
function proved(steps: readonly ProvedStep[]) {
  const listed = steps.map(({ method, before, at, hint }) => ({
    method,
    before,
    at,
    ...present('hint', hint),
  }));
  return present('authentication', listed.length === 0 ? null : listed);
}

function recipient({ recipientId }: { recipientId: RecipientId }) {
  return { recipient_id: publicId('rec', recipientId) };
}
