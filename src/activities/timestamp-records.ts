import type { DocumentId } from '../domain/ids.ts';
import { timestampImprint } from '../evidence/records/timestamp-imprint.ts';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import type { Database } from '../persistence/orm.ts';
import {
  awaitNoTimestamps,
  keepTimestampToken,
  listRecordsToTimestamp,
} from '../persistence/stores/signing/records.ts';

export interface TimestampDeps {
  database: Database;
  /** Absent at level B-B, which takes no tokens. */
  tsa?: Tsa | undefined;
}

/**
 * Fetches a token (RFC 3161) over the signature of every record that has none, and keeps each at
 * once: what a failure leaves undone the next run does, and a record has one token however often
 * this runs.
 * @throws {TsaUnavailable} {TsaWrong}
 */
export async function timestampRecords(
  { database, tsa }: TimestampDeps,
  documentId: DocumentId,
): Promise<void> {
  if (!tsa) return awaitNoTimestamps(database, documentId);
  for (const { id, jws } of await listRecordsToTimestamp(database, documentId)) {
    await keepTimestampToken(database, id, await tsa.timestamp(timestampImprint(jws)));
  }
}
