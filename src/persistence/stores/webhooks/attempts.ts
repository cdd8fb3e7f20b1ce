import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { ServiceKind } from '../../../domain/circuit/service.ts';
import type { DeliveryId, EventId } from '../../../domain/ids.ts';
import type { DeliveryOutcome, DeliveryStatus } from '../../../domain/webhook/delivery.ts';
import type { WebhookStatus } from '../../../domain/webhook/endpoint-health.ts';
import type { Attempt } from '../../../domain/webhook/record-attempt.ts';
import { tables, type Database } from '../../orm.ts';
import type { Circuit } from '../service/circuits.ts';

/** Everything the next attempt of a delivery depends on. */
export interface AttemptRow {
  id: DeliveryId;
  status: DeliveryStatus;
  /** The last attempt that was noted; 0 before the first. */
  attempts: number;
  body: string | null;
  eventId: EventId;
  endpoint: WebhookStatus;
  url: string;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
  /** Of its endpoint; null when that may be asked. */
  circuit: Circuit | null;
}

type FlatRow = Omit<AttemptRow, 'circuit'> & (Circuit | Record<keyof Circuit, null>);

/** In the order of the ids; undefined for one that is gone with its endpoint. */
export async function readForAttempts(
  database: Database,
  deliveryIds: readonly DeliveryId[],
): Promise<(AttemptRow | undefined)[]> {
  // Raw, as it was measured: every attempt comes this way.
  const { rows } = await sql<FlatRow>`
    select d.id, d.status, m.body, d.event_id as "eventId", w.status as endpoint, w.url, w.secret,
      w.previous_secret as "previousSecret", w.previous_secret_until as "previousSecretUntil",
      (select coalesce(max(number), 0) from webhook_attempts where delivery_id = d.id) as attempts,
      c.reason, c.asked, c.in_a_row as "inARow", c.opened_at as "openedAt", c.until
    from webhook_deliveries d
      join webhook_messages m on m.event_id = d.event_id
      join webhooks w on w.id = d.webhook_id
      left join open_circuits c on c.kind = ${'webhooks' satisfies ServiceKind} and c.name = w.id::text
    where d.id = any(${deliveryIds}::uuid[])`.execute(tables(database.fork()));
  const byId = new Map(rows.map((row) => [row.id, withCircuit(row)]));
  return deliveryIds.map((id) => byId.get(id));
}

function withCircuit(row: FlatRow): AttemptRow {
  const { reason, asked, inARow, openedAt, until, ...rest } = row;
  return { ...rest, circuit: reason === null ? null : { reason, asked, inARow, openedAt, until } };
}

export interface NotedAttempt extends Attempt {
  id: string;
  deliveryId: DeliveryId;
}

/**
 * Notes attempts that succeeded and ends their deliveries, in one statement and one commit. It
 * waits for nobody's lock, so that a deletion under way holds up its own deliveries alone, and
 * leaves out those of endpoints that were failing: their health changes, too.
 * @returns for each whether it is noted now; what is not is left as it was
 */
export async function noteSuccesses(
  database: Database,
  attempts: readonly NotedAttempt[],
  at: Date,
): Promise<boolean[]> {
  // Raw, because of `skip locked` between the writes, and measured: one statement for a whole batch.
  const { rows } = await sql<{ deliveryId: DeliveryId }>`
    with held as (
      select given.* from json_to_recordset(${JSON.stringify(attempts)}::json) as given
          ("id" uuid, "deliveryId" uuid, number int, at timestamptz,
           "statusCode" int, "durationMs" int, response text)
        join webhook_deliveries d on d.id = given."deliveryId"
        join webhooks w on w.id = d.webhook_id and w.failing_since is null
      for no key update of d skip locked),
    attempts as (
      insert into webhook_attempts (id, delivery_id, number, at, status_code, duration_ms, response)
      select id, "deliveryId", number, at, "statusCode", "durationMs", response from held
      on conflict (delivery_id, number) do nothing),
    ended as (
      update webhook_deliveries d set status = 'succeeded', finished_at = ${at}
      from held where d.id = held."deliveryId" and d.status <> 'succeeded')
    select "deliveryId" from held`.execute(tables(database.fork()));
  const noted = new Set(rows.map(({ deliveryId }) => deliveryId));
  return attempts.map(({ deliveryId }) => noted.has(deliveryId));
}

/** Locks a delivery, whose endpoint is locked by then if it is to change. */
export async function lockDelivery(
  em: EntityManager,
  id: DeliveryId,
): Promise<{ status: DeliveryStatus; endpointActive: boolean } | undefined> {
  return tables(em)
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.status', sql<boolean>`w.status = 'active'`.as('endpointActive')])
    .where('d.id', '=', id)
    .forNoKeyUpdate('d')
    .executeTakeFirst();
}

/** Notes an attempt, once however often it is repeated, and how it ended its delivery, if it did. */
export async function noteAttempt(
  em: EntityManager,
  attempt: NotedAttempt,
  ended: DeliveryOutcome | undefined,
  now: Date,
): Promise<void> {
  const { id, deliveryId, number, at, statusCode, durationMs, response, error } = attempt;
  await tables(em)
    .insertInto('webhook_attempts')
    .values({
      id,
      delivery_id: deliveryId,
      number,
      at,
      duration_ms: durationMs,
      status_code: statusCode ?? null,
      response: response ?? null,
      error: error ?? null,
    })
    .onConflict((known) => known.columns(['delivery_id', 'number']).doNothing())
    .execute();
  if (ended === undefined) return;
  await tables(em)
    .updateTable('webhook_deliveries')
    .set({ status: ended, finished_at: now })
    .where('id', '=', deliveryId)
    .execute();
}
