import { afterEach, describe, expect, test } from '@jest/globals';
import { systemPrincipal } from '../../../src/domain/access/principal.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { updateSettings } from '../../../src/operations/settings/update.ts';
import { startApplication, type Application } from '../../support/application.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
afterEach(() => app.stop());

async function given(trustProxy: number | string[] | false): Promise<Workspace> {
  app = await startApplication({ app: { trustProxy } });
  return givenWorkspace(app);
}

/** As the command line does: the way back in. */
async function allow({ organizationId }: Workspace, ip_allowlist: string[]): Promise<void> {
  await inTransaction(app.operations, (tx) =>
    updateSettings(tx, systemPrincipal, organizationId, { security: { ip_allowlist } }),
  );
}

const denied = { status: 403, body: { code: 'IP_NOT_ALLOWED' } };
const served = { status: 200 };

describe('ip_allowlist', () => {
  test('without a trusted proxy the connection counts and no header is believed', async () => {
    const workspace = await given(false);
    const call = (forwarded: string) =>
      workspace.api.call('GET', '/settings', { headers: { 'x-forwarded-for': forwarded } });
    await allow(workspace, ['203.0.113.0/24']);
    expect(await call('203.0.113.7')).toMatchObject(denied);
    await allow(workspace, ['127.0.0.0/8', '::1/128']);
    expect(await call('203.0.113.7')).toMatchObject(served);
  });

  test('behind one proxy the last address of X-Forwarded-For counts, not one that a client forged', async () => {
    const workspace = await given(1);
    const call = (forwarded?: string) =>
      workspace.api.call('GET', '/settings', {
        ...(forwarded !== undefined && { headers: { 'x-forwarded-for': forwarded } }),
      });
    await allow(workspace, ['203.0.113.0/24', '2001:db8::/32']);
    expect(await call('203.0.113.7')).toMatchObject(served);
    expect(await call('198.51.100.1, 203.0.113.7')).toMatchObject(served);
    expect(await call('203.0.113.7, 198.51.100.1')).toMatchObject(denied);
    expect(await call('2001:db8::7')).toMatchObject(served);
    expect(await call('::ffff:203.0.113.7')).toMatchObject(served);
    expect(await call('2001:db9::7')).toMatchObject(denied);
    expect(await call('nonsense')).toMatchObject(denied);
    expect(await call()).toMatchObject(denied);
  });

  test('only proxies of the trusted networks may name an address', async () => {
    const workspace = await given(['10.0.0.0/8']);
    await allow(workspace, ['203.0.113.0/24']);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect(await workspace.api.call('GET', '/settings', { headers })).toMatchObject(denied);
  });

  test('it never keeps a signer out', async () => {
    const workspace = await given(false);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }],
      send: true,
    });
    const signer = await signingClient(app, workspace, id, recipientIds[0] ?? '');
    await allow(workspace, ['203.0.113.0/24']);
    expect(await workspace.api.get('/settings')).toMatchObject(denied);
    expect(await signer.get('/signing/session')).toMatchObject(served);
  });

  test('a wrong key learns nothing of the list, and a locked-out workspace none of the scopes', async () => {
    const workspace = await given(false);
    await allow(workspace, ['203.0.113.0/24']);
    expect(await app.client.as('ak_nobody').get('/settings')).toMatchObject({ status: 401 });
    expect(await workspace.api.get('/audit-log')).toMatchObject(denied);
  });
});

test('allow_api_access false refuses every key at once, the one that set it among them', async () => {
  const workspace = await given(false);
  const { api, organizationId } = workspace;
  const body = { security: { allow_api_access: false } };
  expect(await api.call('PATCH', '/settings', { body })).toMatchObject(served);
  expect(await api.call('PATCH', '/settings', { body })).toMatchObject({
    status: 403,
    body: { code: 'API_ACCESS_DISABLED' },
  });
  await inTransaction(app.operations, (tx) =>
    updateSettings(tx, systemPrincipal, organizationId, { security: { allow_api_access: true } }),
  );
  expect(await api.get('/settings')).toMatchObject(served);
});
