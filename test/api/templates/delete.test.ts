import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenMember, givenWorkspace } from '../../support/workspace.ts';
import { givenTemplate, strangeId } from './given-template.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('200: the template is gone, documents made from it stay', async () => {
  const workspace = await givenWorkspace(app);
  const { id, documentId } = await givenTemplate(app, workspace);
  const used = await workspace.api.post('/templates/use', {
    query: { id },
    body: { title: 'Kept' },
  });
  const deleted = await workspace.api.call('DELETE', '/templates/delete', { query: { id } });
  expect(deleted).toMatchObject({ status: 200, body: { deleted: true } });
  for (const kept of [documentId, used.body.id]) {
    expect(await workspace.api.get('/documents/get', { id: kept })).toMatchObject({ status: 200 });
  }
  const gone = { status: 404, body: { code: 'TEMPLATE_NOT_FOUND' } };
  expect(await workspace.api.get('/templates/get', { id })).toMatchObject(gone);
  expect(await workspace.api.call('DELETE', '/templates/delete', { query: { id } })).toMatchObject(
    gone,
  );
  expect(
    await workspace.api.post('/templates/use', { query: { id }, body: { title: 'Late' } }),
  ).toMatchObject(gone);
});

test('403, 404: a viewer, a reading key and another workspace delete nothing', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenTemplate(app, workspace);
  const viewer = await givenMember(app, workspace, 'viewer');
  const reader = await givenMember(app, workspace, 'admin', ['svc:templates:read']);
  const stranger = await givenWorkspace(app);
  for (const [api, absent, status, code] of [
    [viewer.api, id, 403, 'INSUFFICIENT_ROLE'],
    [reader.api, id, 403, 'INSUFFICIENT_SCOPE'],
    [stranger.api, id, 404, 'TEMPLATE_NOT_FOUND'],
    [workspace.api, strangeId(app, 'tpl'), 404, 'TEMPLATE_NOT_FOUND'],
  ] as const) {
    expect(await api.call('DELETE', '/templates/delete', { query: { id: absent } })).toMatchObject({
      status,
      body: { code },
    });
  }
  expect(await workspace.api.get('/templates/get', { id })).toMatchObject({ status: 200 });
});
