import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { deleteWebhookRow } from '../../persistence/stores/webhooks/webhooks.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { lockWebhook } from './lock.ts';

/**
 * Removes an endpoint with its deliveries and their log for good; workflows that still wait find
 * nothing to do.
 * @throws WEBHOOK_NOT_FOUND
 */
export async function deleteWebhook(
  tx: Transaction,
  principal: MemberPrincipal,
  webhookId: string,
): Promise<void> {
  const webhook = await lockWebhook(tx, principal, webhookId);
  const { id, name, organizationId } = webhook;
  const deleted = { type: 'webhook.deleted', webhookId: id, details: { name } } as const;
  recordEvent(tx, principal, deleted, { organizationId });
  await deleteWebhookRow(tx.em, id);
}
