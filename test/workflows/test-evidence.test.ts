import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verifyFile } from '@countersign/verifier/verify-file';
import { startApplication, type Application } from '../support/application.ts';
import { sealedFile } from '../support/evidence.ts';
import { textOf } from '../support/pdf-text.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
const made: string[] = [];
beforeAll(async () => {
  app = await startApplication({ files: true });
  workspace = await givenWorkspace(app, { test: true });
});
afterAll(() => app.stop());

async function sealed(): Promise<string> {
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const query = { document_id: id, id: recipientIds[0] ?? '' };
  await workspace.api.post('/test/recipients/sign', { query });
  await app.seal(id);
  return id;
}

test.each(['P1D', 'P9Y', 'P8Y', 'P10Y', 'P10Y'])(
  'what is sealed after another %s is sealed by authorities of that time, and verifies as of then',
  async (by) => {
    await workspace.api.post('/test/clock/advance', { body: { by } });
    const { now } = (await workspace.api.get('/test/clock')).body;
    const id = await sealed();
    const { body } = await workspace.api.get('/signatures/verify', { document_id: id });
    expect(body).toMatchObject({ all_signatures_valid: true });
    const [row] = await app.database
      .fork()
      .execute<{ sealed_at: Date }[]>(
        'select sealed_at from documents order by created_at desc limit 1',
      );
    expect(row?.sealed_at.toISOString()).toBe(now);
    made.push(id);
    // Whoever holds the file has another clock than the workspace.
    const zip = await evidenceOf(id);
    const { checks } = await verifyFile(zip, { logKeys: [], at: app.clock.now() });
    expect(checks.filter(({ ok }) => ok === false)).toEqual([]);
  },
);

test('what was sealed before the clock went on still verifies', async () => {
  for (const id of made) {
    const { body } = await workspace.api.get('/signatures/verify', { document_id: id });
    expect(body).toMatchObject({ all_signatures_valid: true });
  }
});

async function evidenceOf(id: string): Promise<Uint8Array> {
  const url = `${app.publicUrl}/api/v1/signatures/evidence?document_id=${id}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${workspace.key}` } });
  return new Uint8Array(await answer.arrayBuffer());
}

test('every page of its certificate says that it proves nothing', async () => {
  const text = await textOf(await sealedFile(app, await sealed()));
  expect(text).toMatch(/development/i);
  expect(text).toContain('Done by the API of a test workspace');
});

test('its events are in a log of their own, which is not served', async () => {
  await sealed();
  const counts = await app.database.fork().execute<{ own: string; live: string }[]>(
    `select (select count(*) from test_log.log_leaves) as own,
       (select count(*) from log_leaves) as live`,
  );
  expect(Number(counts[0]?.own)).toBeGreaterThan(5);
  expect(counts[0]?.live).toBe('0');
  const log = await workspace.api.get('/audit-log');
  const proof = await workspace.api.get('/audit-log/proof', { id: log.body.entries.at(-1).id });
  expect(proof).toMatchObject({
    status: 200,
    body: { checkpoint: expect.stringContaining('test-log') },
  });
});
