import { isProven } from '@countersign/verifier/check-log';
import { openByAny, originOf, unsignedCheckpoint } from '@countersign/verifier/log/checkpoint';
import type { EvidenceLog } from '@countersign/verifier/evidence-file';
import { eventLeaf } from '@countersign/verifier/log/leaf';
import { equalBytes, isIncluded } from '@countersign/verifier/log/merkle';
import { noteKey } from '@countersign/verifier/log/note';
import { publicId } from '../../domain/ids.ts';
import { canonicalEvent } from '../../evidence/log/event-leaf.ts';
import type { LeafedEvent } from '../../persistence/stores/log/log-events.ts';
import { readLastCheckpoint, type StoredCheckpoint } from '../../persistence/stores/log/log.ts';
import { pathsOf, rootOfTree } from '../log/proofs.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';

/**
 * Whether each of these events is what its leaf says, and each leaf in the tree whose head the
 * log's key, or one of before, signed. What waits for its place, for about a second, has no proof yet.
 * @returns what is wrong, in words
 */
export async function logProblems(
  { database, logPublicKeys }: Pick<OperationDeps, 'database' | 'logPublicKeys'>,
  events: readonly LeafedEvent[],
): Promise<string[]> {
  const altered = events.flatMap((event) => {
    const problem = alteration(event);
    return problem === undefined ? [] : `${publicId('aud', event.id)} ${problem}.`;
  });
  const head = await readLastCheckpoint(database.fork());
  if (!head) return altered;
  const origin = originOf(head.note) ?? '';
  const opened = openByAny(
    head.note,
    logPublicKeys.map((key) => noteKey(origin, key)),
  );
  if (!opened.ok)
    return [...altered, `The checkpoint of the log does not count: ${opened.reason}.`];
  return [...altered, ...(await unproven(database, events, opened.checkpoint))];
}

function alteration(event: LeafedEvent): string | undefined {
  if (event.salt === null) return 'was erased, although its document is there';
  const leaf = eventLeaf(canonicalEvent(event), event.salt);
  return equalBytes(leaf, event.leafHash) ? undefined : 'is not what its leaf says';
}

async function unproven(
  database: OperationDeps['database'],
  events: readonly LeafedEvent[],
  head: Pick<StoredCheckpoint, 'size' | 'root'>,
): Promise<string[]> {
  const placed = events.flatMap(({ id, leafHash, leafIndex }) =>
    leafIndex !== null && leafIndex < head.size ? { id, leafHash, index: leafIndex } : [],
  );
  try {
    const indexes = placed.map(({ index }) => index);
    const paths = await pathsOf(database.fork(), indexes, head.size);
    return placed.flatMap(({ id, leafHash, index }, at) => {
      const path = (paths[at] ?? []).map((hash) => Buffer.from(hash, 'base64'));
      if (isIncluded(leafHash, { index, path }, head)) return [];
      return `${publicId('aud', id)} is not in the tree that was signed.`;
    });
  } catch (error) {
    if (error instanceof RangeError) return ['The log has lost a part of its tree.'];
    throw error;
  }
}

/**
 * Whether the proofs in a sealed file lead to a head that the log has had. The key that signed it
 * may have been replaced since; the tree is what it was.
 * @returns what is wrong, in words
 */
export async function sealedLogProblems(
  { database }: Pick<OperationDeps, 'database'>,
  log: EvidenceLog,
): Promise<string[]> {
  const head = unsignedCheckpoint(log.checkpoint);
  if (!head) return ['The sealed file has no checkpoint of the log.'];
  const problems = log.events.flatMap((event, at) =>
    isProven(event, head)
      ? []
      : `Event ${at + 1} of the sealed file does not lead to its checkpoint.`,
  );
  const root = await rootOfTree(database.fork(), head.size);
  if (root && equalBytes(root, head.root)) return problems;
  return [...problems, 'The checkpoint in the sealed file is none of this log.'];
}
