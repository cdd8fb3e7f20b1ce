import { createHash } from 'node:crypto';
import { plusDays } from '../../domain/time.ts';
import type { Tsa } from '@countersign/pki/timestamps/tsa';
import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../persistence/orm.ts';
import {
  checkpointToTimestamp,
  keepTimestamp,
} from '../../persistence/stores/log/log-sequencing.ts';

/**
 * Once a day, while the log grows: a token of the timestamp authority over the newest checkpoint,
 * so that its time does not rest on our clock alone. Two workers at once leave one token.
 * @returns the size of the checkpoint that was stamped
 * @throws {TsaUnavailable} {TsaWrong}
 */
export async function timestampCheckpoint({
  database,
  clock,
  tsa,
}: {
  database: Database;
  clock: Clock;
  tsa: Tsa;
}): Promise<number | undefined> {
  const checkpoint = await checkpointToTimestamp(database, plusDays(clock.now(), -1));
  if (!checkpoint) return undefined;
  const digest = createHash('sha256').update(checkpoint.note).digest();
  await keepTimestamp(database, checkpoint.size, await tsa.timestamp(digest));
  return checkpoint.size;
}
