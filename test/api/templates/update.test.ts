import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenMember, givenWorkspace } from '../../support/workspace.ts';
import { field, givenListener, givenTemplate, heard, strangeId } from './given-template.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('200: only what is given changes; the answer is the template as get returns it', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenTemplate(app, workspace, {
    category: 'homes',
    fields: [field('rent')],
  });
  const before = await workspace.api.get('/templates/get', { id });
  app.clock.advance(5_000);
  await givenListener(app, workspace);
  const updated = await workspace.api.call('PUT', '/templates/update', {
    query: { id },
    body: { name: 'Lease 2027', description: 'New' },
  });
  expect(updated.status).toBe(200);
  expect(updated.body).toEqual({
    ...before.body,
    name: 'Lease 2027',
    description: 'New',
    updated_at: app.clock.now().toISOString(),
  });
  expect((await workspace.api.get('/templates/get', { id })).body).toEqual(updated.body);
  expect(await heard(app, workspace)).toMatchObject([
    { type: 'template.updated', data: { template: { id, name: 'Lease 2027' } } },
  ]);
});

test('200: a change that changes nothing is no event and moves no time', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenTemplate(app, workspace, { category: 'homes' });
  const before = await workspace.api.get('/templates/get', { id });
  await givenListener(app, workspace);
  app.clock.advance(5_000);
  for (const body of [{}, { category: 'homes' }]) {
    const same = await workspace.api.call('PUT', '/templates/update', { query: { id }, body });
    expect(same).toMatchObject({ status: 200, body: before.body });
  }
  expect(await heard(app, workspace)).toEqual([]);
});

test('400, 403, 404: what is wrong, not allowed or absent changes nothing', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenTemplate(app, workspace);
  const put = (api: typeof workspace.api, query: { id: string }, body: unknown) =>
    api.call('PUT', '/templates/update', { query, body });
  for (const body of [{ name: null }, { name: '' }, { fields: [] }, { category: '' }, []]) {
    expect(await put(workspace.api, { id }, body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    });
  }
  const viewer = await givenMember(app, workspace, 'viewer');
  expect(await put(viewer.api, { id }, { name: 'x' })).toMatchObject({
    status: 403,
    body: { code: 'INSUFFICIENT_ROLE' },
  });
  const reader = await givenMember(app, workspace, 'owner', ['svc:templates:read']);
  expect(await put(reader.api, { id }, { name: 'x' })).toMatchObject({
    status: 403,
    body: { code: 'INSUFFICIENT_SCOPE' },
  });
  const stranger = await givenWorkspace(app);
  for (const [api, absent] of [
    [stranger.api, id],
    [workspace.api, strangeId(app, 'tpl')],
  ] as const) {
    expect(await put(api, { id: absent }, { name: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'TEMPLATE_NOT_FOUND' },
    });
  }
  expect((await workspace.api.get('/templates/get', { id })).body.name).toBe('Residential lease');
});
