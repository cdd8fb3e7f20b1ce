import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import { givenBulkSend, sentTitles } from '../../../support/bulk-sends.ts';
import { effectsOf } from '../../../support/effects.ts';
import { refused } from '../../../support/refusals.ts';
import { givenWorkspace } from '../../../support/workspace.ts';
import { runBulkSend } from '../given-bulk-send.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('what is sent stays sent, the rest is cancelled, and cancelling again changes nothing', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenBulkSend(app, workspace, 3, { per_hour: 60 });
  await runBulkSend(app, id);
  const cancel = () => workspace.api.post('/bulk-sends/cancel', { query: { id } });
  const { reply, ...effects } = await effectsOf(app, cancel);
  expect(reply).toMatchObject({
    status: 200,
    body: { id, status: 'cancelled', sent: 1, pending: 0, cancelled: 2 },
  });
  expect(effects).toEqual({ events: ['bulk_send.cancelled'], mails: [], dispatched: 0 });
  const again = await effectsOf(app, cancel);
  expect(again).toMatchObject({ reply: { status: 200, body: reply.body }, events: [] });
  app.clock.advance(3_600_000);
  await runBulkSend(app, id);
  expect(await sentTitles(app, id)).toEqual(['Lease 0']);
  const rows = await app.database.fork().execute(
    `select r.status, r.body from bulk_send_rows r join bulk_sends b on b.id = r.bulk_send_id
     where b.organization_id = ? order by r.number`,
    [workspace.organizationId],
  );
  expect(rows).toEqual([
    { status: 'sent', body: null },
    { status: 'cancelled', body: null },
    { status: 'cancelled', body: null },
  ]);
});

test('409 BULK_SEND_DONE: a completed one', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenBulkSend(app, workspace, 1);
  await runBulkSend(app, id);
  const reply = await workspace.api.post('/bulk-sends/cancel', { query: { id } });
  expect(reply).toEqual(refused(409, 'BULK_SEND_DONE'));
});
