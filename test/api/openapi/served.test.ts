import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openApiDocument } from '../../../src/api/openapi/document.ts';
import { startApplication, type Application } from '../../support/application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test('the document is there for anybody, and may be cached', async () => {
  const served = await app.client.get('/openapi.json');
  expect(served).toMatchObject({ status: 200, body: { openapi: '3.1.1' } });
  expect(served.headers.get('content-type')).toMatch(/^application\/json/);
  expect(served.headers.get('cache-control')).toBe('public, max-age=300');
  expect(served.body).toEqual(JSON.parse(JSON.stringify(openApiDocument(app.publicUrl))));
});

test.each([
  { accepts: 'gzip, br', sent: 'br' },
  { accepts: 'gzip', sent: 'gzip' },
  { accepts: 'identity', sent: null },
])('whoever accepts $accepts gets the document as $sent', async ({ accepts, sent }) => {
  const headers = { 'accept-encoding': accepts };
  const served = await app.client.call('GET', '/openapi.json', { headers });
  expect(served.headers.get('content-encoding')).toBe(sent);
  expect(served.headers.get('vary')).toContain('Accept-Encoding');
  expect(served.body).toEqual(JSON.parse(JSON.stringify(openApiDocument(app.publicUrl))));
});

test('what a problem looks like is what the document says', async () => {
  const { body } = await app.client.get('/documents');
  const { Problem } = openApiDocument().components?.schemas ?? {};
  const { properties, required } = Problem as { properties: object; required: string[] };
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(body)));
  expect(Object.keys(body)).toEqual(expect.arrayContaining(required));
});

test('405: the document is only read', async () => {
  const refused = await app.client.post('/openapi.json');
  expect(refused).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
  expect(refused.headers.get('allow')).toBe('GET, HEAD');
});
