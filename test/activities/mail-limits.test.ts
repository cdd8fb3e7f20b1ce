import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { hourlyMailLimits } from '../../src/domain/mail/hourly-limits.ts';
import { hourMs, minuteMs } from '../../src/domain/time.ts';
import { inviteRecipients } from '../../src/operations/documents/invite-recipients.ts';
import { leaseMail } from '../../src/persistence/stores/mails/mail-outbox.ts';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import {
  arrived,
  givenInvited,
  givenReleased,
  mailsOf,
  startMailing,
  uuidOf,
  type Mailing,
} from '../support/mailing.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

/** How many mails leave in an hour: about a document, to an address, from a workspace. */

let app: Application;
let workspace: Workspace;
let mailing: Mailing;
beforeAll(async () => {
  app = await startApplication({ operations: { mailLimits: hourlyMailLimits } });
});
beforeEach(async () => {
  workspace = await givenWorkspace(app);
  mailing = await startMailing(app);
});
afterEach(() => mailing.close());
afterAll(() => app.stop());

const { aboutDocument, toAddress, fromWorkspace } = hourlyMailLimits;

test('an address changed to and fro mails each time up to the limit; then the last waits', async () => {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  const changes = 2 * (aboutDocument + 2);
  let delayed = 0;
  for (let change = 1; change <= changes; change += 1) {
    const email = change % 2 === 0 ? 'ana@example.com' : 'Ben@example.com';
    const changed = await workspace.api.call('PUT', '/recipients/update', {
      query,
      body: { email },
    });
    expect(changed.status).toBe(200);
    await inviteRecipients(app.operations, uuidOf(id), app.clock.now());
    await mailing.run(id).catch((error: unknown) => {
      expect(error).toMatchObject({ type: 'MailsDelayed', nextRetryDelay: minuteMs });
      delayed += 1;
    });
  }
  const to = (address: string) =>
    arrived(mailing.sink).filter((one) => one.toLowerCase() === address).length;
  expect([to('ana@example.com'), to('ben@example.com'), delayed]).toEqual([
    aboutDocument,
    aboutDocument,
    changes - 2 * aboutDocument,
  ]);
  app.clock.advance(hourMs);
  await mailing.run(id);
  expect([to('ana@example.com'), to('ben@example.com')]).toEqual([
    aboutDocument + 1,
    aboutDocument,
  ]);
  const left = (await mailsOf(app, id)).filter(({ status }) => status === 'pending');
  expect(left).toEqual([]);
});

test('one address gets so many from a workspace; others, and its owners, wait for nothing', async () => {
  const { id } = await givenInvited(app, workspace, [
    { email: 'ana@example.com' },
    { email: 'ben@example.com' },
  ]);
  await givenReleased(app, workspace, toAddress, 'ANA@example.com', 30);
  await expect(mailing.run(id)).rejects.toMatchObject({ type: 'MailsDelayed' });
  expect(arrived(mailing.sink)).toEqual(['ben@example.com']);
  const stranger = await givenWorkspace(app);
  const other = await givenInvited(app, stranger, [{ email: 'ana@example.com' }]);
  await mailing.run(other.id);
  expect(arrived(mailing.sink)).toEqual(['ben@example.com', 'ana@example.com']);
  app.clock.advance(30 * minuteMs);
  await mailing.run(id);
  expect(arrived(mailing.sink)).toHaveLength(3);
});

test('a send to some hundred people at different addresses leaves at once', async () => {
  await givenReleased(app, workspace, 900, 'person-#@example.com');
  const { id } = await givenInvited(app, workspace, [{ email: 'ana@example.com' }]);
  await mailing.run(id);
  expect(arrived(mailing.sink)).toEqual(['ana@example.com']);
});

test('a workspace sends so many, and the rest an hour later', async () => {
  await givenReleased(app, workspace, fromWorkspace, 'person-#@example.com');
  const { id } = await givenInvited(app, workspace, [{ email: 'ana@example.com' }]);
  await expect(mailing.run(id)).rejects.toThrow('1 mail waits');
  app.clock.advance(hourMs - 1);
  await expect(mailing.run(id)).rejects.toThrow('1 mail waits');
  app.clock.advance(1);
  await mailing.run(id);
  expect(arrived(mailing.sink)).toEqual(['ana@example.com']);
});

test('who counts the mails of a workspace waits for whoever is counting them', async () => {
  await givenReleased(app, workspace, fromWorkspace - 1, 'person-#@example.com');
  const { id } = await givenInvited(app, workspace, [{ email: 'ana@example.com' }]);
  const scope = { documentId: uuidOf(id) };
  const lease = { owner: 'b', except: [], now: app.clock.now(), limits: hourlyMailLimits };
  let second: Promise<unknown> | undefined;
  await app.database.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('mails of ' || ?::text, 0))`, [
      workspace.organizationId,
    ]);
    second = leaseMail(app.database, scope, lease);
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await eventually(async () => ((await em.execute(waiting)).length > 0 ? true : undefined));
    await givenReleased(app, workspace, 1, 'last@example.com');
  });
  expect(await second).toBeUndefined();
});

test('a mail that is tried again is counted once, and no two at once take the last place', async () => {
  await givenReleased(app, workspace, fromWorkspace - 1, 'person-#@example.com');
  const [first, second] = [
    await givenInvited(app, workspace, [{ email: 'ana@example.com' }]),
    await givenInvited(app, workspace, [{ email: 'ben@example.com' }]),
  ];
  const lease = (id: string, owner: string) =>
    leaseMail(
      app.database,
      { documentId: uuidOf(id) },
      { owner, except: [], now: app.clock.now(), limits: hourlyMailLimits },
    );
  const leased = await Promise.all([lease(first.id, 'a'), lease(second.id, 'b')]);
  expect(leased.filter((one) => one !== undefined)).toHaveLength(1);
  const again = await Promise.all([lease(first.id, 'a'), lease(second.id, 'b')]);
  expect(again.map((one) => one?.mail.id)).toEqual(leased.map((one) => one?.mail.id));
});

test('where limits are off, as in development, nothing waits', async () => {
  await givenReleased(app, workspace, toAddress, 'ana@example.com');
  const { id } = await givenInvited(app, workspace, [{ email: 'ana@example.com' }]);
  const { mailLimits: _none, ...operations } = app.operations;
  const unlimited = await startMailing({ ...app, operations });
  await unlimited.run(id);
  expect(arrived(unlimited.sink)).toEqual(['ana@example.com']);
  await unlimited.close();
});
