import type { EntityManager } from '@mikro-orm/postgresql';
import { originOf } from '../../../verifier/src/log/checkpoint.ts';
import { equalBytes } from '../../../verifier/src/log/merkle.ts';
import { edgeTiles, rootOf } from '../../../verifier/src/log/tiles.ts';
import type { LogKey } from '../../evidence/keys/log-key.ts';
import { saltEvent } from '../../evidence/log/event-leaf.ts';
import { grow, tileReader } from '../../evidence/log/grow.ts';
import { signCheckpoint } from '../../evidence/log/sign-checkpoint.ts';
import type { Clock } from '../../outside/clock.ts';
import type { Database } from '../../persistence/orm.ts';
import {
  isLogBehind,
  readLastCheckpoint,
  readTiles,
  type StoredCheckpoint,
} from '../../persistence/stores/log.ts';
import {
  appendPending,
  countLeaves,
  giveLeaves,
  insertCheckpoint,
  insertNodes,
  lockLog,
  pendingWithoutLeaf,
  readLeaves,
} from '../../persistence/stores/log-sequencing.ts';

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
 * As `sequence`, after whoever is at it: what was committed before the call is then in the log.
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
    await saltLeafless(em);
    return appendAll(em, deps);
  });
}

/** Rows of before the log, and those that a process of an older version still writes. */
async function saltLeafless(em: EntityManager): Promise<void> {
  for await (const events of pendingWithoutLeaf(em, leaflessShare)) {
    await giveLeaves(
      em,
      events.map((event) => ({ id: event.id, ...saltEvent(event) })),
    );
  }
}

async function appendAll(em: EntityManager, { clock, logKey }: LogDeps): Promise<number> {
  const before = await countLeaves(em);
  const last = await readLastCheckpoint(em);
  if (last) await requireUndamaged(em, last, before);
  const appended = await appendPending(em, before);
  if (appended === 0) return 0;
  const size = before + appended;
  const root = await addNodes(em, before, size);
  // A log keeps the name of its first checkpoint, whatever address the service has by now.
  const origin = (last && originOf(last.note)) ?? logKey.name;
  const note = await signCheckpoint(logKey, { origin, size, root });
  await insertCheckpoint(em, { size, root, note, createdAt: clock.now() });
  return appended;
}

/** Stores the nodes over the leaves from `before` on. @returns the root over all */
async function addNodes(em: EntityManager, before: number, size: number): Promise<Uint8Array> {
  let root: Uint8Array = new Uint8Array();
  for (let start = before; start < size; start += share) {
    const leaves = await readLeaves(em, start, Math.min(start + share, size));
    const grown = grow(start, tileReader(await readTiles(em, edgeTiles(start))), leaves);
    await insertNodes(em, grown.nodes);
    ({ root } = grown);
  }
  return root;
}

/**
 * A log must not sign what contradicts an earlier checkpoint (https://c2sp.org/tlog-checkpoint), and
 * whatever stands on a damaged right edge would.
 */
async function requireUndamaged(
  em: EntityManager,
  last: StoredCheckpoint,
  size: number,
): Promise<void> {
  if (last.size > size) {
    throw new LogDamaged(
      `The log has ${size} leaves, but a checkpoint of ${last.size} was signed.`,
    );
  }
  const read = tileReader(await readTiles(em, edgeTiles(last.size)));
  if (equalBytes(rootBefore(last.size, read), last.root)) return;
  throw new LogDamaged(`The last leaves are not those of the checkpoint of ${last.size}.`);
}

function rootBefore(size: number, read: ReturnType<typeof tileReader>): Uint8Array {
  try {
    return rootOf({ start: 0, end: size }, read);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `The leaves of the checkpoint of ${size} are not all there: ${error.message}`;
    throw new LogDamaged(message, { cause: error });
  }
}
