import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { share } from '../../support/sharing.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../support/workspace.ts';
import { field, givenListener, givenTemplate, heard, strangeId } from './given-template.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

describe('201', () => {
  test('a template has the fields of the document under ids of their own', async () => {
    const workspace = await givenWorkspace(app);
    const fields = [
      field('rent', { type: 'number', required: true, label: 'Rent' }),
      field('term', {
        type: 'select',
        options: ['6 months', '12 months'],
        placeholder: 'How long',
      }),
    ];
    const { id: documentId } = await givenDocument(app, workspace, { fields });
    const created = await workspace.api.post('/templates', {
      body: { document_id: documentId, name: 'Lease', description: 'Flat', category: 'homes' },
    });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.stringMatching(/^tpl_[0-9a-z]{26}$/),
      name: 'Lease',
      description: 'Flat',
      category: 'homes',
      created_at: app.clock.now().toISOString(),
      updated_at: app.clock.now().toISOString(),
      usage_count: 0,
      recipients: [],
      version: 1,
      fields: [
        { id: expect.any(String), name: 'rent', label: 'Rent', type: 'number', required: true },
        {
          id: expect.any(String),
          name: 'term',
          label: 'term',
          type: 'select',
          required: false,
          placeholder: 'How long',
          options: ['6 months', '12 months'],
        },
      ],
    });
    const again = await workspace.api.post('/templates', {
      body: { document_id: documentId, name: 'Lease' },
    });
    expect(again.body.fields[0].id).not.toBe(created.body.fields[0].id);
    expect(again.body).not.toHaveProperty('category');
  });

  test('it is told to webhooks without a number, and is one entry of the workspace log', async () => {
    const workspace = await givenWorkspace(app);
    await givenListener(app, workspace);
    const { id } = await givenTemplate(app, workspace);
    const messages = await heard(app, workspace);
    expect(messages.map(({ type }) => type)).toEqual(['document.created', 'template.created']);
    expect(messages[1]?.data).toMatchObject({ template: { id, usage_count: 0 } });
    expect(messages[1]).not.toHaveProperty('sequence');
    const [row] = await app.database
      .fork()
      .execute(
        `select count(*)::int as count from events where organization_id = ? and log_action like 'template%'`,
        [workspace.organizationId],
      );
    expect(row).toEqual({ count: 1 });
  });

  test('the template outlives the document it was made from', async () => {
    const workspace = await givenWorkspace(app);
    const { id, documentId } = await givenTemplate(app, workspace, { fields: [field('rent')] });
    await workspace.api.call('DELETE', '/documents/delete', { query: { id: documentId } });
    const used = await workspace.api.post('/templates/use', {
      query: { id },
      body: { title: 'Made afterwards' },
    });
    expect(used.status).toBe(201);
  });

  test('a member makes one from a document that is shared with them', async () => {
    const workspace = await givenWorkspace(app);
    const member = await givenMember(app, workspace, 'member');
    const { id } = await givenDocument(app, workspace);
    await share(workspace, id, 'workspace');
    const created = await member.api.post('/templates', {
      body: { document_id: id, name: 'Ours' },
    });
    expect(created.status).toBe(201);
  });

  test('the same idempotency key makes one template', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    const request = {
      body: { document_id: id, name: 'Once' },
      headers: { 'idempotency-key': 'template-once' },
    };
    const first = await workspace.api.post('/templates', request);
    const second = await workspace.api.post('/templates', request);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const { body } = await workspace.api.get('/templates');
    expect(body.templates).toHaveLength(1);
  });
});

test.each([
  [{ name: undefined }, '/name'],
  [{ name: '  ' }, '/name'],
  [{ name: 'x'.repeat(256) }, '/name'],
  [{ category: 'x'.repeat(256) }, '/category'],
  [{ description: 'x'.repeat(4_001) }, '/description'],
  [{ document_id: undefined }, '/document_id'],
  [{ description: 'nul \0' }, '/description'],
  [{ usage_count: 3 }, '/usage_count'],
])('400: %j is refused by name and makes nothing', async (wrong, pointer) => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  const refused = await workspace.api.post('/templates', {
    body: { document_id: id, name: 'Lease', ...wrong },
  });
  expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  expect(refused.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  expect((await workspace.api.get('/templates')).body.templates).toEqual([]);
});

describe('403', () => {
  test('a viewer makes no template', async () => {
    const workspace = await givenWorkspace(app);
    const viewer = await givenMember(app, workspace, 'viewer');
    const refused = await viewer.api.post('/templates', { body: { document_id: 'x', name: 'y' } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'INSUFFICIENT_ROLE' } });
  });

  test('a key that only reads templates makes none', async () => {
    const workspace = await givenWorkspace(app);
    const reader = await givenMember(app, workspace, 'admin', ['svc:templates:read']);
    const refused = await reader.api.post('/templates', { body: { document_id: 'x', name: 'y' } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'INSUFFICIENT_SCOPE' } });
    expect(refused.body.detail).toContain('svc:templates:write');
  });
});

test('404: a document that is private to another, of another workspace or unknown is absent', async () => {
  const workspace = await givenWorkspace(app);
  const other = await givenWorkspace(app);
  const member = await givenMember(app, workspace, 'member');
  const { id: privateId } = await givenDocument(app, workspace);
  const { id: foreignId } = await givenDocument(app, other);
  for (const document_id of [privateId, foreignId, strangeId(app, 'doc'), 'nonsense']) {
    const refused = await member.api.post('/templates', { body: { document_id, name: 'Lease' } });
    expect(refused).toMatchObject({
      status: 404,
      body: { code: 'DOCUMENT_NOT_FOUND', detail: `There is no document ${document_id}.` },
    });
  }
});
