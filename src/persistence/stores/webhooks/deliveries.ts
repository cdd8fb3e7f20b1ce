import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type InferResult, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { DeliveryId, DocumentId, WebhookId } from '../../../domain/ids.ts';
import {
  missedStatuses,
  type DeliveryStatus,
  type MissedStatus,
} from '../../../domain/webhook/delivery.ts';
import { webhookTestType } from '../../../domain/webhook/event-types.ts';
import { maxResentAtOnce } from '../../../domain/webhook/resend.ts';
import { tables, type Database } from '../../orm.ts';
import { afterPage, type PageKey } from '../../page.ts';

/** As the log shows it. Times of attempts are text with an offset, as JSON has them. */
export type LoggedDelivery = InferResult<ReturnType<typeof logged>>[number];

/** A hundred deliveries with ten whole answers each would be 64 MB. */
const maxAnswerInList = 1_000;

/** Newest first, with their attempts; of each answer only the beginning. */
export async function listDeliveries(
  database: Database,
  webhookId: WebhookId,
  after: PageKey | undefined,
  limit: number,
): Promise<LoggedDelivery[]> {
  let query = logged(database, sql`left(a.response, ${maxAnswerInList})`)
    .where('d.webhook_id', '=', webhookId)
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit);
  if (after) query = query.where(afterPage('created_at', after));
  return query.execute();
}

/** With all that was kept of every answer. */
export async function findDelivery(
  database: Database,
  webhookId: WebhookId,
  id: DeliveryId | undefined,
): Promise<LoggedDelivery | undefined> {
  if (id === undefined) return undefined;
  return logged(database, sql`a.response`)
    .where('d.id', '=', id)
    .where('d.webhook_id', '=', webhookId)
    .executeTakeFirst();
}

function logged(database: Database, response: RawBuilder<string | null>) {
  return tables(database.fork())
    .selectFrom('webhook_deliveries as d')
    .select(['d.id', 'd.event_id as eventId', 'd.event_type as eventType', 'd.status'])
    .select('d.created_at as createdAt')
    .select((delivery) =>
      jsonArrayFrom(
        delivery
          .selectFrom('webhook_attempts as a')
          .select(['a.at', 'a.status_code as statusCode', 'a.duration_ms as durationMs', 'a.error'])
          .select(response.as('response'))
          .whereRef('a.delivery_id', '=', 'd.id')
          .orderBy('a.number'),
      ).as('attempts'),
    );
}

/**
 * Ends what is still pending for an endpoint that was paused or disabled, or of a document that was
 * deleted. Rows are locked in id order, so that both at once do not wait for each other.
 */
export async function skipDeliveries(
  em: EntityManager,
  which: { webhookId: WebhookId; except?: DeliveryId } | { documentId: DocumentId },
  at: Date,
): Promise<void> {
  let pending = tables(em)
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('status', '=', 'pending')
    .orderBy('id')
    .forNoKeyUpdate();
  if ('documentId' in which) {
    pending = pending.where('document_id', '=', which.documentId);
  } else {
    pending = pending.where('webhook_id', '=', which.webhookId);
    if (which.except) pending = pending.where('id', '<>', which.except);
  }
  await tables(em)
    .updateTable('webhook_deliveries')
    .set({ status: 'skipped', finished_at: at })
    .where('id', 'in', pending)
    .execute();
}

/** Ends a delivery that is still pending. Answers with its status afterwards, if it exists. */
export async function endPendingDelivery(
  database: Database,
  id: DeliveryId,
  status: MissedStatus,
  at: Date,
): Promise<DeliveryStatus | undefined> {
  const db = tables(database.fork());
  await db
    .updateTable('webhook_deliveries')
    .set({ status, finished_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  const row = await db
    .selectFrom('webhook_deliveries')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status;
}

/** An event that was delivered to an endpoint, and the number of its resend. */
export type DeliveredEvent = InferResult<ReturnType<typeof delivered>>[number] & { resend: number };

/** The event of a delivery, with the number of its latest resend. */
export async function lockForResend(
  em: EntityManager,
  webhookId: WebhookId,
  id: DeliveryId | undefined,
): Promise<(DeliveredEvent & { erased: boolean }) | undefined> {
  if (id === undefined) return undefined;
  return (
    delivered(em)
      .select(sql<boolean>`m.body is null`.as('erased'))
      // Raw, because Kysely cannot know that one of the deliveries is this one.
      .select(
        sql<number>`(select max(resend) from webhook_deliveries
        where webhook_id = d.webhook_id and event_id = d.event_id)`.as('resend'),
      )
      .where('d.webhook_id', '=', webhookId)
      .where('d.id', '=', id)
      .executeTakeFirst()
  );
}

/** What was missed since then and not resent after that, the oldest first. */
export async function lockMissed(
  em: EntityManager,
  webhookId: WebhookId,
  since: Date,
): Promise<DeliveredEvent[]> {
  return delivered(em)
    .select('d.resend')
    .where('d.webhook_id', '=', webhookId)
    .where('d.status', 'in', missedStatuses)
    .where('d.finished_at', '>=', since)
    .where('m.body', 'is not', null)
    .where('d.event_type', '<>', webhookTestType)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('webhook_deliveries as later')
            .select('later.id')
            .whereRef('later.webhook_id', '=', 'd.webhook_id')
            .whereRef('later.event_id', '=', 'd.event_id')
            .whereRef('later.resend', '>', 'd.resend'),
        ),
      ),
    )
    .orderBy('d.created_at')
    .orderBy('d.id')
    .limit(maxResentAtOnce)
    .execute();
}

/** Held in place, and the event with it: the purge takes an event after its last delivery. */
function delivered(em: EntityManager) {
  return tables(em)
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_messages as m', 'm.event_id', 'd.event_id')
    .select(['d.event_id as eventId', 'd.event_type as type', 'd.document_id as documentId'])
    .forKeyShare('d');
}
