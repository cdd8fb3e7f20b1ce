import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { uuidv7Ids } from '../../src/outside/ids.ts';
import { startApplication, type Application } from '../support/application.ts';
import { effectsOf, nothing } from '../support/effects.ts';
import { givenWorkspace } from '../support/workspace.ts';

let app: Application;
let isBroken = false;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  app = await startApplication({
    app: { logger },
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

test('an error that nobody foresaw tells the caller its request id and nothing else, and the log all of it', async () => {
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
  const logged = lines.filter(({ msg }) => msg === 'The request failed');
  expect(logged).toMatchObject([
    {
      level: 50,
      requestId: reply.body.request_id,
      err: { message: expect.stringContaining('hunter2'), stack: expect.stringContaining('.ts:') },
    },
  ]);
  isBroken = false;
  expect((await api.post('/uploads/generate-url')).status).toBe(201);
});
