import type { EntityManager } from '@mikro-orm/postgresql';
import {
  consistencyRanges,
  edgeTiles,
  inclusionRanges,
  rootOf,
  tilesOf,
  type Range,
} from '@countersign/verifier/log/tiles';
import { publicId, type DocumentId, type EventId, type OrganizationId } from '../../domain/ids.ts';
import { invalidQuery, notFound, Refusal } from '../../domain/refusals.ts';
import { canonicalEvent } from '../../evidence/log/event-leaf.ts';
import { tileReader } from '../../evidence/log/grow.ts';
import type { Database } from '../../persistence/orm.ts';
import {
  findLeafedEvent,
  leafedEventsOf,
  type LeafedEvent,
} from '../../persistence/stores/log/log-events.ts';
import { readLastCheckpoint, readTiles } from '../../persistence/stores/log/log.ts';

/** An event with the way from its leaf to the root of a checkpoint; bytes are in base64. */
export interface EventProof {
  /** RFC 8785 JSON, the bytes that the leaf commits to. */
  event: string;
  salt: string;
  leaf_index: number;
  /** RFC 6962, 2.1.1, from the leaf's sibling upwards. */
  proof: string[];
}

/** What `evidence.json` holds of the log. */
export interface LogProofs {
  /** A signed note; all proofs lead to its root. */
  checkpoint: string;
  events: EventProof[];
}

/**
 * Every event of a document with its proof, in the order in which they happened.
 * @throws {Error} when one is not in the log yet: the caller sequences first
 */
export async function readLogProofs(
  database: Database,
  documentId: DocumentId,
): Promise<LogProofs> {
  const em = database.fork();
  // The checkpoint last: it then covers every leaf that was read before.
  const events = await leafedEventsOf(em, documentId);
  const checkpoint = await readLastCheckpoint(em);
  if (!checkpoint) throw new Error('The log has no checkpoint yet.');
  const paths = await pathsOf(em, events.map(placeOf), checkpoint.size);
  return {
    checkpoint: checkpoint.note,
    events: events.map((event, at) => ({
      ...contentOf(event),
      leaf_index: placeOf(event),
      proof: paths[at] ?? [],
    })),
  };
}

/** As `EventProof`; an erased event has neither content nor salt. */
export interface ProvenEvent extends Partial<Pick<EventProof, 'event' | 'salt'>> {
  id: string;
  leaf_hash: string;
  leaf_index: number;
  proof: string[];
  checkpoint: string;
}

/** @throws EVENT_NOT_FOUND, PROOF_PENDING for up to a second after the event */
export async function proveEvent(
  database: Database,
  organizationId: OrganizationId,
  id: EventId,
): Promise<ProvenEvent> {
  const em = database.fork();
  const event = await findLeafedEvent(em, organizationId, id);
  if (!event) throw notFound('EVENT', publicId('aud', id));
  const checkpoint = await readLastCheckpoint(em);
  if (event.leafIndex === null || !checkpoint) {
    throw new Refusal('PROOF_PENDING', 'The event is being entered in the log.', {
      retryAfterS: 1,
    });
  }
  const [proof = []] = await pathsOf(em, [event.leafIndex], checkpoint.size);
  return {
    id: publicId('aud', id),
    ...(event.salt && contentOf(event)),
    leaf_hash: base64(event.leafHash),
    leaf_index: event.leafIndex,
    proof,
    checkpoint: checkpoint.note,
  };
}

/**
 * That the tree of `to` leaves begins with that of `from`; without `to` the newest one.
 * @throws VALIDATION_ERROR for sizes that the log never had
 */
export async function proveConsistency(
  database: Database,
  from: number,
  to?: number,
): Promise<{ from: number; to: number; proof: string[] }> {
  const em = database.fork();
  const size = (await readLastCheckpoint(em))?.size ?? 0;
  const last = to ?? size;
  if (last > size) throw invalidQuery('to', `must be ${size} or less: the log has no more`);
  if (from > last) throw invalidQuery('from', `must be ${last} or less`);
  const [proof = []] = await rootsOf(em, [consistencyRanges(from, last)], last);
  return { from, to: last, proof };
}

/** The root of the tree when it had `size` leaves; undefined when it never had so many. */
export async function rootOfTree(em: EntityManager, size: number): Promise<Uint8Array | undefined> {
  const read = tileReader(await readTiles(em, edgeTiles(size)));
  try {
    return rootOf({ start: 0, end: size }, read);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The proof of each leaf, in base64, to the root of the tree of `size` leaves. */
export function pathsOf(
  em: EntityManager,
  indexes: readonly number[],
  size: number,
): Promise<string[][]> {
  return rootsOf(
    em,
    indexes.map((index) => inclusionRanges(index, size)),
    size,
  );
}

/** The roots of each list of ranges; their tiles are read in one statement. */
async function rootsOf(
  em: EntityManager,
  lists: readonly Range[][],
  size: number,
): Promise<string[][]> {
  const read = tileReader(await readTiles(em, tilesOf(lists.flat(), size)));
  return lists.map((ranges) => ranges.map((range) => base64(rootOf(range, read))));
}

function placeOf({ id, leafIndex }: LeafedEvent): number {
  if (leafIndex !== null) return leafIndex;
  throw new Error(`${publicId('aud', id)} is not in the log yet.`);
}

function contentOf(event: LeafedEvent): Pick<EventProof, 'event' | 'salt'> {
  if (event.salt === null) throw new Error(`${publicId('aud', event.id)} was erased.`);
  return { event: canonicalEvent(event), salt: base64(event.salt) };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
