import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { MeasuredRequest } from '../../src/outside/work-metrics.ts';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let requests: MeasuredRequest[] = [];
let events: string[] = [];
beforeAll(async () => {
  app = await startApplication({
    app: { observer: { count: (request) => requests.push(request) } },
    operations: { countEvents: (types) => events.push(...types) },
  });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());
beforeEach(() => {
  requests = [];
  events = [];
});

/** What was counted since the test began, once there are so many. */
async function counted(count: number): Promise<Omit<MeasuredRequest, 'durationS'>[]> {
  const seen = await eventually(async () => (requests.length >= count ? requests : undefined));
  expect(seen.every(({ durationS }) => durationS > 0 && durationS < 60)).toBe(true);
  return seen.map(({ method, route, status }) => ({ method, route, status }));
}

test('a request is counted by the pattern of its route, refused ones and strangers too', async () => {
  const { api } = workspace;
  await api.get('/documents', { limit: 1 });
  await api.get('/documents', { limit: 0 });
  await app.client.as(`ak_${'x'.repeat(57)}`).get('/documents');
  await api.get('/no-such-thing/doc_01h455vb4pex5vsknk084sn02q');
  await fetch(`${app.publicUrl}/files/a-token-that-nobody-may-see`);
  await fetch(`${app.publicUrl}/healthz`);
  expect(await counted(6)).toEqual([
    { method: 'GET', route: '/api/v1/documents', status: 200 },
    { method: 'GET', route: '/api/v1/documents', status: 400 },
    { method: 'GET', route: '/api/v1/documents', status: 401 },
    { method: 'GET', route: 'none', status: 404 },
    { method: 'GET', route: '/files/:token', status: 404 },
    { method: 'GET', route: '/healthz', status: 200 },
  ]);
});

test('a method of a stranger’s choice makes no label of its own', async () => {
  await fetch(`${app.publicUrl}/healthz`, { method: 'PROPFIND' });
  expect(await counted(1)).toEqual([{ method: 'OTHER', route: 'none', status: 404 }]);
});

test('a client that goes away before the answer is counted as 499', async () => {
  const socket = connect(Number(new URL(app.publicUrl).port), '127.0.0.1');
  const head = [
    'POST /api/v1/documents HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${workspace.key}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
    'Expect: 100-continue',
  ];
  socket.write([...head, '', ''].join('\r\n'));
  await once(socket, 'data');
  socket.destroy();
  expect((await counted(1))[0]).toMatchObject({ method: 'POST', status: 499 });
});

test('events are counted by type once they are committed, and refused commands count nothing', async () => {
  const { id } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  expect(events).toEqual(['document.created', 'recipient.added', 'document.sent']);
  events = [];
  expect((await workspace.api.post('/documents/send', { query: { id } })).status).toBe(409);
  expect(events).toEqual([]);
});
