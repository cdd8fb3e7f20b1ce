import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openCheckpoint, type Checkpoint } from '@countersign/verifier/log/checkpoint';
import { eventLeaf } from '@countersign/verifier/log/leaf';
import { isConsistent, isIncluded } from '@countersign/verifier/log/merkle';
import { strangeId } from '../../support/foreign-ids.ts';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const bytes = (text: string) => Buffer.from(text, 'base64');

function opened(note: string): Checkpoint {
  const checkpoint = openCheckpoint(note, app.logKey);
  if (!checkpoint.ok) throw new Error(checkpoint.reason);
  return checkpoint.checkpoint;
}

async function newestEntry(api: Client): Promise<{ id: string } & Record<string, unknown>> {
  const { body } = await api.get('/audit-log', { limit: 1 });
  return body.entries[0];
}

describe('200', () => {
  test('an entry with its salt and path leads to the signed checkpoint', async () => {
    const { id: document } = await givenDocument(app, workspace);
    await app.sequence();
    const entry = await newestEntry(workspace.api);
    const { status, body } = await workspace.api.get('/audit-log/proof', { id: entry.id });
    expect([status, body.id]).toEqual([200, entry.id]);
    const head = opened(body.checkpoint);
    const path = body.proof.map(bytes);
    const leaf = eventLeaf(body.event, bytes(body.salt));
    expect(Buffer.from(leaf)).toEqual(bytes(body.leaf_hash));
    expect(isIncluded(leaf, { index: body.leaf_index, path }, head)).toBe(true);
    expect(JSON.parse(body.event)).toEqual({
      version: 1,
      id: entry.id,
      organization_id: expect.stringMatching(/^org_/),
      document_id: document,
      type: 'document.created',
      at: entry['created_at'],
      sequence: 1,
      trail_type: 'document.created',
      log_action: entry['action'],
      resource_type: entry['resource_type'],
      resource_id: entry['resource_id'],
      actor_type: entry['actor_type'],
      actor: 'Test key',
      actor_name: entry['actor_name'],
      actor_email: entry['actor_email'],
      source: entry['source'],
      ip_address: entry['ip_address'],
      details: { title: 'Lease for 12 Harbour Street' },
    });
  });

  test('an erased entry keeps its leaf and its place, without content and salt', async () => {
    const { id: document } = await givenDocument(app, workspace);
    await app.sequence();
    const { id } = await newestEntry(workspace.api);
    const before = await workspace.api.get('/audit-log/proof', { id });
    await workspace.api.call('DELETE', '/documents/delete', { query: { id: document } });
    const { status, body } = await workspace.api.get('/audit-log/proof', { id });
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      leaf_hash: before.body.leaf_hash,
      leaf_index: before.body.leaf_index,
      proof: before.body.proof,
      checkpoint: before.body.checkpoint,
    });
  });

  test('what came later is consistent with an earlier checkpoint', async () => {
    await app.sequence();
    const { id } = await newestEntry(workspace.api);
    const before = opened((await workspace.api.get('/audit-log/proof', { id })).body.checkpoint);
    for (let round = 0; round < 5; round += 1) await givenDocument(app, workspace);
    await app.sequence();
    const after = opened((await workspace.api.get('/audit-log/proof', { id })).body.checkpoint);
    const { body } = await workspace.api.get('/audit-log/consistency', { from: before.size });
    expect([body.from, body.to]).toEqual([before.size, after.size]);
    expect(isConsistent(before, after, body.proof.map(bytes))).toBe(true);
    const forked = { ...before, root: Buffer.alloc(32) };
    expect(isConsistent(forked, after, body.proof.map(bytes))).toBe(false);
    expect(
      await workspace.api.get('/audit-log/consistency', { from: after.size, to: after.size }),
    ).toMatchObject({ status: 200, body: { proof: [] } });
  });
});

describe('400', () => {
  test.each([
    [{ from: 0 }, '/from'],
    [{ from: 'x' }, '/from'],
    [{ from: 1, to: 1_000_000 }, '/to'],
    [{ from: 2, to: 1 }, '/from'],
    [{}, '/from'],
  ])('%j is no range of sizes that the log had', async (query, pointer) => {
    expect(
      await workspace.api.get('/audit-log/consistency', query as Record<string, number>),
    ).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });
});

test('403: members, viewers and keys without the scope are refused', async () => {
  for (const path of ['/audit-log/proof', '/audit-log/consistency']) {
    const { api } = await givenMember(app, workspace, 'member');
    expect(await api.get(path)).toMatchObject({ status: 403, body: { code: 'INSUFFICIENT_ROLE' } });
    const admin = await givenMember(app, workspace, 'admin', ['svc:documents:read']);
    expect((await admin.api.get(path)).body.code).toBe('INSUFFICIENT_SCOPE');
  }
});

test('404: another workspace’s, a strange and a malformed id are all unknown', async () => {
  const other = await givenWorkspace(app);
  await app.sequence();
  const foreign = await newestEntry(other.api);
  for (const id of [foreign.id, strangeId('evt').replace('evt', 'aud'), 'aud_x', 'x']) {
    expect(await workspace.api.get('/audit-log/proof', { id })).toMatchObject({
      status: 404,
      body: { code: 'EVENT_NOT_FOUND' },
    });
  }
});

test('409: an entry that has no place yet says when to ask again', async () => {
  await givenDocument(app, workspace);
  const { id } = await newestEntry(workspace.api);
  const answer = await workspace.api.get('/audit-log/proof', { id });
  expect(answer).toMatchObject({ status: 409, body: { code: 'PROOF_PENDING' } });
  expect(answer.headers.get('retry-after')).toBe('1');
});
