import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { makeLogKey } from '../../../src/evidence/keys/log-key.ts';
import { auditLog, type AuditReport } from '../../../src/operations/log/audit.ts';
import { timestampCheckpoint } from '../../../src/operations/log/timestamp.ts';
import { sequenceNow } from '../../../src/operations/log/sequence.ts';
import { postgresUrl } from '@countersign/embedded/postgres/roles';
import { checkCheckpointToken } from '@countersign/verifier/check-timestamped';
import { startApplication, type Application } from '../../support/application.ts';
import { makeAuthorities } from '../../support/authorities.ts';
import { testServers } from '../../support/servers.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';

/** What a superuser can do to the log, and how the audit names it (docs/evidence.md). */

let app: Application;
let workspace: Workspace;
let superuser: pg.Client;

beforeEach(async () => {
  app = await startApplication();
  const { port = 0, password = '' } = testServers().postgres ?? {};
  const name = new URL(app.cloned.url).pathname.slice(1);
  superuser = new pg.Client(postgresUrl('postgres', password, port, name));
  await superuser.connect();
  workspace = await givenWorkspace(app);
  for (let round = 0; round < 2; round += 1) {
    await givenDocument(app, workspace, { recipients: [{ email: 'a@example.com' }], send: true });
    await app.sequence();
    app.clock.advance(60_000);
  }
});
afterEach(async () => {
  await superuser.end();
  await app.stop();
});

const audit = (key = app.logKey): Promise<AuditReport> =>
  auditLog(app.database, () => [key], app.authorities.records.timestampRoots);
const stamp = (authorities = app.authorities) =>
  timestampCheckpoint({ database: app.database, clock: app.clock, tsa: authorities.tsa });

const id = String.raw`aud_[0-9a-z]{26}`;
const row = (index: number, what: string) => new RegExp(`^leaf ${index}, event ${id}: ${what}`);

test('a log that nobody touched is sound', async () => {
  expect(await audit()).toEqual({ leaves: 7, checkpoints: 2, wrong: {} });
});

test('a deleted document’s events are erased, and the log stays sound', async () => {
  const { id: document } = await givenDocument(app, workspace);
  await app.sequence();
  await workspace.api.call('DELETE', '/documents/delete', { query: { id: document } });
  await app.sequence();
  expect(await audit()).toEqual({ leaves: 9, checkpoints: 4, wrong: {} });
});

describe('a superuser', () => {
  const at = (index: number) =>
    `id = (select event_id from log_leaves where leaf_index = ${index})`;
  const content = 'its content is not what the leaf says';

  test('who edits anything that is shown of an event is found at its row', async () => {
    await superuser.query(`set session_replication_role = replica`);
    await superuser.query(`create table kept as select * from events`);
    for (const [what, change] of [
      ['an actor', `actor = 'somebody'`],
      ['a name', `actor_name = 'Somebody'`],
      ['an email address', `actor_email = null`],
      ['an IP address', `ip_address = '203.0.113.99'`],
      ['a time', `at = at - interval '1 day'`],
      ['a type', `type = 'document.voided'`],
      ['an action', `log_action = 'document.cancelled'`],
      ['a word of the trail', `trail_type = null`],
      ['details', `details = details || '{"title": "Gift"}'`],
      ['a source', `source = 'web'`],
      ['a resource', `resource_id = gen_random_uuid()`],
      ['a document', `document_id = gen_random_uuid(), sequence = 1`],
      ['a workspace', `organization_id = gen_random_uuid()`],
      ['a salt', `salt = sha256(salt)`],
    ] as const) {
      await superuser.query(`update events set ${change} where ${at(1)}`);
      expect([what, (await audit()).wrong.rows]).toEqual([
        what,
        expect.stringMatching(row(1, content)),
      ]);
      await superuser.query(`delete from events; insert into events select * from kept`);
    }
    expect((await audit()).wrong).toEqual({});
  });

  test.each([
    [
      'deletes an event',
      `delete from events where ${at(2)}`,
      { rows: row(2, 'the event was removed'), order: row(3, 'the event before it .* is gone') },
    ],
    [
      'deletes an event with its leaf',
      `delete from events where ${at(2)}; delete from log_leaves where leaf_index = 2`,
      { order: /^leaf 2 is missing$/, checkpoints: /^checkpoint 4: the leaves before it are not/ },
    ],
    [
      'deletes an event, its leaf, and closes the gap',
      `delete from events where ${at(2)}; delete from log_leaves where leaf_index = 2;
       update log_leaves set leaf_index = leaf_index - 1 where leaf_index > 2`,
      { checkpoints: /^checkpoint 4: the leaves before it are not those/ },
    ],
    [
      'edits an event and gives it a leaf that fits',
      `update events set leaf_hash = sha256('x') where ${at(1)}`,
      { rows: row(1, 'the row has another leaf than the log') },
    ],
    [
      'exchanges two leaves',
      `update log_leaves set leaf_index = leaf_index + 100 where leaf_index in (1, 2);
       update log_leaves set leaf_index = 103 - leaf_index where leaf_index > 100`,
      {
        order: row(1, 'the event before it in its document comes later'),
        checkpoints: /^checkpoint 4: the leaves before it are not those/,
      },
    ],
    [
      'inserts an event that is not in the log',
      `insert into events (id, organization_id, type, at, resource_type, actor_type, source)
       select gen_random_uuid(), organization_id, type, at, resource_type, actor_type, source
       from events limit 1; delete from log_pending`,
      { complete: new RegExp(`^event ${id} is not in the log$`) },
    ],
    [
      'erases an event whose document is there',
      `update events set salt = null, actor = null, details = '{}' where ${at(1)}`,
      { rows: row(1, 'it was erased, but no deletion of its document is logged') },
    ],
    [
      'takes the last leaves away',
      `delete from log_leaves where leaf_index > 4`,
      {
        checkpoints: /^checkpoint 7: the log has only 5 leaves$/,
        complete: new RegExp(`^event ${id} is not in the log$`),
      },
    ],
    [
      'signs nothing, and alters a checkpoint',
      `update log_checkpoints set note = replace(note, E'\\n7\\n', E'\\n6\\n') where size = 7`,
      { checkpoints: /^checkpoint 7: its signature is wrong$/ },
    ],
    [
      'exchanges a checkpoint for an earlier one',
      `update log_checkpoints set note = (select note from log_checkpoints where size = 4)
       where size = 7`,
      { checkpoints: /^checkpoint 7: the leaves before it are not those that were signed$/ },
    ],
  ])('who %s is found', async (_what, statements, wrong) => {
    await superuser.query(statements);
    const found = (await audit()).wrong;
    for (const [check, said] of Object.entries(wrong)) {
      expect([check, found[check as keyof typeof found]]).toEqual([
        check,
        expect.stringMatching(said),
      ]);
    }
  });

  test('who back-dates an event that is entered later is found by the checkpoint before', async () => {
    app.clock.advance(3_600_000);
    await superuser.query(
      `insert into events (id, organization_id, type, at, resource_type, actor_type, source)
       select gen_random_uuid(), organization_id, type, at, resource_type, actor_type, source
       from events where ${at(0)}`,
    );
    app.clock.advance(3_600_000);
    await givenDocument(app, workspace);
    await app.sequence();
    expect((await audit()).wrong).toEqual({});
    await superuser.query(
      `insert into events (id, organization_id, type, at, resource_type, actor_type, source)
       select gen_random_uuid(), organization_id, type, at, resource_type, actor_type, source
       from events where ${at(0)}`,
    );
    await app.sequence();
    expect((await audit()).wrong).toEqual({
      times: expect.stringMatching(/: says 2027-.*back-dated, or a clock was wrong$/),
    });
  });

  test('who swaps the log’s key is found from the first checkpoint of the other key', async () => {
    const other = makeLogKey(app.logKey.name, generateKeyPairSync('ed25519').privateKey);
    await givenDocument(app, workspace);
    await sequenceNow({ ...app.operations, logKey: other });
    const ids = [other, app.logKey].map(({ keyId }) => Buffer.from(keyId).toString('hex'));
    expect((await audit()).wrong.checkpoints).toBe(
      `checkpoint 8: it is signed by key ${String(ids[0])}, not by ${String(ids[1])}`,
    );
  });
});

test('a clock that jumps back by an hour is named as what it may be', async () => {
  app.clock.advance(3_600_000);
  await givenDocument(app, workspace);
  await app.sequence();
  app.clock.advance(-3_600_000);
  await givenDocument(app, workspace);
  await app.sequence();
  expect((await audit()).wrong).toEqual({
    times: expect.stringMatching(/back-dated, or a clock was wrong$/),
  });
});

test('leaves that fill tiles are compared with the tiles that are served', async () => {
  await superuser.query(
    `insert into events (id, organization_id, type, at, resource_type, actor_type, source)
     select gen_random_uuid(), organization_id, type, at, resource_type, actor_type, source
     from (select * from events limit 1) one, generate_series(1, 600)`,
  );
  await app.sequence();
  expect((await audit()).wrong.tiles).toBeUndefined();
  await superuser.query(`update log_nodes set hash = sha256('x') where node_index = 1`);
  expect((await audit()).wrong.tiles).toBe('hash 1 of level 1 differs');
});

describe('the daily timestamp', () => {
  const wrong = async () => (await audit()).wrong;

  test('is a token over the newest checkpoint, by an authority that is trusted', async () => {
    expect(await stamp()).toBe(7);
    const { rows } = await superuser.query(
      'select note, timestamp_token as token from log_checkpoints where size = 7',
    );
    const { note, token } = rows[0];
    const roots = app.authorities.records.timestampRoots;
    const found = checkCheckpointToken(note, token, roots);
    expect(found).toMatchObject({ ok: true, time: app.clock.now() });
    expect(checkCheckpointToken(`${note} `, token, roots)).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/imprint/),
    });
    expect(await wrong()).toEqual({});
  });

  test('of an authority that nobody trusts is named', async () => {
    await stamp(makeAuthorities(() => app.clock.now()));
    expect(await wrong()).toEqual({
      timestamps: expect.stringMatching(/^checkpoint 7: .* leads to no trusted root\.$/),
    });
  });

  test('over another checkpoint is named', async () => {
    await stamp();
    await superuser.query(
      `update log_checkpoints set timestamp_token =
         (select timestamp_token from log_checkpoints where size = 7) where size = 4`,
    );
    expect(await wrong()).toEqual({
      timestamps: expect.stringMatching(/^checkpoint 4: .*something else \(imprint\)\.$/),
    });
  });

  test('names a checkpoint whose row was given a later time', async () => {
    await stamp();
    await superuser.query(
      `update log_checkpoints set created_at = created_at + interval '1 day' where size = 7`,
    );
    expect(await wrong()).toEqual({
      timestamps: expect.stringMatching(/^checkpoint 7: it was stamped 2027.*, before it says/),
    });
  });
});

describe('the application’s role', () => {
  test('can neither change nor remove anything of the log', async () => {
    const tables = ['events', 'log_leaves', 'log_nodes', 'log_checkpoints'];
    const statements = [
      ...tables.flatMap((table) => [`delete from ${table}`, `truncate ${table}`]),
      `update events set salt = null`,
      `update events set leaf_hash = salt`,
      `update log_leaves set leaf_index = leaf_index + 1`,
      `update log_nodes set hash = hash`,
      `update log_checkpoints set note = ''`,
      `update log_checkpoints set timestamp_token = ''`,
      `alter table events disable trigger all`,
      `set session_replication_role = replica`,
    ];
    for (const statement of statements) {
      await expect(app.database.fork().execute(statement)).rejects.toThrow(
        /permission denied|must be owner/,
      );
    }
  });

  test('cannot erase the events of a document that is there', async () => {
    const { rows } = await superuser.query('select id from documents limit 1');
    await expect(
      app.database.fork().execute('select erase_document_events(?)', [rows[0].id]),
    ).rejects.toThrow(/was not deleted: its events stay/);
    expect((await audit()).wrong).toEqual({});
  });

  test('cannot erase who deleted a document', async () => {
    const { id: document } = await givenDocument(app, workspace);
    await workspace.api.call('DELETE', '/documents/delete', { query: { id: document } });
    const { rows } = await superuser.query(
      `select document_id as id from events where type = 'document.deleted'`,
    );
    await app.database.fork().execute('select erase_document_events(?)', [rows[0].id]);
    const kept = await superuser.query(
      `select actor_name, salt from events where type = 'document.deleted'`,
    );
    expect(kept.rows).toEqual([{ actor_name: 'Olga Berg', salt: expect.any(Buffer) }]);
  });

  test('gives a checkpoint one token, and no other after it', async () => {
    const em = app.database.fork();
    for (const token of ['\\x01', '\\x02']) {
      await em.execute(`select timestamp_log_checkpoint(4, '${token}')`);
    }
    const { rows } = await superuser.query(
      'select timestamp_token as token from log_checkpoints where size = 4',
    );
    expect(rows).toEqual([{ token: Buffer.from([1]) }]);
  });
});
