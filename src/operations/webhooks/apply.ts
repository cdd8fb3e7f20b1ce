import type { Principal } from '../../domain/access/principal.ts';
import { displayName } from '../../domain/member/member.ts';
import type { WebhookDecision } from '../../domain/webhook/decision.ts';
import type { Webhook } from '../../persistence/entities/webhooks.ts';
import { skipDeliveries } from '../../persistence/stores/webhooks/deliveries.ts';
import { firstOwner } from '../../persistence/stores/webhooks/webhooks.ts';
import { queueMail } from '../mails/queue.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';

/** Writes what was decided of a webhook whose lock the caller holds. */
export async function applyDecision(
  tx: Transaction,
  principal: Principal,
  webhook: Webhook,
  { facts, skipPending, events = [], mailToOwner }: WebhookDecision,
): Promise<void> {
  Object.assign(webhook, facts);
  const { id, organizationId } = webhook;
  if (skipPending) await skipDeliveries(tx.em, { webhookId: id, ...skipPending }, tx.realNow);
  for (const event of events) recordEvent(tx, principal, event, { organizationId });
  const owner = mailToOwner && (await firstOwner(tx.em, organizationId));
  if (!owner) return;
  queueMail(tx, {
    ...mailToOwner,
    organizationId,
    documentId: null,
    recipientId: null,
    audience: 'org',
    toName: displayName(owner),
    toEmail: owner.email,
    replyToName: null,
    replyToEmail: null,
  });
}
