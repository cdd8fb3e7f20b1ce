import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { LogDamaged, sequence, sequenceNow } from '../../../src/operations/log/sequence.ts';
import { readLogProofs } from '../../../src/operations/log/proofs.ts';
import { parsePublicId } from '../../../src/domain/ids.ts';
import { openCheckpoint, type Checkpoint } from '@countersign/verifier/log/checkpoint';
import { eventLeaf } from '@countersign/verifier/log/leaf';
import { isIncluded } from '@countersign/verifier/log/merkle';
import { startApplication, type Application } from '../../support/application.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';
import { treeRoot } from '../../verifier/log/reference-tree.ts';

let app: Application;
let sql: pg.Client;
beforeEach(async () => {
  app = await startApplication();
  sql = new pg.Client(app.cloned.adminUrl);
  await sql.connect();
});
afterEach(async () => {
  await sql.end();
  await app.stop();
});

const deps = () => ({ database: app.database, clock: app.clock, logKey: app.logKey });

async function leaves(): Promise<{ index: number; event: string; hash: Buffer }[]> {
  const { rows } = await sql.query(
    `select leaf_index::int as index, event_id as event, leaf_hash as hash
     from log_leaves order by leaf_index`,
  );
  return rows;
}

/** The newest checkpoint, its signature checked and its root compared with the leaves. */
async function checkpoint(): Promise<Checkpoint> {
  const { rows } = await sql.query('select note from log_checkpoints order by size desc limit 1');
  const opened = openCheckpoint(rows[0].note, app.logKey);
  if (!opened.ok) throw new Error(opened.reason);
  const hashes = (await leaves()).map(({ hash }) => hash).slice(0, opened.checkpoint.size);
  expect(Buffer.from(opened.checkpoint.root)).toEqual(treeRoot(hashes));
  return opened.checkpoint;
}

async function count(table: string): Promise<number> {
  const { rows } = await sql.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

/** As a process that is slow between its statement and its commit. */
async function openTransaction(organizationId: string): Promise<pg.Client> {
  const client = new pg.Client(app.cloned.url);
  await client.connect();
  await client.query('begin');
  await client.query(insertEvent, [organizationId]);
  return client;
}
const insertEvent = `insert into events
  (id, organization_id, type, at, log_action, resource_type, actor_type, source)
  values (gen_random_uuid(), $1, 'organization.updated', '2027-01-27T10:30:00Z',
    'organization.updated', 'organization', 'system', 'system')`;

describe('sequencing', () => {
  test('gives every committed event a place without a gap, and signs the root', async () => {
    const workspace = await givenWorkspace(app);
    await givenDocument(app, workspace, { recipients: [{ email: 'a@example.com' }], send: true });
    await sequenceNow(deps());
    const events = await count('events');
    expect((await leaves()).map(({ index }) => index)).toEqual([...Array(events).keys()]);
    expect(await checkpoint()).toMatchObject({ origin: 'localhost/log', size: events });
    await givenDocument(app, workspace);
    expect(await sequence(deps())).toBe((await count('events')) - events);
    expect((await checkpoint()).size).toBe(await count('events'));
  });

  test('signs nothing new while nothing happens', async () => {
    await givenWorkspace(app);
    await sequenceNow(deps());
    await sequenceNow(deps());
    expect(await sequence(deps())).toBe(0);
    expect(await count('log_checkpoints')).toBe(1);
  });

  test('leaves out no event of a transaction that commits long after later ones', async () => {
    const workspace = await givenWorkspace(app);
    const slow = await Promise.all(
      Array.from({ length: 3 }, () => openTransaction(workspace.organizationId)),
    );
    for (const client of slow) {
      await givenDocument(app, workspace);
      await sequenceNow(deps());
      const before = await count('log_leaves');
      await client.query('commit');
      await client.end();
      await sequenceNow(deps());
      expect(await count('log_leaves')).toBe(before + 1);
    }
    expect(await count('log_leaves')).toBe(await count('events'));
    await checkpoint();
  });

  test('two and more at once, amid commits, give each event one place', async () => {
    const workspace = await givenWorkspace(app);
    const write = async () => {
      for (let round = 0; round < 5; round += 1) {
        await workspace.api.post('/contacts', { body: {} });
        await givenDocument(app, workspace);
      }
    };
    const keep = async () => {
      for (let round = 0; round < 8; round += 1) {
        await Promise.all([sequence(deps()), sequenceNow(deps())]);
      }
    };
    await Promise.all([write(), write(), keep(), keep()]);
    await sequenceNow(deps());
    const rows = await leaves();
    expect(rows.map(({ index }) => index)).toEqual([...Array(await count('events')).keys()]);
    await checkpoint();
  });

  test('waits for one that is under way, so that what was committed is in the log', async () => {
    const workspace = await givenWorkspace(app);
    const holder = new pg.Client(app.cloned.url);
    await holder.connect();
    await holder.query('begin');
    await holder.query(`select pg_advisory_xact_lock(hashtext('countersign:log'))`);
    await givenDocument(app, workspace);
    expect(await sequence(deps())).toBe(0);
    const waiting = sequenceNow(deps());
    await holder.query('rollback');
    await holder.end();
    await waiting;
    expect(await count('log_leaves')).toBe(await count('events'));
  });

  test('one that is killed before its commit leaves nothing half done', async () => {
    await givenWorkspace(app);
    const dying = { ...app.logKey, sign: () => Promise.reject(new Error('killed')) };
    await expect(sequenceNow({ ...deps(), logKey: dying })).rejects.toThrow('killed');
    expect(await count('log_leaves')).toBe(0);
    await sequenceNow(deps());
    expect((await checkpoint()).size).toBe(await count('events'));
  });

  test('a clock that jumps back stops nothing', async () => {
    const workspace = await givenWorkspace(app);
    await givenDocument(app, workspace);
    await sequenceNow(deps());
    app.clock.advance(-3_600_000);
    await givenDocument(app, workspace);
    await sequenceNow(deps());
    expect((await checkpoint()).size).toBe(await count('events'));
  });

  test('an event inserted by hand is given a leaf once, then stands like all others', async () => {
    const { organizationId } = await givenWorkspace(app);
    await sql.query(insertEvent, [organizationId]);
    await sequenceNow(deps());
    const { rows } = await sql.query('select salt, leaf_hash from events');
    for (const row of rows) expect([row.salt.length, row.leaf_hash.length]).toEqual([32, 32]);
    await sql.query(
      `select give_event_leaves(array_agg(id), array_agg(leaf_hash), array_agg(salt)) from events`,
    );
    expect((await sql.query('select salt, leaf_hash from events')).rows).toEqual(rows);
  });

  test('an event that is queued twice, or again, keeps its one place', async () => {
    await givenWorkspace(app);
    await sql.query('insert into log_pending select id from events');
    await sequenceNow(deps());
    await sql.query('insert into log_pending select id from events');
    await sequenceNow(deps());
    expect(await count('log_leaves')).toBe(await count('events'));
    expect(await count('log_pending')).toBe(0);
  });
});

describe('nothing is signed on top of', () => {
  test.each([
    [
      'a leaf that was removed',
      'delete from log_leaves where leaf_index = 1',
      /^The leaves of the checkpoint of \d are not all there/,
    ],
    [
      'a leaf that was altered',
      `update log_leaves set leaf_hash = sha256('x') where leaf_index = 0`,
      /not those of the checkpoint/,
    ],
    [
      'an older backup of the leaves',
      'delete from log_leaves where leaf_index > 0',
      /has 1 leaves, but a checkpoint of \d was signed/,
    ],
  ])('%s', async (_what, statement, message) => {
    const workspace = await givenWorkspace(app);
    await givenDocument(app, workspace, { recipients: [{ email: 'a@example.com' }] });
    await sequenceNow(deps());
    await sql.query(statement);
    await givenDocument(app, workspace);
    const refused = sequenceNow(deps());
    await expect(refused).rejects.toThrow(LogDamaged);
    await expect(refused).rejects.toThrow(message);
    expect(await count('log_checkpoints')).toBe(1);
  });
});

test('a document’s events come with salts and proofs that lead to the checkpoint', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace, {
    recipients: [{ email: 'a@example.com' }],
    send: true,
  });
  await givenDocument(app, workspace);
  await sequenceNow(deps());
  const proofs = await readLogProofs(app.database, parsePublicId('doc', id) ?? ('' as never));
  const head = await checkpoint();
  expect(openCheckpoint(proofs.checkpoint, app.logKey)).toEqual({ ok: true, checkpoint: head });
  const types = proofs.events.map(({ event }) => JSON.parse(event).type);
  expect(types).toEqual(['document.created', 'recipient.added', 'document.sent']);
  for (const { event, salt, leaf_index: index, proof } of proofs.events) {
    const path = proof.map((hash) => Buffer.from(hash, 'base64'));
    const leaf = eventLeaf(event, Buffer.from(salt, 'base64'));
    expect(isIncluded(leaf, { index, path }, head)).toBe(true);
    const other = eventLeaf(event.replace('Lease', 'Sale'), Buffer.from(salt, 'base64'));
    expect(isIncluded(other, { index, path }, head)).toBe(!event.includes('Lease'));
  }
});
