import type { EntityManager } from '@mikro-orm/postgresql';
import { originOf } from '@countersign/verifier/log/checkpoint';
import { equalBytes } from '@countersign/verifier/log/merkle';
import { edgeTiles, rootOf, type TileReader } from '@countersign/verifier/log/tiles';
import type { LogKey } from '../../evidence/keys/log-key.ts';
import { saltEvent } from '../../evidence/log/event-leaf.ts';
import { grow, tileReader } from '../../evidence/log/grow.ts';
import { signCheckpoint } from '../../evidence/log/sign-checkpoint.ts';
import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../persistence/orm.ts';
import { isLogBehind, readTiles, type StoredCheckpoint } from '../../persistence/stores/log/log.ts';
import {
  appendPending,
  giveLeaves,
  insertCheckpoint,
  insertNodes,
  lockLog,
  pendingWithoutLeaf,
  readLeaves,
  readLogState,
  type LogState,
} from '../../persistence/stores/log/log-sequencing.ts';

export interface LogDeps {
  database: Database;
  clock: Clock;
  logKey: LogKey;
}

/** What is stored contradicts what was signed: nothing more is signed until a person has looked. */
export class LogDamaged extends Error {
  override name = 'LogDamaged';
}

/** Leaves whose nodes are made at once. */
const share = 10_000;
const leaflessShare = 1_000;

/**
 * Gives every event that is committed a place in the log and signs the tree's new head, unless
 * another process is at it. All in one transaction: a process that dies leaves nothing half done.
 * @returns how many leaves were added
 * @throws {LogDamaged}
 */
export async function sequence(deps: LogDeps): Promise<number> {
  return sequenceLocked(deps, false);
}

/**
 * As `sequence`, after a process that is doing so: what was committed before the call is then in the log.
 * @throws {LogDamaged}
 */
export async function sequenceNow(deps: LogDeps): Promise<void> {
  await sequenceLocked(deps, true);
}

async function sequenceLocked(deps: LogDeps, wait: boolean): Promise<number> {
  // What another one has taken but not committed still counts as behind, so that it is waited for.
  if (!(await isLogBehind(deps.database))) return 0;
  return deps.database.fork().transactional(async (em) => {
    if (!(await lockLog(em, wait))) return 0;
    const state = await readLogState(em);
    if (state.leafless) await saltLeafless(em);
    return appendAll(em, state, deps);
  });
}

/** Events that somebody inserted by hand: they get a leaf, and their place shows them. */
async function saltLeafless(em: EntityManager): Promise<void> {
  for await (const events of pendingWithoutLeaf(em, leaflessShare)) {
    await giveLeaves(
      em,
      events.map((event) => ({ id: event.id, ...saltEvent(event) })),
    );
  }
}

async function appendAll(
  em: EntityManager,
  { size: before, last }: LogState,
  { clock, logKey }: LogDeps,
): Promise<number> {
  const edge = await readEdge(em, before);
  if (last) {
    requireUndamaged(last, before, last.size < before ? await readEdge(em, last.size) : edge);
  }
  const { appended, first } = await appendPending(em, before, share);
  if (appended === 0) return 0;
  const size = before + appended;
  const root = await addNodes(em, size, { start: before, edge, leaves: first });
  // A log keeps the name of its first checkpoint, whatever address the service has by now.
  const origin = (last && originOf(last.note)) ?? logKey.name;
  const note = await signCheckpoint(logKey, { origin, size, root });
  await insertCheckpoint(em, { size, root, note, createdAt: clock.now() });
  return appended;
}

async function readEdge(em: EntityManager, size: number): Promise<TileReader> {
  return tileReader(await readTiles(em, edgeTiles(size)));
}

interface Share {
  start: number;
  edge: TileReader;
  leaves: readonly Uint8Array[];
}

/** Stores the nodes over the leaves of this share and those after it. @returns the root over all */
async function addNodes(
  em: EntityManager,
  size: number,
  { start, edge, leaves }: Share,
): Promise<Uint8Array> {
  const { root, nodes } = grow(start, edge, leaves);
  await insertNodes(em, nodes);
  const next = start + leaves.length;
  if (next >= size) return root;
  return addNodes(em, size, {
    start: next,
    edge: await readEdge(em, next),
    leaves: await readLeaves(em, next, Math.min(next + share, size)),
  });
}

/**
 * A log must not sign what contradicts an earlier checkpoint (https://c2sp.org/tlog-checkpoint), and
 * whatever stands on a damaged right edge would.
 */
function requireUndamaged(last: StoredCheckpoint, size: number, edge: TileReader): void {
  if (last.size > size) {
    throw new LogDamaged(
      `The log has ${size} leaves, but a checkpoint of ${last.size} was signed.`,
    );
  }
  if (equalBytes(rootBefore(last.size, edge), last.root)) return;
  throw new LogDamaged(`The last leaves are not those of the checkpoint of ${last.size}.`);
}

function rootBefore(size: number, read: TileReader): Uint8Array {
  try {
    return rootOf({ start: 0, end: size }, read);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `The leaves of the checkpoint of ${size} are not all there: ${error.message}`;
    throw new LogDamaged(message, { cause: error });
  }
}
