import type { EntityManager } from '@mikro-orm/postgresql';
import { WebhookEntity, type Webhook } from '../entities/webhooks.ts';
import type { Database } from '../orm.ts';
import { uuidArray } from '../uuid-array.ts';

/**
 * Deliveries that were begun, not attempts; `failed` were given up. Those skipped on the way count in
 * the total alone, those that a pause or disabling kept from beginning nowhere.
 */
export interface WebhookCounts {
  total: number;
  successful: number;
  failed: number;
}

/** Undefined when it does not exist or is another workspace's. UUIDs. */
export async function findWebhook(
  database: Database,
  organizationId: string,
  id: string | undefined,
): Promise<Webhook | undefined> {
  if (id === undefined) return undefined;
  return (await database.fork().findOne(WebhookEntity, { id, organizationId })) ?? undefined;
}

/** All of a workspace, newest first; there are fifty at most. */
export async function listWebhooks(database: Database, organizationId: string): Promise<Webhook[]> {
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  return database.fork().find(WebhookEntity, { organizationId }, { orderBy });
}

/** In SQL, over rows of deliveries: what `WebhookCounts` says, for those that live and those that go. */
export const deliveryCounts = `
  count(*) filter (where status <> 'skipped' or finished_at > created_at) as total,
  count(*) filter (where status = 'succeeded') as successful,
  count(*) filter (where status = 'failed') as failed`;

/**
 * What the row counts are the deliveries that were purged; the others are counted. One statement,
 * so that a purge in between counts nothing twice, and no event has to write to its endpoints.
 */
export async function countDeliveries(
  em: EntityManager,
  webhookIds: readonly string[],
): Promise<Map<string, WebhookCounts>> {
  if (webhookIds.length === 0) return new Map();
  const rows = await em.execute<({ id: string } & WebhookCounts)[]>(
    `select w.id, (w.total_deliveries + live.total)::int as total,
       (w.successful + live.successful)::int as successful, (w.failed + live.failed)::int as failed
     from webhooks w cross join lateral (
       select ${deliveryCounts} from webhook_deliveries where webhook_id = w.id) live
     where w.id = any(?::uuid[])`,
    [uuidArray(webhookIds)],
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
