import type { DocumentId, SignatureId } from '../../../domain/ids.ts';
import { tables, type Database } from '../../orm.ts';

export interface RecordToTimestamp {
  id: SignatureId;
  jws: string;
}

/** Signed records of a document that have no timestamp token yet, in the order of the acts. */
export async function listRecordsToTimestamp(
  database: Database,
  documentId: DocumentId,
): Promise<RecordToTimestamp[]> {
  return tables(database.fork())
    .selectFrom('signatures')
    .select(['id', 'jws'])
    .where('document_id', '=', documentId)
    .where('jws', 'is not', null)
    .where('timestamp_token', 'is', null)
    .orderBy('signed_at')
    .orderBy('id')
    .$narrowType<{ jws: string }>()
    .execute();
}

/** Of two tokens for a record the first is kept. */
export async function keepTimestampToken(
  database: Database,
  id: SignatureId,
  token: Uint8Array,
): Promise<void> {
  await tables(database.fork())
    .updateTable('signatures')
    .set({ timestamp_token: Buffer.from(token), awaits_timestamp: false })
    .where('id', '=', id)
    .where('timestamp_token', 'is', null)
    .execute();
}

/** No token will come, since the level that is sealed at takes none. */
export async function awaitNoTimestamps(database: Database, documentId: DocumentId): Promise<void> {
  await tables(database.fork())
    .updateTable('signatures')
    .set({ awaits_timestamp: false })
    .where('document_id', '=', documentId)
    .where('awaits_timestamp', '=', true)
    .execute();
}
