import { isSignedBy, parseNote, type NoteKey } from './note.ts';

/** A tree head as https://c2sp.org/tlog-checkpoint writes it. */
export interface Checkpoint {
  /** Names the log. */
  origin: string;
  /** Leaves in the tree. */
  size: number;
  root: Uint8Array;
}

/** The note's text; `origin` and key name are the same. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${Buffer.from(root).toString('base64')}\n`;
}

/** Undefined for a text that is no checkpoint; extension lines are passed over. */
export function parseCheckpointText(text: string): Checkpoint | undefined {
  const [origin = '', sizeText = '', encoded = '', ...extensions] = text.split('\n');
  if (origin === '' || extensions.pop() !== '' || extensions.includes('')) return undefined;
  const size = Number(sizeText);
  if (!/^(0|[1-9]\d*)$/.test(sizeText) || !Number.isSafeInteger(size)) return undefined;
  const root = Buffer.from(encoded, 'base64');
  if (root.length !== 32 || root.toString('base64') !== encoded) return undefined;
  return { origin, size, root };
}

/** What a signed note says, whoever signed it; undefined for what is no checkpoint. */
export function unsignedCheckpoint(note: string): Checkpoint | undefined {
  const parsed = parseNote(note);
  return parsed && parseCheckpointText(parsed.text);
}

/** Which log a signed note is of, by its own word; undefined for what is no checkpoint. */
export function originOf(note: string): string | undefined {
  return unsignedCheckpoint(note)?.origin;
}

export type OpenedCheckpoint =
  | { ok: true; checkpoint: Checkpoint }
  /** A sentence for a person. */
  | { ok: false; reason: string };

/** The checkpoint in a signed note, of the log and by the key that `key` names. */
export function openCheckpoint(text: string, key: NoteKey): OpenedCheckpoint {
  const note = parseNote(text);
  const checkpoint = note && parseCheckpointText(note.text);
  if (!checkpoint) return { ok: false, reason: 'it is not a signed checkpoint' };
  if (checkpoint.origin !== key.name) {
    return { ok: false, reason: `it is of another log, ${checkpoint.origin}, not ${key.name}` };
  }
  if (isSignedBy(note, key)) return { ok: true, checkpoint };
  const signers = note.signatures.map(({ keyId }) => Buffer.from(keyId).toString('hex'));
  const given = Buffer.from(key.keyId).toString('hex');
  return signers.includes(given)
    ? { ok: false, reason: 'its signature is wrong' }
    : { ok: false, reason: `it is signed by key ${signers.join(', ')}, not by ${given}` };
}

/** The same by whichever of the keys signed it. */
export function openByAny(text: string, keys: readonly NoteKey[]): OpenedCheckpoint {
  const opened = keys.map((key) => openCheckpoint(text, key));
  const none = { ok: false, reason: 'no key of a log is known; give one with --log-key' } as const;
  return opened.find(({ ok }) => ok) ?? opened[0] ?? none;
}
