import type { X509Certificate } from 'node:crypto';
import { minuteMs } from '../../domain/time.ts';
import { publicId } from '../../domain/ids.ts';
import { checkCheckpointToken } from '@countersign/verifier/check-timestamped';
import { openByAny, originOf } from '@countersign/verifier/log/checkpoint';
import { makeCompactTree, type CompactTree } from '@countersign/verifier/log/compact-tree';
import { eventLeaf } from '@countersign/verifier/log/leaf';
import { equalBytes } from '@countersign/verifier/log/merkle';
import type { NoteKey } from '@countersign/verifier/log/note';
import { tileWidth } from '@countersign/verifier/log/tiles';
import type { EntityManager } from '@mikro-orm/postgresql';
import { canonicalEvent } from '../../evidence/log/event-leaf.ts';
import type { Database } from '../../persistence/orm.ts';
import {
  auditedLeaves,
  checkpointsAfter,
  differingNodes,
  findUnloggedEvent,
  type AuditedCheckpoint,
  type AuditedEvent,
  type AuditedLeaf,
} from '../../persistence/stores/log/log-audit.ts';
import type { LogNode } from '../../persistence/stores/log/log-sequencing.ts';
import type { StoredCheckpoint } from '../../persistence/stores/log/log.ts';

/** What is looked into, in the order in which it is reported. */
export const auditChecks = {
  rows: 'every leaf has its event, unaltered',
  order: 'the leaves are without a gap, and the events of each document in their order',
  complete: 'every event is in the log',
  tiles: 'the tiles that are served are those of the leaves',
  checkpoints: 'every checkpoint is that of the leaves, and signed by the log’s key',
  timestamps: 'every timestamp is over its checkpoint, by an authority that is trusted',
  times: 'no event claims to be older than a checkpoint before it',
} as const;
type AuditCheck = keyof typeof auditChecks;

export interface AuditReport {
  leaves: number;
  checkpoints: number;
  /** The first thing that is wrong, by the check that found it. */
  wrong: Partial<Record<AuditCheck, string>>;
}

const batch = 2_000;
/** Between processes' clocks, and from an event's time to its commit. */
const toleranceMs = 10 * minuteMs;

/**
 * Walks the whole log in constant memory: each event against its leaf, the leaves against the tiles
 * and every checkpoint. `keysOf` says whose signatures count in the log of this name; a log whose
 * key was replaced has several; timestamps have to lead to `timestampRoots`.
 */
export async function auditLog(
  database: Database,
  keysOf: (origin: string) => readonly NoteKey[],
  timestampRoots: readonly X509Certificate[],
): Promise<AuditReport> {
  const em = database.fork();
  const report: AuditReport = { leaves: 0, checkpoints: 0, wrong: {} };
  const wrong = (check: AuditCheck, what: string) => {
    report.wrong[check] ??= what;
  };
  const tree = makeCompactTree();
  const checkpoints = checkpointReader(em);
  let checkpoint = await checkpoints();
  // Every later checkpoint is held to the name of the first.
  const keys = keysOf((checkpoint && originOf(checkpoint.note)) ?? '');
  let newestMs = -Infinity;
  for (let from = 0; ;) {
    const leaves = await auditedLeaves(em, from, batch);
    const nodes: LogNode[] = [];
    for (const leaf of leaves) {
      checkLeaf(leaf, tree.size(), wrong);
      checkTime(leaf, newestMs, wrong);
      nodes.push(...appendLeaf(tree, leaf));
      while (checkpoint && checkpoint.size <= tree.size()) {
        checkCheckpoint(checkpoint, tree, keys, wrong);
        checkTimestamp(checkpoint, timestampRoots, wrong);
        newestMs = Math.max(newestMs, checkpoint.createdAt.getTime());
        report.checkpoints += 1;
        checkpoint = await checkpoints();
      }
    }
    const [different] = await differingNodes(em, nodes);
    if (different) wrong('tiles', `hash ${different.index} of level ${different.level} differs`);
    if (leaves.length < batch) break;
    from = (leaves.at(-1)?.leafIndex ?? from) + 1;
  }
  report.leaves = tree.size();
  if (checkpoint) {
    wrong('checkpoints', `checkpoint ${checkpoint.size}: the log has only ${tree.size()} leaves`);
  }
  const unlogged = await findUnloggedEvent(em);
  if (unlogged) wrong('complete', `event ${publicId('aud', unlogged)} is not in the log`);
  return report;
}

type Wrong = (check: AuditCheck, what: string) => void;

function checkLeaf(leaf: AuditedLeaf, place: number, wrong: Wrong): void {
  const { leafIndex, eventId, event } = leaf;
  const name = `leaf ${leafIndex}, event ${publicId('aud', eventId)}`;
  if (leafIndex !== place) wrong('order', `leaf ${place} is missing`);
  if (!event) {
    wrong('rows', `${name}: the event was removed`);
    return;
  }
  const altered = alteration(leaf, event);
  if (altered !== undefined) wrong('rows', `${name}: ${altered}`);
  if (event.sequence === null || event.sequence === 1) return;
  if (event.previousLeafIndex === null) {
    wrong('order', `${name}: the event before it in its document is gone`);
  } else if (event.previousLeafIndex > leafIndex) {
    wrong('order', `${name}: the event before it in its document comes later`);
  }
}

/** What is wrong with the row of a leaf, in words. */
function alteration({ leafHash }: AuditedLeaf, event: AuditedEvent): string | undefined {
  if (!event.rowLeafHash || !equalBytes(event.rowLeafHash, leafHash)) {
    return 'the row has another leaf than the log';
  }
  if (event.salt === null) {
    const rightly = event.documentId !== null && !event.documentExists && event.deletionLogged;
    return rightly ? undefined : 'it was erased, but no deletion of its document is logged';
  }
  const recomputed = eventLeaf(canonicalEvent(event), event.salt);
  return equalBytes(recomputed, leafHash) ? undefined : 'its content is not what the leaf says';
}

function checkTime({ leafIndex, event }: AuditedLeaf, newestMs: number, wrong: Wrong): void {
  if (!event || event.at.getTime() >= newestMs - toleranceMs) return;
  const name = `leaf ${leafIndex}, event ${publicId('aud', event.id)}`;
  const before = new Date(newestMs).toISOString();
  wrong(
    'times',
    `${name}: says ${event.at.toISOString()}, and entered the log after ${before}: back-dated, or a clock was wrong`,
  );
}

/** @returns the roots of tiles that end with this leaf */
function appendLeaf(tree: CompactTree, { leafHash }: AuditedLeaf): LogNode[] {
  const completed = tree.append(leafHash);
  const nodes: LogNode[] = [];
  for (let level = 1, span = tileWidth; ; level += 1, span *= tileWidth) {
    const subtree = completed.find(({ size }) => size === span);
    if (!subtree) return nodes;
    nodes.push({ level, index: tree.size() / span - 1, hash: subtree.hash });
  }
}

function checkCheckpoint(
  { size, root, note }: StoredCheckpoint,
  tree: CompactTree,
  keys: readonly NoteKey[],
  wrong: Wrong,
): void {
  const name = `checkpoint ${size}`;
  const opened = openByAny(note, keys);
  if (!opened.ok) wrong('checkpoints', `${name}: ${opened.reason}`);
  const signed = opened.ok ? opened.checkpoint : { size, root };
  const isOurs = signed.size === tree.size() && equalBytes(signed.root, tree.root());
  if (!isOurs || !equalBytes(root, tree.root())) {
    wrong('checkpoints', `${name}: the leaves before it are not those that were signed`);
  }
}

/** Its time has to be after the checkpoint was made, by the word of the row. */
function checkTimestamp(
  { size, note, token, createdAt }: AuditedCheckpoint,
  roots: readonly X509Certificate[],
  wrong: Wrong,
): void {
  if (!token) return;
  const { ok, detail, time } = checkCheckpointToken(note, token, roots);
  if (!ok) wrong('timestamps', `checkpoint ${size}: ${detail}`);
  else if (time && time.getTime() < createdAt.getTime() - toleranceMs) {
    const stamped = `it was stamped ${time.toISOString()}`;
    wrong('timestamps', `checkpoint ${size}: ${stamped}, before it says it was made`);
  }
}

/** One checkpoint after the other, by size, read a page at a time. */
function checkpointReader(em: EntityManager): () => Promise<AuditedCheckpoint | undefined> {
  let page: AuditedCheckpoint[] = [];
  let last = 0;
  return async () => {
    if (page.length === 0) page = await checkpointsAfter(em, last, batch);
    const next = page.shift();
    last = next?.size ?? last;
    return next;
  };
}
