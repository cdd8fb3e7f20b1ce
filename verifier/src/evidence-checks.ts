import type { EvidenceLog } from './evidence-file.ts';
import { parseCheckpointText, type Checkpoint } from './log/checkpoint.ts';
import { eventLeaf } from './log/leaf.ts';
import { isIncluded } from './log/merkle.ts';
import { parseNote } from './log/note.ts';

/** The tree head that the proofs of an evidence file lead to, whoever signed it. */
export function checkpointOf({ checkpoint }: EvidenceLog): Checkpoint | undefined {
  const note = parseNote(checkpoint);
  return note && parseCheckpointText(note.text);
}

/** The places, from 0, of the events whose proofs do not lead to the tree head. */
export function unprovenEvents({ events }: EvidenceLog, head: Checkpoint): number[] {
  return events.flatMap(({ event, salt, leaf_index: index, proof }, at) => {
    const leaf = eventLeaf(event, Buffer.from(salt, 'base64'));
    const path = proof.map((hash) => Buffer.from(hash, 'base64'));
    return isIncluded(leaf, { index, path }, head) ? [] : [at];
  });
}
