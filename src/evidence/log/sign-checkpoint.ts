import { checkpointText } from '../../../verifier/src/log/checkpoint.ts';
import type { LogKey } from '../keys/log-key.ts';

/** A tree head as a signed note (https://c2sp.org/tlog-checkpoint). */
export async function signCheckpoint(
  key: LogKey,
  { size, root }: { size: number; root: Uint8Array },
): Promise<string> {
  const text = checkpointText({ origin: key.name, size, root });
  const signature = Buffer.concat([key.keyId, await key.sign(Buffer.from(text))]);
  return `${text}\n\u2014 ${key.name} ${signature.toString('base64')}\n`;
}
