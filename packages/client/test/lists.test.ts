import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createClient, type Countersign } from '../src/index.ts';
import { json, startServer, type Server } from './server.ts';

let server: Server;
let client: Countersign;
beforeAll(async () => {
  const page = (cursor: string | null) => {
    const items = [{ id: cursor ?? 'last' }];
    const named = { data: items, templates: items, contacts: items, entries: items };
    return json(200, { ...named, has_more: cursor !== null, next_cursor: cursor });
  };
  const first = page('c1');
  const second = page(null);
  server = await startServer((response, request) =>
    (request.url?.includes('cursor=c1') ? second : first)(response, request),
  );
  client = createClient({ api_url: server.api_url, api_key: 'ak_1' });
});
afterAll(() => server.stop());

async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of list) found.push(item);
  return found;
}

test('every list with a cursor can be walked through, page after page, with its filters', async () => {
  const lists: AsyncIterable<{ id?: string }>[] = [
    client.documents.list({ status: 'sent', limit: 1 }),
    client.templates.list(),
    client.contacts.list(),
    client.auditLog.list(),
    client.bulkSends.list(),
    client.bulkSends.rows('blk_1') as AsyncIterable<{ id?: string }>,
    client.webhooks.deliveries('whk_1'),
  ];
  for (const list of lists) {
    expect(await all(list)).toEqual([{ id: 'c1' }, { id: 'last' }]);
  }
  const paths = server.arrived.map(({ path }) => path);
  expect(paths.slice(0, 2)).toEqual([
    '/api/v1/documents?status=sent&limit=1',
    '/api/v1/documents?status=sent&limit=1&cursor=c1',
  ]);
  expect([...new Set(paths.map((path) => path.replace(/\?.*/, '')))].sort()).toEqual(
    await pagedPaths(),
  );
});

async function pagedPaths(): Promise<string[]> {
  const source = join(import.meta.dirname, '..', 'src', 'generated', 'types.gen.ts');
  const types = await readFile(source, 'utf8');
  return [...types.matchAll(/^export type \w+Data = \{\n(.*?)^\};/gms)]
    .map(([, body = '']) => body)
    .filter((body) => /^ {8}cursor\?/m.test(body))
    .map((body) => /url: '(.*)'/.exec(body)?.[1] ?? '')
    .sort();
}

test('a page is not asked for before it is needed', async () => {
  const before = server.arrived.length;
  for await (const { id } of client.templates.list()) {
    expect(id).toBe('c1');
    break;
  }
  expect(server.arrived).toHaveLength(before + 1);
});
