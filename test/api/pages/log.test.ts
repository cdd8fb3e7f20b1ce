import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openCheckpoint } from '@countersign/verifier/log/checkpoint';
import { parseNoteKey } from '@countersign/verifier/log/note';
import { tilePath } from '@countersign/verifier/log/tiles';
import { startApplication, type Application } from '../../support/application.ts';
import { givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const get = (path: string) => fetch(`${app.publicUrl}/log/${path}`);

async function leafHashes(): Promise<Buffer[]> {
  const rows = await app.database
    .fork()
    .execute<{ hash: Buffer }[]>('select leaf_hash as hash from log_leaves order by leaf_index');
  return rows.map(({ hash }) => hash);
}

test('an empty log has a key, here and beside the roots, and no checkpoint', async () => {
  expect((await get('checkpoint')).status).toBe(404);
  expect(await (await get('key')).text()).toBe(`${app.logKey.vkey}\n`);
  const besideRoots = await fetch(`${app.publicUrl}/.well-known/countersign/log-key.txt`);
  expect(await besideRoots.text()).toBe(`${app.logKey.vkey}\n`);
});

test('checkpoint and tiles are served without a credential, hashes only', async () => {
  const { organizationId } = await givenWorkspace(app);
  await app.database.fork().execute(
    `insert into events (id, organization_id, type, at, resource_type, actor_type, source)
     select gen_random_uuid(), ?, 'template.used', now(), 'organization', 'system', 'system'
     from generate_series(1, 299)`,
    [organizationId],
  );
  await app.sequence();
  const key = parseNoteKey((await (await get('key')).text()).trim());
  const answer = await get('checkpoint');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=1');
  const opened = key && openCheckpoint(await answer.text(), key);
  expect(opened).toMatchObject({ ok: true, checkpoint: { size: 300 } });
  const hashes = await leafHashes();
  for (const [tile, expected] of [
    [{ level: 0, index: 0, width: 256 }, hashes.slice(0, 256)],
    [{ level: 0, index: 1, width: 44 }, hashes.slice(256)],
    [{ level: 0, index: 1, width: 7 }, hashes.slice(256, 263)],
  ] as const) {
    const response = await get(tilePath(tile));
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.concat(expected));
  }
  expect((await get('tile/1/000.p/1')).status).toBe(200);
});

test.each([
  ...['tile/0/001', 'tile/0/001.p/45', 'tile/1/000', 'tile/2/000.p/1', 'tile/0/002.p/1'],
  ...['tile/63/000', 'tile/entries/000', 'tile/0/0', 'tile/0/x999/x999/x999/x999/999', 'tile/'],
  ...['tile/0/..%2f000', 'tile/0/000%00', 'entries', '', 'tile/0/000.p/256'],
])('there is nothing at %s', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
});

test('a name of before stays the log’s, whatever address the service has by now', async () => {
  const moved = await startApplication({
    cloned: { ...app.cloned, drop: async () => undefined },
    app: { logKey: { ...app.logKey, name: 'elsewhere.example.com/log' } },
  });
  const answer = await fetch(`${moved.publicUrl}/log/key`);
  expect(await answer.text()).toBe(`${app.logKey.vkey}\n`);
  await moved.stop();
});
