import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { startApplication, type Application } from '../support/application.ts';
import { eventually } from '../support/eventually.ts';
import { givenMember, givenWorkspace, type Workspace } from '../support/workspace.ts';

type Line = Record<string, unknown>;

let app: Application;
let workspace: Workspace;
let text = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  app = await startApplication({ app: { logger: pino({ level: 'info' }, stream) } });
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

/** The lines of a request, of which there must be one. */
async function lineOf(requestId: unknown): Promise<Line> {
  return eventually(async () => {
    const lines = text
      .split('\n')
      .filter((line) => line.includes(String(requestId)))
      .map((line) => JSON.parse(line) as Line);
    return lines.length === 1 ? lines[0] : undefined;
  });
}

test('the request id of a problem leads to one line with route, status, duration, key and code', async () => {
  const { body } = await workspace.api.get('/documents/get', {
    id: 'doc_01h2xcejqtf2nbrexx3vqjhp41',
  });
  const line = await lineOf(body.request_id);
  expect(line).toMatchObject({
    level: 30,
    method: 'GET',
    route: '/api/v1/documents/get',
    status: 404,
    keyId: expect.stringMatching(/^key_/),
    code: 'DOCUMENT_NOT_FOUND',
    durationMs: expect.any(Number),
  });
});

test('a refused scope names its key', async () => {
  const narrow = await givenMember(app, workspace, 'member', ['svc:contacts:read']);
  const { body } = await narrow.api.get('/documents');
  expect(await lineOf(body.request_id)).toMatchObject({
    status: 403,
    keyId: expect.stringMatching(/^key_/),
  });
});

test('no line holds a token, a key, a value of a query or a body', async () => {
  const secret = 'sEcReT-0123456789abcdef';
  const answers = await Promise.all([
    app.client.as(secret).get('/documents', { q: secret }),
    app.client.as(secret).call('GET', '/signing/session'),
    fetch(`${app.publicUrl}/files/${secret}`),
    fetch(`${app.publicUrl}/uploads/${secret}`, { method: 'POST', body: secret }),
    fetch(`${app.publicUrl}/${secret}`),
    workspace.api.post('/contacts', { body: { name: secret, email: secret } }),
  ]);
  for (const answer of answers) {
    const id =
      answer instanceof Response ? answer.headers.get('x-request-id') : answer.body.request_id;
    await lineOf(id);
  }
  expect(text).not.toContain(secret);
  expect(text).not.toContain(workspace.key);
});
