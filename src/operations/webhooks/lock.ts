import type { MemberPrincipal } from '../../domain/access/principal.ts';
import { parsePublicId } from '../../domain/ids.ts';
import { notFound } from '../../domain/refusals.ts';
import type { Webhook } from '../../persistence/entities/webhooks.ts';
import { lockWebhookRow } from '../../persistence/stores/webhooks/webhooks.ts';
import type { Transaction } from '../unit-of-work/context.ts';

/** The workspace's webhook with its row locked. @throws WEBHOOK_NOT_FOUND */
export async function lockWebhook(
  tx: Transaction,
  { organizationId }: MemberPrincipal,
  webhookId: string,
): Promise<Webhook> {
  const id = parsePublicId('whk', webhookId);
  const webhook = id && (await lockWebhookRow(tx.em, id, organizationId));
  if (!webhook) throw notFound('WEBHOOK', webhookId);
  return webhook;
}
