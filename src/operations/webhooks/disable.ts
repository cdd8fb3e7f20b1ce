import { publicId } from '../../domain/ids.ts';
import type { Locale } from '../../domain/mail/mail.ts';
import { displayName } from '../../domain/member/member.ts';
import type { DisableReason } from '../../domain/webhook/endpoint-health.ts';
import { MailEntity } from '../../persistence/entities/events.ts';
import type { Webhook } from '../../persistence/entities/webhooks.ts';
import { systemActor, type Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { skipDeliveries } from './skip-deliveries.ts';

/** For the workspace's log; the mail has its own, in the owner's language. */
const sentences: Record<DisableReason, string> = {
  gone: 'The endpoint answered 410 Gone.',
  failing: 'Every delivery to the endpoint has failed for five days.',
};

/**
 * Switches an endpoint off: what is pending for it ends, the workspace's log says so, and the
 * longest-standing owner is mailed. The caller holds its lock; `deliveryId` brought it about.
 */
export async function disableWebhook(
  tx: Transaction,
  webhook: Webhook,
  cause: { reason: DisableReason; deliveryId: string },
): Promise<void> {
  webhook.status = 'disabled';
  webhook.updatedAt = tx.now;
  const { id, organizationId } = webhook;
  await skipDeliveries(tx, { webhookId: id, except: cause.deliveryId });
  recordEvent(tx, {
    type: 'organization.updated',
    actor: systemActor,
    organizationId,
    resource: { type: 'organization', id: organizationId },
    details: {
      webhook_id: publicId('whk', id),
      webhook_status: 'disabled',
      reason: sentences[cause.reason],
    },
  });
  await mailOwner(tx, webhook, cause.reason);
}

async function mailOwner(tx: Transaction, webhook: Webhook, reason: DisableReason): Promise<void> {
  const { id, organizationId, name, url } = webhook;
  const [owner] = await tx.em.execute<{ name: string | null; email: string }[]>(
    `select u.name, u.email from members m join users u on u.id = m.user_id
     where m.organization_id = ? and m.role = 'owner' and m.status = 'active' and not m.is_system
     order by m.joined_at, m.id limit 1`,
    [organizationId],
  );
  if (!owner) return;
  tx.em.create(MailEntity, {
    id: tx.deps.ids.next(),
    organizationId,
    documentId: null,
    recipientId: null,
    audience: 'org',
    kind: 'webhook_disabled',
    // Once for each time it is disabled; `unsentMails` finds it by its beginning.
    occurrence: `${id} ${tx.now.toISOString()}`,
    toName: displayName(owner),
    toEmail: owner.email,
    replyToName: null,
    replyToEmail: null,
    locale: tx.deps.defaultLocale as Locale,
    content: {
      kind: 'webhook_disabled',
      webhook: { id: publicId('whk', id), name, url },
      reason,
    },
    status: 'pending',
    refusal: null,
    leaseOwner: null,
    leaseUntil: null,
    createdAt: tx.now,
    sentAt: null,
  });
}
