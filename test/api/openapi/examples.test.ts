import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { routeTable } from '../../../src/api/route-table.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { sceneFor } from './scene.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

test.each(routeTable.map((route) => [route.operationId, route] as const))(
  'the example of %s gives what it says in a fresh workspace',
  async (_id, route) => {
    const { client, query, body } = await sceneFor(app, route);
    const answered = await client.call(route.method, route.path, { query, body });
    // The answer itself is held to its schema by the application under test.
    expect([answered.status, answered.body]).toEqual([route.status, expect.anything()]);
    // A bulk answers 200 whatever became of its items.
    if (isBulk(answered.body)) expect(answered.body).toMatchObject({ succeeded: 1, failed: 0 });
  },
);

function isBulk(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'succeeded' in body;
}
