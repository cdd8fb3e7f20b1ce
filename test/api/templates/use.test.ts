import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenMember, givenWorkspace } from '../../support/workspace.ts';
import { givenListener, givenTemplate, heard, strangeId } from './given-template.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

describe('201', () => {
  test('a draft is made with exactly the fields of the contract, and the count rises', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenTemplate(app, workspace);
    await givenListener(app, workspace);
    const used = await workspace.api.post('/templates/use', {
      query: { id },
      body: { title: 'Lease for Ana', description: 'From the template' },
    });
    expect(used.status).toBe(201);
    expect(used.body).toEqual({
      id: expect.stringMatching(/^doc_/),
      title: 'Lease for Ana',
      status: 'draft',
      created_from_template: id,
      created_at: app.clock.now().toISOString(),
    });
    expect((await workspace.api.get('/documents/get', { id: used.body.id })).body).toMatchObject({
      description: 'From the template',
      recipients_count: 0,
      download_url: expect.any(String),
    });
    expect((await workspace.api.get('/templates/get', { id })).body.usage_count).toBe(1);
    const messages = await heard(app, workspace);
    expect(messages.map(({ type }) => type).sort()).toEqual(['document.created', 'template.used']);
    expect(messages.find(({ type }) => type === 'template.used')).toMatchObject({
      data: { template: { id, usage_count: 1 } },
    });
  });

  test('uses at the same time are all counted', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenTemplate(app, workspace);
    const uses = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        workspace.api.post('/templates/use', { query: { id }, body: { title: `Copy ${number}` } }),
      ),
    );
    expect(uses.map(({ status }) => status)).toEqual(uses.map(() => 201));
    expect((await workspace.api.get('/templates/get', { id })).body.usage_count).toBe(6);
  });

  test('the reading scope is enough, and the draft belongs to the member who asked', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenTemplate(app, workspace);
    const member = await givenMember(app, workspace, 'member', [
      'svc:templates:read',
      'svc:documents:read',
    ]);
    const used = await member.api.post('/templates/use', {
      query: { id },
      body: { title: 'Mine' },
    });
    expect(used.status).toBe(201);
    expect(await member.api.get('/documents/get', { id: used.body.id })).toMatchObject({
      status: 200,
    });
  });

  test('the same idempotency key makes one document and counts one use', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenTemplate(app, workspace);
    const request = {
      query: { id },
      body: { title: 'Once' },
      headers: { 'idempotency-key': 'use-once' },
    };
    const first = await workspace.api.post('/templates/use', request);
    expect((await workspace.api.post('/templates/use', request)).body).toEqual(first.body);
    expect((await workspace.api.get('/templates/get', { id })).body.usage_count).toBe(1);
  });
});

test('400, 403, 404: nothing is made and nothing counted', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenTemplate(app, workspace);
  const viewer = await givenMember(app, workspace, 'viewer');
  const writer = await givenMember(app, workspace, 'admin', ['svc:templates:write']);
  const stranger = await givenWorkspace(app);
  const good = { title: 'Lease' };
  for (const [api, used, body, status, code] of [
    [workspace.api, id, {}, 400, 'VALIDATION_ERROR'],
    [workspace.api, id, { title: 7 }, 400, 'VALIDATION_ERROR'],
    [workspace.api, id, { ...good, storage_id: 'upl' }, 400, 'VALIDATION_ERROR'],
    [viewer.api, id, good, 403, 'INSUFFICIENT_ROLE'],
    [writer.api, id, good, 403, 'INSUFFICIENT_SCOPE'],
    [stranger.api, id, good, 404, 'TEMPLATE_NOT_FOUND'],
    [workspace.api, strangeId(app, 'tpl'), good, 404, 'TEMPLATE_NOT_FOUND'],
  ] as const) {
    const refused = await api.post('/templates/use', { query: { id: used }, body });
    expect(refused).toMatchObject({ status, body: { code } });
  }
  expect((await workspace.api.get('/templates/get', { id })).body.usage_count).toBe(0);
  expect((await workspace.api.get('/documents')).body.data).toHaveLength(1);
});
