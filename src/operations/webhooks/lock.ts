import { parsePublicId } from '../../domain/ids.ts';
import { notFound, Refusal } from '../../domain/refusals.ts';
import { WebhookEntity, type Webhook } from '../../persistence/entities/webhooks.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';

/**
 * The workspace's webhook with its row locked. Events go on being fanned out to it meanwhile: they
 * only need it not to be deleted. Lock order: webhook, then its deliveries by id.
 * @throws WEBHOOK_NOT_FOUND
 */
export async function lockWebhook(
  tx: Transaction,
  actor: MemberActor,
  webhookId: string,
): Promise<Webhook> {
  const id = parsePublicId('whk', webhookId);
  const webhook = id === undefined ? null : await lockById(tx, id, actor.organizationId);
  if (!webhook) throw notFound('WEBHOOK', webhookId);
  return webhook;
}

/** Null when it was deleted, or is another workspace's. UUIDs. */
export async function lockById(
  tx: Transaction,
  id: string,
  organizationId?: string,
): Promise<Webhook | null> {
  const where = organizationId === undefined ? { id } : { id, organizationId };
  await tx.em.execute(
    `select 1 from webhooks where id = ? and organization_id = coalesce(?::uuid, organization_id)
     for no key update`,
    [id, organizationId ?? null],
  );
  return tx.em.findOne(WebhookEntity, where, { refresh: true });
}

/** @throws WEBHOOK_NOT_ACTIVE when it is sent nothing at present */
export function requireActive(webhook: Webhook): void {
  if (webhook.status === 'active') return;
  throw new Refusal(
    'WEBHOOK_NOT_ACTIVE',
    `The webhook is ${webhook.status}; set its status to active first.`,
  );
}
