import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { refused } from '../../../support/refusals.ts';
import { givenMember, givenUpload, givenWorkspace } from '../../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('INSUFFICIENT_SCOPE: recipients need the scope that adding them needs, and nothing else does', async () => {
  const workspace = await givenWorkspace(app);
  const member = await givenMember(app, workspace, 'member', ['svc:documents:write']);
  const upload = await givenUpload(app, workspace);
  const recipients = [{ email: 'ana@example.com', name: 'Ana Torres', role: 'signer' }];
  const create = (more: object) =>
    member.api.post('/documents', { body: { title: 'Lease', ...upload, ...more } });
  const { reply, ...effects } = await effectsOf(app, () => create({ recipients }));
  expect(reply).toEqual(refused(403, 'INSUFFICIENT_SCOPE'));
  expect(reply.body.detail).toContain('svc:recipients:write');
  expect(effects).toEqual(nothing);
  expect((await create({ external_id: 'a' })).status).toBe(201);
});
