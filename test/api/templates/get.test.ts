import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenMember, givenWorkspace } from '../../support/workspace.ts';
import { field, givenTemplate, strangeId } from './given-template.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('200: get carries the fields that the fields operation gives', async () => {
  const workspace = await givenWorkspace(app);
  const viewer = await givenMember(app, workspace, 'viewer', ['svc:templates:read']);
  const { id } = await givenTemplate(app, workspace, {
    fields: [field('2.rent', { type: 'number', signer: 2 }), field('note', { type: 'textarea' })],
  });
  const got = await viewer.api.get('/templates/get', { id });
  expect(got).toMatchObject({ status: 200, body: { id, name: 'Residential lease' } });
  const fields = await viewer.api.get('/templates/fields', { id });
  expect(fields).toMatchObject({ status: 200, body: { fields: got.body.fields } });
  expect(fields.body.fields.map(({ name, type }: any) => [name, type])).toEqual([
    ['2.rent', 'number'],
    ['note', 'textarea'],
  ]);
  expect(fields.body).toMatchObject({
    revision: 1,
    pages: [{ page: 1, width: 595, height: 842 }],
    fields: [
      { source: 'form', recipient: 2, page: 1, x: 72, y: 222, width: 200, height: 20 },
      { source: 'form', recipient: 1 },
    ],
  });
});

test.each(['/templates/get', '/templates/fields'])(
  '%s: 404 for unknown, foreign and malformed ids, 400 without one, 403 without the scope',
  async (path) => {
    const workspace = await givenWorkspace(app);
    const { id: foreign } = await givenTemplate(app, await givenWorkspace(app));
    const { id, documentId } = await givenTemplate(app, workspace);
    for (const absent of [foreign, strangeId(app, 'tpl'), documentId, id.toUpperCase(), `${id}0`]) {
      const refused = await workspace.api.get(path, { id: absent });
      expect(refused).toMatchObject({
        status: 404,
        body: { code: 'TEMPLATE_NOT_FOUND', detail: `There is no template ${absent}.` },
      });
    }
    expect(await workspace.api.get(path)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/id', message: 'is required' }] },
    });
    const writer = await givenMember(app, workspace, 'admin', ['svc:templates:write']);
    expect(await writer.api.get(path, { id })).toMatchObject({
      status: 403,
      body: { code: 'INSUFFICIENT_SCOPE' },
    });
    expect((await app.client.get(path, { id })).body.code).toBe('MISSING_AUTH_HEADER');
  },
);
