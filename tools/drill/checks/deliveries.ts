import type { Pool } from 'pg';
import { publicId, type EventId } from '../../../src/domain/ids.ts';
import type { Endpoint } from '../harness/endpoints.ts';

/** One event as the database holds it, to be delivered. */
export interface CommittedEvent {
  /** `evt_…` */
  id: string;
  /** The moment of its transaction's beginning, ms. */
  atMs: number;
  documentId: string | null;
  sequence: number | null;
  body: string | null;
}

/** A request that began before an endpoint was added may commit after it. */
const maxRequestMs = 20_000;

/**
 * Every committed event reached every endpoint that was there when it was committed, under its one
 * id with its one body; nothing else arrived anywhere; and the events of each document are numbered
 * without a gap. A deleted endpoint is owed no event any more.
 */
export function checkDeliveries(
  events: readonly CommittedEvent[],
  endpoints: readonly Endpoint[],
): string[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  return [...gaps(events), ...endpoints.flatMap((endpoint) => checkOne(endpoint, events, byId))];
}

function checkOne(
  { name, arrivals, askedAt, addedAt, deletedAt }: Endpoint,
  events: readonly CommittedEvent[],
  byId: ReadonlyMap<string, CommittedEvent>,
): string[] {
  const wrong: string[] = [];
  for (const [id, arrival] of arrivals) {
    const event = byId.get(id);
    if (!event) wrong.push(`${name}: ${id} arrived and was never committed.`);
    else if (event.atMs < askedAt - maxRequestMs) {
      wrong.push(`${name}: ${id} arrived and was committed before there was such an endpoint.`);
    } else if (deletedAt !== undefined && event.atMs > deletedAt) {
      wrong.push(`${name}: ${id} arrived and was committed after the endpoint was deleted.`);
    } else if (event.body !== arrival.body) wrong.push(`${name}: ${id} has another body.`);
    if (arrival.wrong !== undefined) wrong.push(`${name}: ${id} ${arrival.wrong}.`);
  }
  if (addedAt === undefined || deletedAt !== undefined) return wrong;
  const missing = events.filter(({ id, atMs }) => atMs >= addedAt && !arrivals.has(id));
  return [...wrong, ...missing.map(({ id }) => `${name}: ${id} never arrived.`)];
}

function gaps(events: readonly CommittedEvent[]): string[] {
  const numbers = new Map<string, number[]>();
  for (const { documentId, sequence } of events) {
    if (documentId === null || sequence === null) continue;
    numbers.set(documentId, [...(numbers.get(documentId) ?? []), sequence]);
  }
  return [...numbers].flatMap(([document, found]) => {
    const sorted = found.sort((a, b) => a - b);
    const whole = sorted.every((number, at) => number === at + 1);
    return whole ? [] : [`The events of ${document} are numbered ${sorted.join(', ')}.`];
  });
}

/** What may still make or deliver an event; undefined when nothing does. */
export async function pendingEvents(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<Record<string, number>>(
    `select (select count(*)::int from documents
        where status in ('sent', 'in_progress') and deadline < now() + interval '1 minute'
       ) as "are to expire",
       (select count(*)::int from documents where rev > synced_rev) as "are to be dispatched",
       (select count(*)::int from mails where status = 'pending') as "mails wait",
       (select count(*)::int from webhook_deliveries where status = 'pending') as "deliveries wait"`,
  );
  const left = Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0);
  return left.length > 0 ? left.map(([what, count]) => `${count} ${what}`).join(', ') : undefined;
}

/** Every event of the outbox, with its body. */
export async function committedEvents(pool: Pool): Promise<CommittedEvent[]> {
  const { rows } = await pool.query<
    Omit<CommittedEvent, 'id' | 'atMs'> & { id: EventId; at: Date }
  >(
    `select e.id, e.at, e.document_id as "documentId", e.webhook_sequence as sequence, m.body
     from webhook_messages m join events e on e.id = m.event_id`,
  );
  return rows.map(({ id, at, ...event }) => {
    return { ...event, id: publicId('evt', id), atMs: at.getTime() };
  });
}
