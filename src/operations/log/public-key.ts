import { originOf } from '../../../verifier/src/log/checkpoint.ts';
import { formatNoteKey, noteKey } from '../../../verifier/src/log/note.ts';
import type { LogKey } from '../../evidence/keys/log-key.ts';
import type { Database } from '../../persistence/orm.ts';
import { readLastCheckpoint } from '../../persistence/stores/log.ts';

/** The log's verifier key, under the name that its checkpoints carry already. */
export async function readLogKey(
  database: Database,
  { name, publicKey }: Pick<LogKey, 'name' | 'publicKey'>,
): Promise<string> {
  const last = await readLastCheckpoint(database.fork());
  return formatNoteKey(noteKey((last && originOf(last.note)) ?? name, publicKey));
}
