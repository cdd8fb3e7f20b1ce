import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenListening, type EventBody, type Listening } from '../../support/dispatched-events.ts';
import { givenWebhook } from '../../support/webhooks.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
let listening: Listening;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
beforeEach(async () => {
  listening = await givenListening(app);
  ({ workspace } = listening);
});

const one = [{ email: 'ana@example.com', order: 1 }];

test('bulk operations tell as the single ones do', async () => {
  const ids: string[] = [];
  for (const _ of [1, 2]) ids.push((await givenDocument(app, workspace, { recipients: one })).id);
  await listening.caused(
    () => workspace.api.post('/documents/bulk-send', { body: { document_ids: ids } }),
    'document.sent',
    'document.sent',
  );
  await listening.caused(
    () =>
      workspace.api.post('/documents/bulk-void', {
        body: { document_ids: ids, reason: 'Both wrong' },
      }),
    'document.voided',
    'document.voided',
  );
});

test('sequences have no gaps, whoever writes at once', async () => {
  const { id } = await givenDocument(app, workspace);
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      workspace.api.post('/recipients', {
        query: { document_id: id },
        body: { email: `r${index}@example.com`, name: 'R', role: 'signer' },
      }),
    ),
  );
  const bodies = (await listening.stored()).map(
    ({ body }) => JSON.parse(body ?? 'null') as EventBody,
  );
  const numbers = bodies.map(({ sequence }) => sequence ?? 0).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
});

test('only what was subscribed to is delivered, and only in its own workspace', async () => {
  const some = await givenWebhook(workspace, { events: ['document.sent', 'template.used'] });
  const foreign = await givenWorkspace(app);
  const others = await givenWebhook(foreign);
  await givenMember(app, workspace, 'member');
  await givenDocument(app, workspace, { recipients: one, send: true });
  const typesOf = async (api: Workspace['api'], id: string) => {
    const { body } = await api.get('/webhooks/deliveries', { id });
    return body.data.map((delivery: { event_type: string }) => delivery.event_type) as string[];
  };
  expect(await typesOf(workspace.api, some.id)).toEqual(['document.sent']);
  expect(await typesOf(foreign.api, others.id)).toEqual([]);
});
