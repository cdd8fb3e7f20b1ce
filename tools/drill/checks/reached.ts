import type { Endpoint } from '../endpoints.ts';

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
 * without a gap. Of an endpoint that was deleted no event is owed any more.
 */
export function checkReached(
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
