import { defineEntity, p } from '@mikro-orm/core';
import type { EventId } from '../../domain/ids.ts';
import { time } from './columns.ts';

/** Events that have no place in the log yet. */
export const LogPendingEntity = defineEntity({
  name: 'LogPending',
  tableName: 'log_pending',
  properties: { eventId: p.uuid().$type<EventId>().primary() },
});

/** Leaves of the Merkle tree, in its order. */
export const LogLeafEntity = defineEntity({
  name: 'LogLeaf',
  tableName: 'log_leaves',
  properties: {
    leafIndex: p.bigint('string').primary(),
    eventId: p.uuid().$type<EventId>(),
    leafHash: p.blob(),
  },
});

/** Roots of full tiles. */
export const LogNodeEntity = defineEntity({
  name: 'LogNode',
  tableName: 'log_nodes',
  properties: {
    level: p.smallint().primary(),
    nodeIndex: p.bigint('string').primary(),
    hash: p.blob(),
  },
});

/** Tree heads that were signed. */
export const LogCheckpointEntity = defineEntity({
  name: 'LogCheckpoint',
  tableName: 'log_checkpoints',
  properties: {
    size: p.bigint('string').primary(),
    root: p.blob(),
    /** https://c2sp.org/tlog-checkpoint */
    note: p.text(),
    createdAt: time(),
    /** RFC 3161, over the note's SHA-256. */
    timestampToken: p.blob().strictNullable(),
  },
});
