import { originOf } from '../../../verifier/src/log/checkpoint.ts';
import { formatNoteKey, noteKey } from '../../../verifier/src/log/note.ts';
import { logPublicKeys, type LogKey } from '../../evidence/keys/log-key.ts';
import type { Database } from '../../persistence/orm.ts';
import { readLastCheckpoint } from '../../persistence/stores/log.ts';

/**
 * The log's verifier keys, under the name that its checkpoints carry already: the one that signs,
 * then those that did.
 */
export async function readLogKeys(
  database: Database,
  logKey: Pick<LogKey, 'name' | 'publicKey' | 'retired'>,
): Promise<string[]> {
  const last = await readLastCheckpoint(database.fork());
  const name = (last && originOf(last.note)) ?? logKey.name;
  return logPublicKeys(logKey).map((publicKey) => formatNoteKey(noteKey(name, publicKey)));
}
