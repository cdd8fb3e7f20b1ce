import { originOf } from '@countersign/verifier/log/checkpoint';
import { formatNoteKey, noteKey } from '@countersign/verifier/log/note';
import { logPublicKeys, type LogKey } from '../../evidence/keys/log-key.ts';
import type { Database } from '../../persistence/orm.ts';
import { readLastCheckpoint } from '../../persistence/stores/log/log.ts';

/**
 * The log's verifier keys, under the name that its checkpoints carry already: the one that signs,
 * then those that did.
 */
export async function readLogKeys(
  database: Database,
  logKey: Pick<LogKey, 'name' | 'publicKey' | 'retired'>,
): Promise<string[]> {
  const name = (await readLogOrigin(database)) ?? logKey.name;
  return logPublicKeys(logKey).map((publicKey) => formatNoteKey(noteKey(name, publicKey)));
}

/** The name that the log's checkpoints carry: it keeps that of the first. Undefined before that. */
export async function readLogOrigin(database: Database): Promise<string | undefined> {
  const last = await readLastCheckpoint(database.fork());
  return last && originOf(last.note);
}
