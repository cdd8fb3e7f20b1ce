import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { OrganizationId, WebhookId } from '../../../domain/ids.ts';
import { WebhookEntity, type Webhook } from '../../entities/webhooks.ts';
import { tables, type Database } from '../../orm.ts';

/**
 * Deliveries that were begun, not attempts; `failed` were given up. Those skipped on the way count in
 * the total alone, those that a pause or disabling kept from beginning nowhere.
 */
export interface WebhookCounts {
  total: number;
  successful: number;
  failed: number;
}

/** Undefined when it does not exist or is another workspace's. */
export async function findWebhook(
  database: Database,
  organizationId: OrganizationId,
  id: WebhookId | undefined,
): Promise<Webhook | undefined> {
  if (id === undefined) return undefined;
  return (await database.fork().findOne(WebhookEntity, { id, organizationId })) ?? undefined;
}

/** All of a workspace, newest first; there are fifty at most. */
export async function listWebhooks(
  database: Database,
  organizationId: OrganizationId,
): Promise<Webhook[]> {
  const orderBy = { createdAt: 'desc', id: 'desc' } as const;
  return database.fork().find(WebhookEntity, { organizationId }, { orderBy });
}

/** How many a workspace has. Two creations at once count one after the other. */
export async function countForCreation(
  em: EntityManager,
  organizationId: OrganizationId,
): Promise<number> {
  await tables(em)
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute();
  return em.count(WebhookEntity, { organizationId });
}

/**
 * The webhook with its row locked; undefined when it was deleted, or is another workspace's. Events
 * go on being fanned out to it: they only need it not to be deleted. Lock order: webhook, then its
 * deliveries by id.
 */
export async function lockWebhookRow(
  em: EntityManager,
  id: WebhookId,
  organizationId?: OrganizationId,
): Promise<Webhook | undefined> {
  let lock = tables(em).selectFrom('webhooks').select('id').where('id', '=', id).forNoKeyUpdate();
  if (organizationId !== undefined) lock = lock.where('organization_id', '=', organizationId);
  if ((await lock.execute()).length === 0) return undefined;
  return (await em.findOne(WebhookEntity, { id }, { refresh: true })) ?? undefined;
}

/** With its deliveries and their log, for good. What `em` holds of it is forgotten. */
export async function deleteWebhookRow(em: EntityManager, id: WebhookId): Promise<void> {
  // First, and in order: whoever skips deliveries of a document would meet the cascade half-way.
  await tables(em)
    .deleteFrom('webhook_deliveries')
    .where('id', 'in', (row) =>
      row
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('webhook_id', '=', id)
        .orderBy('id')
        .forUpdate(),
    )
    .execute();
  await tables(em).deleteFrom('webhooks').where('id', '=', id).execute();
  em.clear();
}

/** The longest-standing owner of a workspace, if one is active. */
export async function firstOwner(
  em: EntityManager,
  organizationId: OrganizationId,
): Promise<{ name: string | null; email: string } | undefined> {
  return tables(em)
    .selectFrom('members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.name', 'u.email'])
    .where('m.organization_id', '=', organizationId)
    .where('m.role', '=', 'owner')
    .where('m.status', '=', 'active')
    .where('m.is_system', '=', false)
    .orderBy('m.joined_at')
    .orderBy('m.id')
    .limit(1)
    .executeTakeFirst();
}

/** Over rows of deliveries: what `WebhookCounts` says, for those that live and those that go. */
export const deliveryCounts = sql`
  count(*) filter (where status <> 'skipped' or finished_at > created_at) as total,
  count(*) filter (where status = 'succeeded') as successful,
  count(*) filter (where status = 'failed') as failed`;

/** What the row counts are the deliveries that were purged; the others are counted. */
export async function countDeliveries(
  em: EntityManager,
  webhookIds: readonly WebhookId[],
): Promise<Map<WebhookId, WebhookCounts>> {
  if (webhookIds.length === 0) return new Map();
  // Raw, because the counts are shared with the purge. One statement, so that a purge in between
  // counts nothing twice, and no event has to write to its endpoints.
  const { rows } = await sql<{ id: WebhookId } & WebhookCounts>`
    select w.id, (w.total_deliveries + live.total)::int as total,
      (w.successful + live.successful)::int as successful, (w.failed + live.failed)::int as failed
    from webhooks w cross join lateral (
      select ${deliveryCounts} from webhook_deliveries where webhook_id = w.id) live
    where w.id = any(${webhookIds}::uuid[])`.execute(tables(em));
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
