import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { routeTable } from '../../src/api/route-table.ts';
import { startApplication, type Application } from '../support/application.ts';
import type { Client, Reply } from '../support/client.ts';
import { invalidAt } from '../support/refusals.ts';
import { readyToAct, typed } from '../support/signing.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';
import { schemaOf, type Schema } from './event-loop/largest-bodies.ts';

let app: Application;
let workspace: Workspace;
let signer: Client;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  signer = await readyToAct(app, workspace, id, recipientIds[0] ?? '');
});
afterAll(() => app.stop());

const fields = (count: number, name = 'f') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, 'x']));
const sizeOf = ({ body }: Reply) => JSON.stringify(body).length;

describe('an answer is never as long as what was sent', () => {
  test('of many unknown fields twenty are named, and how many more there are', async () => {
    const reply = await workspace.api.post('/contacts', { body: fields(1_000) });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toHaveLength(20);
    expect(reply.body.detail).toMatch(/; and 98\d more$/);
    expect(sizeOf(reply)).toBeLessThan(5_000);
  });

  test('a name as long as the body is cut', async () => {
    const name = 'a/'.repeat(500_000);
    const reply = await workspace.api.post('/contacts', { body: { [name]: 1 } });
    expect(reply.status).toBe(400);
    expect(sizeOf(reply)).toBeLessThan(5_000);
  });

  test('more values than any body has are refused as one', async () => {
    const tags = Array.from({ length: 200_000 }, () => 'x');
    expect(await workspace.api.post('/contacts', { body: { tags } })).toEqual(invalidAt(''));
  });
});

describe('sign with field ids that nobody knows', () => {
  test('up to 2,000: twenty are named', async () => {
    const body = { ...typed, fields: fields(2_000, 'x'.repeat(80)) };
    const reply = await signer.post('/signing/sign', { body });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toHaveLength(20);
    expect(reply.body.detail).toMatch(/; and 1980 more$/);
    expect(sizeOf(reply)).toBeLessThan(6_000);
  });

  test('one more, or 3.2 MB of them, are refused before the lock; then the honest act succeeds', async () => {
    const refusedWith = async (count: number) => {
      const body = { ...typed, fields: fields(count) };
      const reply = await signer.post('/signing/sign', { body });
      expect(sizeOf(reply)).toBeLessThan(1_000);
      return reply;
    };
    expect(await refusedWith(2_001)).toEqual(invalidAt('/fields'));
    expect(await refusedWith(200_000)).toEqual(invalidAt(''));
    expect((await signer.post('/signing/sign', { body: typed })).status).toBe(200);
  });
});

/** Places in a body that could hold any number of items. */
function unbounded(schema: Schema, at: string): string[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}),
    ...(schema.items ? [['[]', schema.items] as const] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((each) => ['', each] as const),
  ].flatMap(([name, each]) => unbounded(each, `${at}/${name}`));
  const list = schema.type === 'array' && schema.maxItems === undefined;
  const open = schema.type === 'object' && schema.additionalProperties !== false;
  return [...(list || (open && schema.maxProperties === undefined) ? [at] : []), ...inner];
}

test.each(routeTable.map((route) => [route.operationId, route] as const))(
  'every list in the body of %s has a maximum',
  (_id, { body }) => {
    expect(unbounded(schemaOf(body), '')).toEqual([]);
  },
);
