import type { TrailType } from '../../../domain/audit/event-routing.ts';
import type { DocumentId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

/** What the document's audit trail shows, in the order in which it happened. */
export async function readTrail(database: Database, documentId: DocumentId) {
  return tables(database.fork())
    .selectFrom('events')
    .select(['at', 'trail_type as trailType', 'actor', 'ip_address as ipAddress', 'details'])
    .where('document_id', '=', documentId)
    .where('trail_type', 'is not', null)
    .orderBy('sequence')
    .$narrowType<{ trailType: TrailType }>()
    .execute();
}
