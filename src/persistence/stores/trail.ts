import type { TrailType } from '../../domain/audit/events.ts';
import { EventEntity, type Event } from '../entities/events.ts';
import type { Database } from '../orm.ts';

export type TrailEvent = Event & { trailType: TrailType };

/** What the document's audit trail tells, in the order it happened. */
export async function readTrail(database: Database, documentId: string): Promise<TrailEvent[]> {
  const events = await database
    .fork()
    .find(EventEntity, { documentId, trailType: { $ne: null } }, { orderBy: { sequence: 'asc' } });
  return events.filter((event): event is TrailEvent => event.trailType !== null);
}

/** How many events a document has, and the number of its last. */
export async function eventSequences(
  database: Database,
  documentId: string,
): Promise<{ count: number; last: number }> {
  const [row] = await database.fork().execute<{ count: number; last: number }[]>(
    `select count(*)::int as count, coalesce(max(sequence), 0)::int as last
     from events where document_id = ?`,
    [documentId],
  );
  return row ?? { count: 0, last: 0 };
}
