import { parsePublicId } from '../../domain/ids.ts';
import { notFound, Refusal } from '../../domain/refusals.ts';
import { webhookTestType } from '../../domain/webhook/event-types.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { addDelivery } from './add-delivery.ts';
import { lockWebhook, requireActive } from './lock.ts';

/** One request resends this many at most, the oldest first; the next one goes on from there. */
export const resendLimit = 1_000;

interface Row {
  event_id: string;
  event_type: string;
  document_id: string | null;
  resend: number;
  erased: boolean;
}

/**
 * Delivers the event of a delivery once more, whatever became of it: the same body under the same
 * `webhook-id`, as a delivery of its own.
 * @throws WEBHOOK_NOT_FOUND, DELIVERY_NOT_FOUND, WEBHOOK_NOT_ACTIVE, EVENT_ERASED
 */
export async function resendDelivery(
  tx: Transaction,
  actor: MemberActor,
  webhookId: string,
  deliveryId: string,
): Promise<number> {
  const webhook = await lockWebhook(tx, actor, webhookId);
  const id = parsePublicId('dlv', deliveryId) ?? null;
  // Held in place, and its event with it: the purge takes an event after its last delivery.
  const [row] = await tx.em.execute<Row[]>(
    `select d.event_id, d.event_type, d.document_id, m.body is null as erased,
       (select max(resend) from webhook_deliveries
        where webhook_id = d.webhook_id and event_id = d.event_id) as resend
     from webhook_deliveries d join webhook_messages m on m.event_id = d.event_id
     where d.id = ?::uuid and d.webhook_id = ? for key share of d`,
    [id, webhook.id],
  );
  if (!row) throw notFound('DELIVERY', deliveryId);
  requireActive(webhook);
  if (row.erased) {
    throw new Refusal('EVENT_ERASED', 'The event’s content was deleted with its document.');
  }
  addAgain(tx, actor, webhook.id, row);
  return 1;
}

/**
 * Delivers once more what ended as failed or skipped since then and was not resent meanwhile;
 * events whose content was deleted, and test events, are left out.
 * @returns how many, `resendLimit` at most
 * @throws WEBHOOK_NOT_FOUND, WEBHOOK_NOT_ACTIVE
 */
export async function resendSince(
  tx: Transaction,
  actor: MemberActor,
  webhookId: string,
  since: Date,
): Promise<number> {
  const webhook = await lockWebhook(tx, actor, webhookId);
  requireActive(webhook);
  const rows = await tx.em.execute<Row[]>(
    `select d.event_id, d.event_type, d.document_id, d.resend, false as erased
     from webhook_deliveries d join webhook_messages m on m.event_id = d.event_id
     where d.webhook_id = ? and d.status in ('failed', 'skipped') and d.finished_at >= ?
       and m.body is not null and d.event_type <> '${webhookTestType}'
       and not exists (
         select from webhook_deliveries later
         where later.webhook_id = d.webhook_id and later.event_id = d.event_id
           and later.resend > d.resend)
     order by d.created_at, d.id limit ${resendLimit} for key share of d`,
    [webhook.id, since],
  );
  for (const row of rows) addAgain(tx, actor, webhook.id, row);
  return rows.length;
}

function addAgain(tx: Transaction, actor: MemberActor, webhookId: string, row: Row): void {
  addDelivery(tx, {
    organizationId: actor.organizationId,
    webhookId,
    eventId: row.event_id,
    eventType: row.event_type,
    documentId: row.document_id,
    resend: row.resend + 1,
  });
}
