import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import { refused } from '../../../support/refusals.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

test.each(['GET', 'PUT'])('401: %s without a key, and with a wrong one', async (method) => {
  const query = { id: `doc_${'0'.repeat(26)}` };
  expect(await app.client.call(method, '/documents/fields', { query })).toEqual(
    refused(401, 'MISSING_AUTH_HEADER'),
  );
  const stranger = app.client.as('csk_wrong');
  expect(await stranger.call(method, '/documents/fields', { query })).toEqual(
    refused(401, 'INVALID_API_KEY'),
  );
});
