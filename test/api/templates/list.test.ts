import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../support/workspace.ts';
import { field, givenTemplate } from './given-template.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('200: pages follow one another, newest first, even within one millisecond', async () => {
  const workspace = await givenWorkspace(app);
  const { id: documentId } = await givenDocument(app, workspace);
  const made: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    if (number === 3) app.clock.advance(1_000);
    const { body } = await workspace.api.post('/templates', {
      body: { document_id: documentId, name: `Template ${number}` },
    });
    made.unshift(body.id);
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { status, body } = await workspace.api.get('/templates', {
      limit: 2,
      ...(cursor !== null && { cursor }),
    });
    expect(status).toBe(200);
    seen.push(...body.templates.map((template: { id: string }) => template.id));
    expect(body.has_more).toBe(seen.length < 5);
    cursor = body.next_cursor;
  } while (cursor !== null);
  expect(seen).toEqual(made);
});

test('200: items come without fields, and the category matches exactly', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenTemplate(app, workspace, {
    category: 'Lease',
    fields: [field('rent')],
  });
  await givenTemplate(app, workspace, { category: 'Lease 2' });
  await givenTemplate(app, workspace, { category: 'lease' });
  const { body } = await workspace.api.get('/templates', { category: 'Lease' });
  expect(body.templates).toHaveLength(1);
  expect(Object.keys(body.templates[0]).sort()).toEqual([
    'category',
    'created_at',
    'id',
    'name',
    'updated_at',
    'usage_count',
  ]);
  expect(body.templates[0].id).toBe(id);
});

test('200: a viewer lists the templates of the workspace and of no other', async () => {
  const workspace = await givenWorkspace(app);
  const viewer = await givenMember(app, workspace, 'viewer');
  const { id } = await givenTemplate(app, workspace);
  await givenTemplate(app, await givenWorkspace(app));
  const { body } = await viewer.api.get('/templates');
  expect(body.templates.map((template: { id: string }) => template.id)).toEqual([id]);
});

test('400: a limit out of range, an unknown parameter and a cursor of another list', async () => {
  const workspace = await givenWorkspace(app);
  await givenTemplate(app, workspace, { category: 'a' });
  await givenTemplate(app, workspace, { category: 'a' });
  const { body } = await workspace.api.get('/templates', { category: 'a', limit: 1 });
  const cursor = String(body.next_cursor);
  expect(await workspace.api.get('/templates', { cursor })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_CURSOR' },
  });
  for (const query of [{ limit: 0 }, { limit: 101 }, { limit: '5x' }, { name: 'x' }]) {
    expect(await workspace.api.get('/templates', query as never)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    });
  }
});
