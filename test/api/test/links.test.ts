import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenDocument, givenWorkspace, signingClient } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('a link shows a completed document until the service’s clock is past the days that it has', async () => {
  const workspace = await givenWorkspace(app, { test: true });
  await workspace.api.post('/test/clock/advance', { body: { by: 'P1Y' } });
  const recipients = [{ email: 'ana@example.com' }];
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send: true });
  const [recipientId = ''] = recipientIds;
  const signer = await signingClient(app, workspace, id, recipientId);
  const query = { document_id: id, id: recipientId };
  await workspace.api.post('/test/recipients/sign', { query });
  const isShown = async () => !(await signer.get('/signing/session')).body.content_expired;
  const completedMs = Date.parse('2028-01-27T10:30:00Z');
  const untilMs = completedMs + 180 * 86_400_000;
  app.clock.advance(untilMs - app.clock.now().getTime() - 1);
  expect(await isShown()).toBe(true);
  app.clock.advance(1);
  expect(await isShown()).toBe(false);
});
