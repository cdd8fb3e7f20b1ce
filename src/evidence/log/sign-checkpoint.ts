import { checkpointText, type Checkpoint } from '@countersign/verifier/log/checkpoint';
import { noteKey } from '@countersign/verifier/log/note';
import type { LogKey } from '../keys/log-key.ts';

/** A tree head as a signed note (https://c2sp.org/tlog-checkpoint). */
export async function signCheckpoint(
  { publicKey, sign }: Pick<LogKey, 'publicKey' | 'sign'>,
  checkpoint: Checkpoint,
): Promise<string> {
  const { origin } = checkpoint;
  const text = checkpointText(checkpoint);
  const { keyId } = noteKey(origin, publicKey);
  const signature = Buffer.concat([keyId, await sign(Buffer.from(text))]);
  return `${text}\n\u2014 ${origin} ${signature.toString('base64')}\n`;
}
