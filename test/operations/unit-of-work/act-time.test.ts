import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemPrincipal as system } from '../../../src/domain/access/principal.ts';
import { expireDocument } from '../../../src/operations/documents/expire.ts';
import { lockDocument } from '../../../src/operations/documents/lock.ts';
import { removeMember } from '../../../src/operations/members/remove.ts';
import { makeActTime } from '../../../src/operations/unit-of-work/act-time.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { DocumentEntity } from '../../../src/persistence/entities/documents.ts';
import { startApplication, steppingClock, type Application } from '../../support/application.ts';
import { startBeside } from '../../support/beside.ts';
import { eventually } from '../../support/eventually.ts';
import { readyToAct, typed } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
/** A second process, whose clock is a minute ahead. */
let ahead: Application;
beforeAll(async () => {
  app = await startApplication();
  ahead = await startBeside(app, steppingClock(new Date(app.clock.now().getTime() + 60_000)));
});
afterAll(async () => {
  await ahead.stop();
  await app.stop();
});

const at = (ms: number) => new Date(ms);

test('the time is taken once, when it is first asked for', () => {
  let ms = 0;
  const time = makeActTime(() => at((ms += 1)));
  ms = 5;
  expect([time.now(), time.now()]).toEqual([at(6), at(6)]);
});

test('it comes after the last of all that was locked before, unless the clock is further', () => {
  const time = makeActTime(() => at(5));
  time.follow(at(9));
  time.follow(at(7));
  expect(time.now()).toEqual(at(9));
  const later = makeActTime(() => at(10));
  later.follow(at(9));
  expect(later.now()).toEqual(at(10));
});

test('whoever dates something and then locks a document is stopped', async () => {
  const { id } = await givenDocument(app, await givenWorkspace(app));
  const wrong = inTransaction(app.operations, async (tx) => {
    expect(tx.now).toEqual(app.clock.now());
    await lockDocument(tx, rowId('doc', id));
  });
  await expect(wrong).rejects.toThrow('An act was dated before its document was locked.');
});

test('who waited for the lock is dated when they got it: past the deadline it is too late', async () => {
  const workspace = await givenWorkspace(app);
  const deadline = new Date(app.clock.now().getTime() + 10_000).toISOString();
  const recipients = [{ email: 'ana@example.com' }, { email: 'ben@example.com' }];
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients,
    send: true,
    deadline,
  });
  const [ana = '', ben = ''] = recipientIds;
  const signers = [
    await readyToAct(app, workspace, id, ana),
    await readyToAct(app, workspace, id, ben),
  ];
  const acted: Promise<{ status: number; body: any }>[] = [];
  for (const [index, signer] of signers.entries()) {
    await app.database.fork().transactional(async (em) => {
      await em.execute(`select 1 from documents where id = ? for update`, [rowId('doc', id)]);
      acted.push(signer.post('/signing/sign', { body: typed }));
      await eventually(somebodyWaits);
      app.clock.advance(index === 0 ? 4_000 : 6_000);
    });
    await acted[index];
  }
  const [first, second] = await Promise.all(acted);
  expect([first?.status, second?.status]).toEqual([200, 409]);
  const document = await app.database
    .fork()
    .findOneOrFail(DocumentEntity, { id: rowId('doc', id) });
  expect(document.expiredAt).toEqual(app.clock.now());
  expect(document.expiredAt).toEqual(new Date(deadline));
});

test.each([
  ['late is dated when it is done', -60_000, 0],
  ['by a clock ahead of this one is dated by that', 60_000, 60_000],
])('a timer’s step that comes %s', async (_how, comesMs, datedMs) => {
  const workspace = await givenWorkspace(app);
  const deadline = new Date(app.clock.now().getTime() + 10_000).toISOString();
  const recipients = [{ email: 'ana@example.com' }];
  const { id } = await givenDocument(app, workspace, { recipients, send: true, deadline });
  app.clock.advance(20_000);
  ahead.clock.set(new Date(app.clock.now().getTime() + 60_000));
  const after = (ms: number) => new Date(app.clock.now().getTime() + ms);
  await expireDocument(app.operations, rowId('doc', id), after(comesMs));
  const { body } = await workspace.api.get('/audit-log', { action: 'document.expired' });
  expect(body.entries).toMatchObject([{ created_at: after(datedMs).toISOString() }]);
});

async function somebodyWaits(): Promise<true | undefined> {
  const waiting = await app.database
    .fork()
    .execute(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  return waiting.length > 0 || undefined;
}

test('each of a bulk is dated after its own document, and what the answer says is what is stored', async () => {
  const workspace = await givenWorkspace(app);
  const documents = [];
  for (let count = 0; count < 2; count += 1) {
    documents.push(
      await givenDocument(app, workspace, { recipients: [{ email: 'ana@example.com' }] }),
    );
  }
  const ids = documents.map((one) => one.id);
  const [first = '', second = ''] = ids;
  await ahead.client.as(workspace.key).call('PUT', '/documents/update', {
    query: { id: first },
    body: { title: 'Changed a minute ahead' },
  });
  const { body } = await workspace.api.post('/documents/bulk-send', {
    body: { document_ids: ids },
  });
  expect(body.results).toMatchObject([{ success: true }, { success: true }]);
  const em = app.database.fork();
  const sent = await Promise.all(
    [first, second].map((id) => em.findOneOrFail(DocumentEntity, { id: rowId('doc', id) })),
  );
  expect(sent.map(({ sentAt }) => sentAt)).toEqual([ahead.clock.now(), app.clock.now()]);
  const voided = await workspace.api.post('/documents/void', { query: { id: first } });
  expect(voided.body.voided_at).toBe(ahead.clock.now().toISOString());
});

test('documents that change hands at once have one time, after the last of any of them', async () => {
  const first = await givenWorkspace(app);
  const leaving = await givenMember(app, first, 'member');
  const { id } = await givenDocument(app, leaving);
  await givenDocument(app, leaving);
  await ahead.client.as(leaving.key).call('PUT', '/documents/update', {
    query: { id },
    body: { title: 'Changed a minute ahead' },
  });
  await inTransaction(app.operations, (tx) =>
    removeMember(tx, system, first.organizationId, leaving.memberId),
  );
  const rows = await app.database.fork().execute<{ at: Date }[]>(
    `select distinct at from events where organization_id = ?
       and type in ('member.removed', 'document.ownership_transferred', 'api_key.revoked')`,
    [first.organizationId],
  );
  expect(rows.map((row) => new Date(row.at))).toEqual([ahead.clock.now()]);
});
