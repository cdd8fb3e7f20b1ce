import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemPrincipal } from '../../../src/domain/access/principal.ts';
import { publicId } from '../../../src/domain/ids.ts';
import { createApiKey } from '../../../src/operations/api-keys/create.ts';
import { revokeApiKey } from '../../../src/operations/api-keys/revoke.ts';
import { removeMember } from '../../../src/operations/members/remove.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../support/workspace.ts';
import { givenTemplate } from '../templates/given-template.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

async function detailsOf(action: string): Promise<unknown[]> {
  const rows = await app.database
    .fork()
    .execute<{ details: unknown }[]>('select details from events where type = ? order by id', [
      action,
    ]);
  return rows.map(({ details }) => details);
}

test('keys made and revoked are in the log with their commit, once each', async () => {
  const workspace = await givenWorkspace(app);
  const { organizationId, memberId } = workspace;
  const { id } = await createApiKey(app.operations, {
    organizationId,
    memberId,
    label: 'CI',
    scopes: ['svc:audit:read'],
  });
  for (let twice = 0; twice < 2; twice += 1) {
    await inTransaction(app.operations, (tx) => revokeApiKey(tx, systemPrincipal, id));
  }
  const resource_id = publicId('key', id);
  for (const action of ['api_key.created', 'api_key.revoked']) {
    const { body } = await workspace.api.get('/audit-log', { action });
    const own = body.entries.filter((entry: any) => entry.resource_id === resource_id);
    expect(own).toMatchObject([{ action, resource_type: 'api_key', actor_type: 'system' }]);
  }
  expect(await detailsOf('api_key.revoked')).toEqual([{ label: 'CI' }]);
  expect((await detailsOf('api_key.created')).at(-1)).toEqual({
    label: 'CI',
    scopes: ['svc:audit:read'],
    member_id: publicId('mem', memberId),
  });
});

test('a member who is removed leaves their revoked keys in the log', async () => {
  const workspace = await givenWorkspace(app);
  const member = await givenMember(app, workspace, 'admin');
  await inTransaction(app.operations, (tx) =>
    removeMember(tx, systemPrincipal, workspace.organizationId, member.memberId),
  );
  const { body } = await workspace.api.get('/audit-log', { action: 'api_key.revoked' });
  expect(body.entries).toMatchObject([{ resource_type: 'api_key', actor_type: 'system' }]);
});

test('webhooks made, changed, rotated and deleted are in the log under who did it', async () => {
  const { api } = await givenWorkspace(app);
  const url = 'https://hooks.example.com/secret-path';
  const made = await api.post('/webhooks', { body: { name: 'Billing', url, events: [] } });
  const query = { id: made.body.id };
  await api.call('PUT', '/webhooks/update', { query, body: { events: ['document.sent'] } });
  await api.call('PUT', '/webhooks/update', { query, body: { events: ['document.sent'] } });
  await api.post('/webhooks/rotate-secret', { query });
  await api.call('DELETE', '/webhooks/delete', { query });
  for (const [action, details] of [
    ['webhook.created', { name: 'Billing', url_origin: 'https://hooks.example.com', events: [] }],
    ['webhook.updated', { changed: ['events'] }],
    ['webhook.secret_rotated', {}],
    ['webhook.deleted', { name: 'Billing' }],
  ] as const) {
    const { body } = await api.get('/audit-log', { action });
    expect(body.entries).toMatchObject([
      { action, resource_type: 'webhook', resource_id: made.body.id, actor_name: 'Olga Berg' },
    ]);
    expect(await detailsOf(action)).toEqual([details]);
  }
});

test('templates made, changed and deleted are in the log under who did it', async () => {
  const workspace = await givenWorkspace(app);
  const { api } = workspace;
  const { id } = await givenTemplate(app, workspace);
  const query = { id };
  await api.call('PUT', '/templates/update', { query, body: { name: 'Lease 2027' } });
  await api.call('PUT', '/templates/update', { query, body: { name: 'Lease 2027' } });
  await api.call('DELETE', '/templates/delete', { query });
  for (const [action, details] of [
    ['template.created', {}],
    ['template.updated', { changed: ['name'] }],
    ['template.deleted', { name: 'Lease 2027' }],
  ] as const) {
    const { body } = await api.get('/audit-log', { action });
    expect(body.entries).toMatchObject([
      { action, resource_type: 'template', resource_id: id, actor_type: 'user', source: 'api' },
    ]);
    expect(await detailsOf(action)).toEqual([details]);
  }
});

test('a template that goes with its document is in the log, with its document', async () => {
  const owner = await givenWorkspace(app);
  const maker = await givenMember(app, owner, 'member');
  const { id: documentId } = await givenDocument(app, owner);
  const shared = { query: { id: documentId }, body: { sharing_mode: 'workspace' } };
  await owner.api.call('PATCH', '/documents/access', shared);
  const made = { body: { document_id: documentId, name: 'Lease' } };
  const { body: template } = await maker.api.post('/templates', made);
  await owner.api.call('DELETE', '/documents/delete', { query: { id: documentId } });
  const { body } = await owner.api.get('/audit-log', { action: 'template.deleted' });
  expect(body.entries).toMatchObject([
    { resource_id: template.id, actor_name: expect.any(String) },
  ]);
  expect((await detailsOf('template.deleted')).at(-1)).toEqual({ with_document_id: documentId });
});
