import { randomUUID } from 'node:crypto';
import type { EventRow } from '../../src/domain/audit/logged-event.ts';
import type { DocumentId, EventId, OrganizationId } from '../../src/domain/ids.ts';
import { saltEvent } from '../../src/evidence/log/event-leaf.ts';
import { pathsOf, proveConsistency } from '../../src/operations/log/proofs.ts';
import { sequenceNow } from '../../src/operations/log/sequence.ts';
import type { Bench } from '../bench.ts';
import { expectOk } from '../http-client.ts';
import { interleave, latencyRounds, timed } from '../measure.ts';
import type { Row } from '../row.ts';
import { settle } from '../seed.ts';

const transactions = 200;
const perTransaction = 5;
const million = 1_000_000;
const atOnce = 10_000;

export const append: Row = {
  name: 'append',
  title: 'Append 1,000 events in 200 commits and sequence them',
  sides: { ours: 'salted leaves, then sequenceNow', bare: 'the same inserts, same indexes' },
  unit: 'ms',
  goal: { max: 1.3 },
  async run(bench) {
    const { organizationId } = await bench.addWorkspace();
    await bench.sql.query('create table bare_events (like events including all)');
    await sequenceNow(logOf(bench));
    const ours = async () => {
      await insertAll(bench, 'events', organizationId, (event) => {
        const { salt, leafHash } = saltEvent(event);
        return { salt: hex(salt), leaf_hash: hex(leafHash) };
      });
      await sequenceNow(logOf(bench));
    };
    const bare = () => insertAll(bench, 'bare_events', organizationId, () => ({}));
    return {
      rounds: await interleave(
        () => timed(ours),
        () => timed(bare),
      ),
    };
  },
};

export const proof: Row = {
  name: 'proof',
  title: 'Prove an entry, and that the log began with its first 500 leaves',
  sides: { ours: '1,000,000 leaves', bare: '10,000 leaves' },
  unit: 'ms',
  goal: { max: 2 },
  async run(bench) {
    await manyEvents(bench);
    const { database } = bench.parts;
    const prove = (size: number) => async () => {
      await proveConsistency(database, 500, size);
      await pathsOf(database.fork(), [size / 2 - 1], size);
    };
    return { rounds: await latencyRounds(prove(million), prove(10_000), 100) };
  },
};

export const auditLog: Row = {
  name: 'audit-log',
  title: 'A page of the audit log, 20 of 1,000,000 entries',
  sides: { ours: '1,000,000 entries', bare: '1,000 entries' },
  unit: 'ms',
  goal: { max: 1.2 },
  async run(bench) {
    const large = await manyEvents(bench);
    const small = await bench.addWorkspace();
    await seedLog(bench, small.organizationId, 1_000);
    await settle(bench);
    const page = (token: string) => async () => {
      const answer = await expectOk(bench.api.call('GET', '/audit-log', { token }));
      if (answer.json().entries.length !== 20) throw new Error('Not that page.');
    };
    return { rounds: await latencyRounds(page(large.token), page(small.token), 200) };
  },
};

const made = new WeakMap<Bench, ReturnType<Bench['addWorkspace']>>();

/** A workspace with a million events in the log, made once. */
function manyEvents(bench: Bench): ReturnType<Bench['addWorkspace']> {
  const known = made.get(bench) ?? makeMany(bench);
  made.set(bench, known);
  return known;
}

async function makeMany(bench: Bench): ReturnType<Bench['addWorkspace']> {
  const workspace = await bench.addWorkspace();
  // As the log grows in fact: what waits is short, however long the log is.
  for (let made = 0; made < million; made += atOnce) {
    await seedLog(bench, workspace.organizationId, atOnce);
    await sequenceNow(logOf(bench));
  }
  await settle(bench);
  return workspace;
}

/** Their leaves are of nothing: no row that measures looks at what they commit to. */
async function seedLog({ sql }: Bench, organizationId: string, count: number): Promise<void> {
  await sql.query(
    `insert into events (id, organization_id, type, at, log_action, resource_type, actor_type,
       source, salt, leaf_hash)
     select gen_random_uuid(), $1, 'organization.updated', now() - n * interval '1 second',
       'organization.updated', 'organization', 'system', 'system', sha256('salt'),
       sha256(n::text::bytea)
     from generate_series(1, $2::int) n`,
    [organizationId, count],
  );
}

function logOf({ parts }: Bench) {
  return { ...parts.operations, logKey: parts.keys.log };
}

async function insertAll(
  { sql }: Bench,
  table: string,
  organizationId: string,
  leafOf: (event: EventRow) => object,
): Promise<void> {
  for (let round = 0; round < transactions; round += 1) {
    const documentId = randomUUID() as DocumentId;
    const rows = Array.from({ length: perTransaction }, (_, at) => {
      const event = eventOf(organizationId as OrganizationId, documentId, at + 1);
      return { ...columnsOf(event), ...leafOf(event) };
    });
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await sql.query(
      `insert into ${table} (${columns})
       select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
}

function eventOf(
  organizationId: OrganizationId,
  documentId: DocumentId,
  sequence: number,
): EventRow {
  return {
    id: randomUUID() as EventId,
    organizationId,
    documentId,
    type: 'document.created',
    at: new Date(),
    sequence,
    trailType: 'document.created',
    logAction: 'document.created',
    resourceType: 'document',
    resourceId: documentId,
    actorType: 'user',
    actor: 'Bench',
    actorName: 'Olga Berg',
    actorEmail: 'olga@example.com',
    source: 'api',
    ipAddress: '203.0.113.7',
    details: { title: 'Services agreement' },
  };
}

function columnsOf(event: EventRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(event).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

function hex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}
