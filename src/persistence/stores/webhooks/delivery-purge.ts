import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { WebhookId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';
import { deliveryCounts } from './webhooks.ts';

/** The webhooks of the `limit` deliveries that ended first, if they ended before this time. */
export async function webhooksToPurge(
  database: Database,
  before: Date,
  limit: number,
): Promise<WebhookId[]> {
  const rows = await tables(database.fork())
    .selectFrom((db) =>
      db
        .selectFrom('webhook_deliveries')
        .select('webhook_id as id')
        .where('finished_at', '<', before)
        .orderBy('finished_at')
        .limit(limit)
        .as('oldest'),
    )
    .select('id')
    .distinct()
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Removes deliveries that ended before this time, `limit` at most; they go on counting in their
 * webhook. The webhook is locked first, then its deliveries: the order of everybody who locks both.
 */
export async function purgeDeliveriesOf(
  em: EntityManager,
  webhookId: WebhookId,
  before: Date,
  limit: number,
): Promise<void> {
  const webhook = tables(em).selectFrom('webhooks').select('id').where('id', '=', webhookId);
  await webhook.forNoKeyUpdate().execute();
  // Raw, because the counts are shared with `countDeliveries`.
  await sql`
    with gone as (
      delete from webhook_deliveries where id in (
        select id from webhook_deliveries where webhook_id = ${webhookId} and finished_at < ${before}
        order by id limit ${limit} for update)
      returning status, created_at, finished_at),
    counted as (select ${deliveryCounts} from gone)
    update webhooks w set
      total_deliveries = w.total_deliveries + counted.total,
      successful = w.successful + counted.successful,
      failed = w.failed + counted.failed
    from counted where w.id = ${webhookId}`.execute(tables(em));
}

/**
 * Removes messages older than this without a delivery, `limit` at most, and says how many. A resend
 * holds the delivery that it repeats, so that no delivery needs a message without any.
 */
export async function purgeMessages(
  database: Database,
  before: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await tables(database.fork())
    .deleteFrom('webhook_messages')
    .where('event_id', 'in', (db) =>
      db
        .selectFrom('webhook_messages as m')
        .select('m.event_id')
        .where('m.created_at', '<', before)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('webhook_deliveries as d')
                .select('d.id')
                .whereRef('d.event_id', '=', 'm.event_id'),
            ),
          ),
        )
        .orderBy('m.created_at')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
