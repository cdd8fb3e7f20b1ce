import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { uuidv7Ids } from '../../src/outside/ids.ts';
import { startApplication, type Application } from '../support/application.ts';
import { effectsOf, nothing } from '../support/effects.ts';
import { givenWorkspace } from '../support/workspace.ts';

let app: Application;
let isBroken = false;
beforeAll(async () => {
  app = await startApplication({
    operations: {
      ids: {
        next() {
          if (isBroken) throw new Error('password=hunter2 in /etc/countersign');
          return uuidv7Ids.next();
        },
      },
    },
  });
});
afterAll(() => app.stop());

test('an error that nobody foresaw tells the caller its request id and nothing else', async () => {
  const { api } = await givenWorkspace(app);
  isBroken = true;
  const { reply, ...effects } = await effectsOf(app, () => api.post('/uploads/generate-url'));
  expect(reply.status).toBe(500);
  expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(reply.body).toEqual({
    type: `${app.publicUrl}/problems/internal-error`,
    title: 'Internal Error',
    status: 500,
    detail: expect.any(String),
    instance: '/api/v1/uploads/generate-url',
    code: 'INTERNAL_ERROR',
    request_id: reply.headers.get('x-request-id'),
  });
  expect(JSON.stringify(reply.body)).not.toMatch(/hunter2|\.ts|stack/);
  expect(effects).toEqual(nothing);
  isBroken = false;
  expect((await api.post('/uploads/generate-url')).status).toBe(201);
});
