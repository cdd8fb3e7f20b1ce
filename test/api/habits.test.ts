import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mountPages } from '../../src/api/pages/mount-pages.ts';
import { startApplication, type Application } from '../support/application.ts';
import { invalidAt } from '../support/refusals.ts';
import {
  givenDocument,
  givenUpload,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../support/workspace.ts';

/** What programs written for other services send, and what they learn from the answer. */

const embedder = 'https://crm.example.com';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({
    app: {
      extend: (extended) => {
        mountPages(extended, { distFolder: '', embedOrigins: [embedder], mailbox: undefined });
      },
    },
  });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const signer = { name: 'Ana Torres', email: 'ana@example.com', role: 'signer' as const };
const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${app.publicUrl}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${workspace.key}`, ...headers },
  });

describe('a pointer', () => {
  test('says that the query is meant, also for what a rule refuses of it', async () => {
    const { id } = await givenDocument(app, workspace);
    const inBody = await workspace.api.post('/documents/send', { body: { id } });
    expect(inBody.body.errors).toEqual([{ pointer: '/id', message: 'is required', in: 'query' }]);
    expect(inBody.body.detail).toBe('/id: is required (in the query)');
    const turned = await workspace.api.get('/analytics', { from: '2', to: '1' });
    expect(turned.body.errors).toMatchObject([{ pointer: '/from', in: 'query' }]);
    const later = await workspace.api.get('/audit-log/consistency', { from: '1', to: '999' });
    expect(later.body.errors).toMatchObject([{ pointer: '/to', in: 'query' }]);
  });

  test('into the body says no more than the place', async () => {
    const reply = await workspace.api.post('/contacts', { body: { first_name: 'Ana' } });
    expect(reply.body.errors).toEqual([
      { pointer: '/last_name', message: 'is required' },
      { pointer: '/email', message: 'is required' },
    ]);
  });

  test('names the header that is wrong', async () => {
    const headers = { 'idempotency-key': 'ä' };
    const reply = await workspace.api.post('/uploads/generate-url', { headers });
    expect(reply.body.errors).toMatchObject([{ pointer: '/Idempotency-Key', in: 'header' }]);
  });
});

test('a time in a query that is none is said to be in milliseconds', async () => {
  for (const [path, name] of [
    ['/documents', 'created_after'],
    ['/audit-log', 'created_before'],
    ['/analytics', 'from'],
  ] as const) {
    const reply = await workspace.api.get(path, { [name]: '2027-01-01' });
    expect(reply.body.errors).toEqual([
      {
        pointer: `/${name}`,
        message: 'must be a time in milliseconds since 1970 in UTC, such as 1798761600000',
        in: 'query',
      },
    ]);
  }
});

test('null for what may be absent is said to be left out, at any depth; for what must be there it is not', async () => {
  const body = {
    title: null,
    description: null,
    recipients: [{ ...signer, message: null }],
    fields: [{ name: 'a', type: 'text', label: null }],
  };
  const { status, body: problem } = await workspace.api.post('/documents', { body });
  expect(status).toBe(400);
  const messages = Object.fromEntries(
    (problem.errors as { pointer: string; message: string }[]).map((one) => [
      one.pointer,
      one.message,
    ]),
  );
  expect(messages['/description']).toBe('must be a string; leave it out instead of null');
  expect(messages['/recipients/0/message']).toMatch(/leave it out instead of null$/);
  expect(messages['/title']).toBe('must be a string');
  const fields = await workspace.api.call('PUT', '/documents/fields', {
    query: { id: 'doc_1' },
    body: { fields: body.fields },
  });
  expect(fields.body.errors).toEqual([
    { pointer: '/fields/0/label', message: 'must be a string; leave it out instead of null' },
  ]);
});

describe('null in an update takes away', () => {
  test('order and locale of a recipient', async () => {
    const { id: document_id } = await givenDocument(app, workspace);
    const added = await workspace.api.post('/recipients', {
      query: { document_id },
      body: { ...signer, order: 2, locale: 'de' },
    });
    const query = { document_id, id: String(added.body.id) };
    const body = { order: null, locale: null };
    const reply = await workspace.api.call('PUT', '/recipients/update', { query, body });
    expect(reply.status).toBe(200);
    expect(reply.body).not.toHaveProperty('order');
    expect(reply.body).not.toHaveProperty('locale');
  });

  test('category and description of a template', async () => {
    const { id: document_id } = await givenDocument(app, workspace);
    const made = await workspace.api.post('/templates', {
      body: { document_id, name: 'Lease', category: 'leases', description: 'Furnished' },
    });
    const reply = await workspace.api.call('PUT', '/templates/update', {
      query: { id: String(made.body.id) },
      body: { category: null, description: null },
    });
    expect(reply.status).toBe(200);
    expect(reply.body).not.toHaveProperty('category');
    expect(reply.body).not.toHaveProperty('description');
  });

  test('a webhook’s description, while its name changes', async () => {
    const made = await workspace.api.post('/webhooks', {
      body: {
        name: 'Billing',
        url: 'https://hooks.example.com/in',
        events: [],
        description: 'Test',
      },
    });
    const query = { id: String(made.body.id) };
    const body = { name: 'Invoices', description: null };
    const reply = await workspace.api.call('PUT', '/webhooks/update', { query, body });
    expect(reply.body).toMatchObject({ name: 'Invoices' });
    expect(reply.body).not.toHaveProperty('description');
    const entries = await workspace.api.get('/audit-log', { action: 'webhook.updated' });
    expect(entries.body.entries).toHaveLength(1);
  });
});

describe('bytes', () => {
  test('an answer that is long comes compressed to who takes it, and plain to who does not', async () => {
    const packed = await ask('/api/v1/webhooks/event-types', { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toMatch(/Accept-Encoding/);
    const plain = await ask('/api/v1/webhooks/event-types', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await packed.json()).toEqual(await plain.json());
    const short = await ask('/api/v1/settings/branding', { 'accept-encoding': 'gzip' });
    expect(short.headers.get('content-encoding')).toBeNull();
  });

  test('a body that comes compressed is refused by the name of its encoding', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const body = gzipSync('{"name": "Ana"}');
    const json = await ask('/api/v1/contacts', headers, { method: 'POST', body });
    const { body: given } = await workspace.api.post('/uploads/generate-url');
    const file = await fetch(String(given.upload_url), { method: 'POST', headers, body });
    for (const response of [json, file]) {
      expect(response.status).toBe(415);
      expect(response.headers.get('accept-encoding')).toBe('identity');
      expect(await response.json()).toMatchObject({
        code: 'UNSUPPORTED_MEDIA_TYPE',
        detail: expect.stringContaining('Content-Encoding gzip'),
      });
    }
  });

  test('If-None-Match: * is no 304 where nothing has an ETag', async () => {
    const response = await ask('/api/v1/documents', { 'if-none-match': '*' });
    expect(response.status).toBe(200);
  });
});

test('image/jpg is taken for image/jpeg, and a type in any spelling that an upload may have', async () => {
  const upload = await givenUpload(app, workspace);
  await app.database
    .fork()
    .execute(`update files set mime_type = 'image/jpeg' where organization_id = ?`, [
      workspace.organizationId,
    ]);
  const body = { title: 'Lease', ...upload };
  for (const file_type of ['image/jpg', 'Image/JPEG', ' image/jpg ; charset=binary']) {
    const made = await workspace.api.post('/documents', { body: { ...body, file_type } });
    expect(made).toMatchObject({ status: 201 });
  }
  const other = await workspace.api.post('/documents', {
    body: { ...body, file_type: 'image/png' },
  });
  expect(other).toEqual(invalidAt('/file_type'));
});

describe('a path that is none knows the way', () => {
  const detailOf = async (path: string) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    const { code, detail } = (await response.json()) as { code: string; detail: string };
    expect(code).toBe('ROUTE_NOT_FOUND');
    return detail;
  };

  test.each([
    ['/api/v1/documents/doc_01', '/api/v1/documents/get?id=doc_01'],
    ['/api/v1/recipients/rec_01', '/api/v1/recipients/get?document_id=doc_…&id=rec_01'],
    ['/api/v1/documents/', 'Did you mean /api/v1/documents?'],
    ['/documents', 'Did you mean /api/v1/documents?'],
    ['/api/v1', '/api/v1/openapi.json'],
    ['/api/v1/', '/docs'],
  ])('%s', async (path, way) => {
    expect(await detailOf(path)).toContain(way);
  });

  test('and says nothing where nobody knows it', async () => {
    expect(await detailOf('/api/v1/invoices')).toBe('There is nothing at /api/v1/invoices.');
  });
});

describe('scripts of an origin in EMBED_ORIGINS', () => {
  const preflight = (origin: string, path: string) =>
    fetch(`${app.publicUrl}/api/v1${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  test('may call the session of a signing link', async () => {
    const allowed = await preflight(embedder, '/signing/sign');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(embedder);
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(/Authorization/);
    const given = { recipients: [signer], send: true };
    const { id, recipientIds } = await givenDocument(app, workspace, given);
    const { token = '' } = await signingClient(app, workspace, id, recipientIds[0] ?? '');
    const session = await fetch(`${app.publicUrl}/api/v1/signing/session`, {
      headers: { origin: embedder, authorization: `Bearer ${token}` },
    });
    expect(session.status).toBe(200);
    expect(session.headers.get('access-control-allow-origin')).toBe(embedder);
    expect(session.headers.get('access-control-allow-credentials')).toBeNull();
    expect(session.headers.get('vary')).toMatch(/Origin/);
  });

  test('and no other origin, nor anything else of the API', async () => {
    const other = await preflight('https://evil.example', '/signing/sign');
    expect(other.status).toBe(405);
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    const elsewhere = await preflight(embedder, '/documents');
    expect(elsewhere.status).toBe(405);
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('which reads why in the answer: it is a server that calls, and uploads', async () => {
    const { body: given } = await workspace.api.post('/uploads/generate-url');
    const upload = new URL(String(given.upload_url)).pathname;
    const calls = [
      await preflight(embedder, '/documents'),
      await fetch(`${app.publicUrl}${upload}`, {
        method: 'OPTIONS',
        headers: { origin: embedder, 'access-control-request-method': 'POST' },
      }),
    ];
    for (const refused of calls) {
      expect(refused.status).toBe(405);
      const { detail } = (await refused.json()) as { detail: string };
      expect(detail).toContain('Call it from your own server');
      expect(detail).toContain('upload files through it');
    }
  });
});

test('a value for __proto__ is refused as a name, and not lost', async () => {
  const body =
    '{"title": "Lease", "storage_id": "upl_1", "file_size": 1, "file_type": "application/pdf", "values": {"__proto__": "x"}}';
  const reply = await workspace.api.post('/documents', {
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(reply).toEqual(invalidAt('/values/__proto__'));
});
