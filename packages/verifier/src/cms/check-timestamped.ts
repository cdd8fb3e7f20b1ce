import { createHash, type X509Certificate } from 'node:crypto';
import type { Verdict } from '../check.ts';
import { openByAny, type Checkpoint } from '../log/checkpoint.ts';
import { isConsistent } from '../log/merkle.ts';
import type { NoteKey } from '../log/note.ts';
import { checkTimestampToken, type TokenVerdict } from './timestamp-token.ts';

/** Whether a token (RFC 3161) is over this head of a log, by an authority of these roots. */
export function checkCheckpointToken(
  note: string,
  token: Uint8Array,
  roots: readonly X509Certificate[],
): TokenVerdict {
  const digest = createHash('sha256').update(note).digest();
  return checkTimestampToken(token, { digest, roots });
}

interface Timestamped {
  /** A signed note. */
  note: string;
  token: Uint8Array;
  /** RFC 6962, 2.1.2, from the earlier head. */
  proof: readonly Uint8Array[];
}

/** Whether a later head of the same log was stamped: the earlier one existed by then. */
export function checkTimestamped(
  earlier: Checkpoint,
  { note, token, proof }: Timestamped,
  keys: readonly NoteKey[],
  roots: readonly X509Certificate[],
): Verdict {
  const bad = (detail: string) => ({ ok: false, detail });
  const opened = openByAny(note, keys);
  if (!opened.ok) return bad(`The stamped checkpoint cannot be trusted: ${opened.reason}.`);
  const { origin, size } = opened.checkpoint;
  if (origin !== earlier.origin || !isConsistent(earlier, opened.checkpoint, proof)) {
    return bad('The log that was stamped does not begin with the one in the seal.');
  }
  const verdict = checkCheckpointToken(note, token, roots);
  if (!verdict.ok) return bad(verdict.detail);
  const detail = `The log had these ${earlier.size} leaves, and ${size} in all, by ${verdict.detail}`;
  return { ok: true, detail };
}
