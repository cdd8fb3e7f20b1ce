import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFigures } from '../../src/persistence/stores/service/diagnosis.ts';
import { startApplication, type Application } from '../support/application.ts';
import { sign } from '../support/signing.ts';
import { givenWebhook } from '../support/webhooks.ts';
import { givenDocument, givenWorkspace } from '../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

/** Of deliveries alone: documents count as dispatched. */
async function lag() {
  await app.database.fork().execute(`update documents set synced_rev = rev`);
  const { pending, syncLagS } = await readFigures(app.database, app.clock.now());
  return { pending, syncLagS };
}

test('a delivery that waited for the seal is as old as its release, and one that did not as itself', async () => {
  const sender = await givenWorkspace(app);
  await givenWebhook(sender, { events: ['document.completed'] });
  const { id, recipientIds } = await givenDocument(app, sender, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  await sign(app, sender, id, recipientIds[0] ?? '');
  app.clock.advance(600_000);
  expect(await lag()).toEqual({ pending: 0, syncLagS: 0 });
  await app.seal(id);
  app.clock.advance(7_000);
  expect(await lag()).toEqual({ pending: 1, syncLagS: 7 });
  await app.database.fork().execute(`update webhook_deliveries set dispatched = true`);
  await givenWebhook(sender, { events: ['document.created'] });
  await givenDocument(app, sender);
  app.clock.advance(5_000);
  expect(await lag()).toEqual({ pending: 1, syncLagS: 5 });
});
