import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { scopes } from '../../src/domain/access/scopes.ts';
import { routeTable } from '../../src/api/route-table.ts';
import type { Route } from '../../src/api/route.ts';
import { createApiKey } from '../../src/operations/api-keys/create.ts';
import { systemPrincipal } from '../../src/domain/access/principal.ts';
import { revokeApiKey } from '../../src/operations/api-keys/revoke.ts';
import { inTransaction } from '../../src/operations/unit-of-work/transaction.ts';
import { startApplication, type Application } from '../support/application.ts';
import { makeClient, type Client } from '../support/client.ts';
import { effectsOf, nothing } from '../support/effects.ts';
import { refused } from '../support/refusals.ts';
import { givenMember, givenWorkspace, type Workspace } from '../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication({ app: { trustProxy: 1 } });
  workspace = await givenWorkspace(app, { test: true });
});
afterAll(() => app.stop());

type Guarded = Exclude<Route, { access: 'signing-link' }>;
const guarded = routeTable.filter((route): route is Guarded => route.access !== 'signing-link');
const uploadUrl = guarded.filter(({ operationId }) => operationId === 'generateUploadUrl');
const others = guarded.filter(({ operationId }) => operationId !== 'generateUploadUrl');
const call = (client: Client, { method, path }: Route, headers: Record<string, string> = {}) =>
  client.call(method, path, { headers });
const withHeader = (authorization: string) => ({ authorization });
const unknownKey = `ak_${'A'.repeat(57)}`;

/** Each header with the code that the contract gives it. */
const wrongHeaders: [code: string, headers: Record<string, string>][] = [
  ['MISSING_AUTH_HEADER', {}],
  ['INVALID_AUTH_FORMAT', withHeader('')],
  ['INVALID_AUTH_FORMAT', withHeader('Bearer')],
  ['INVALID_AUTH_FORMAT', withHeader(unknownKey)],
  ['INVALID_AUTH_FORMAT', withHeader(`Basic ${unknownKey}`)],
  ['INVALID_AUTH_FORMAT', withHeader(`Bearer ${unknownKey} more`)],
  ['INVALID_API_KEY', withHeader(`Bearer ${unknownKey}`)],
  ['INVALID_API_KEY', withHeader('Bearer x')],
  ['INVALID_API_KEY', withHeader('Bearer ak_😀'.replace('😀', '~'))],
];

describe('401', () => {
  test.each(others.map((route) => [route.operationId, route] as const))(
    '%s: three codes, before anything else is looked at',
    async (_name, route) => {
      for (const [code, headers] of wrongHeaders) {
        const reply = await call(app.client, route, headers);
        expect(reply).toEqual(refused(401, code));
        expect(reply.headers.get('www-authenticate')).toBe('Bearer');
      }
      // A stranger's body is not even read.
      const reply = await app.client.call(route.method, route.path, {
        ...(route.method !== 'GET' && { body: '{"cut' }),
      });
      expect(reply).toEqual(refused(401, 'MISSING_AUTH_HEADER'));
    },
  );

  test('UNAUTHORIZED stands for all three on upload addresses, and only there', async () => {
    expect(uploadUrl).toHaveLength(1);
    for (const route of uploadUrl) {
      for (const [, headers] of wrongHeaders) {
        const reply = await call(app.client, route, headers);
        expect(reply).toEqual(refused(401, 'UNAUTHORIZED'));
        expect(reply.headers.get('www-authenticate')).toBe('Bearer');
      }
    }
  });

  test('unknown, wrong, revoked and expired keys cannot be told apart', async () => {
    const key = await givenKey();
    const wrong = `${key.key.slice(0, 20)}${key.key[20] === 'x' ? 'y' : 'x'}${key.key.slice(21)}`;
    const expired = await givenKey(new Date(app.clock.now().getTime() + 1_000));
    const good = makeClient(app.publicUrl, expired.key);
    expect((await good.get('/documents')).status).toBe(200);
    app.clock.advance(1_000);
    expect((await app.client.as(key.key).get('/documents')).status).toBe(200);
    await inTransaction(app.operations, (tx) => revokeApiKey(tx, systemPrincipal, key.id));
    const details = new Set<string>();
    for (const token of [unknownKey, wrong, key.key, expired.key]) {
      const reply = await app.client.as(token).get('/documents');
      expect(reply).toEqual(refused(401, 'INVALID_API_KEY'));
      details.add(reply.body.detail);
    }
    expect(details.size).toBe(1);
  });

  test('a key dies with its member', async () => {
    const member = await givenMember(app, workspace, 'member');
    expect((await member.api.get('/documents')).status).toBe(200);
    await app.database.fork().execute(`delete from members where id = ?`, [member.memberId]);
    expect(await member.api.get('/documents')).toEqual(refused(401, 'INVALID_API_KEY'));
  });
});

describe('403 INSUFFICIENT_SCOPE', () => {
  test.each(guarded.map((route) => [route.operationId, route] as const))(
    '%s: all scopes but its own are not enough, its own alone is',
    async (_name, route) => {
      const { scope } = route.access;
      const without = await givenMember(
        app,
        workspace,
        'owner',
        scopes.filter((other) => other !== scope),
      );
      const { reply, ...effects } = await effectsOf(app, () => call(without.api, route));
      expect(reply).toEqual(refused(403, 'INSUFFICIENT_SCOPE'));
      expect(reply.body.detail).toContain(scope);
      expect(effects).toEqual(nothing);
      const only = await givenMember(app, workspace, 'owner', [scope]);
      expect((await call(only.api, route)).status).not.toBe(403);
    },
  );
});

describe('403 INSUFFICIENT_ROLE before any look-up', () => {
  test.each(guarded.map((route) => [route.operationId, route] as const))(
    '%s: by the rule of the operation',
    async (_name, route) => {
      const { roles } = route.access;
      const refusedRoles: string[] = {
        anyone: [],
        writers: ['viewer'],
        administrators: ['viewer', 'member'],
      }[roles];
      for (const role of ['viewer', 'member', 'admin'] as const) {
        const { api } = await givenMember(app, workspace, role);
        const reply = await call(api, route);
        if (refusedRoles.includes(role)) expect(reply).toEqual(refused(403, 'INSUFFICIENT_ROLE'));
        else expect(reply.status).not.toBe(403);
      }
    },
  );
});

describe('403 of the workspace', () => {
  const settings = (organizationId: string, security: unknown) =>
    app.database
      .fork()
      .execute(`update organizations set settings = ? where id = ?`, [
        JSON.stringify({ security }),
        organizationId,
      ]);

  test('ORGANIZATION_ACCESS_DENIED: a suspended or only invited member', async () => {
    for (const status of ['suspended', 'invited']) {
      const member = await givenMember(app, workspace, 'admin');
      await app.database
        .fork()
        .execute(`update members set status = ? where id = ?`, [status, member.memberId]);
      expect(await member.api.get('/documents')).toEqual(
        refused(403, 'ORGANIZATION_ACCESS_DENIED'),
      );
    }
  });

  test('API_ACCESS_DISABLED: at once, and only for this workspace', async () => {
    const off = await givenWorkspace(app);
    await settings(off.organizationId, { allow_api_access: false });
    expect(await off.api.get('/documents')).toEqual(refused(403, 'API_ACCESS_DISABLED'));
    expect((await workspace.api.get('/documents')).status).toBe(200);
    await settings(off.organizationId, {});
    expect((await off.api.get('/documents')).status).toBe(200);
  });

  test('IP_NOT_ALLOWED: by the address that the proxy vouches for', async () => {
    const fenced = await givenWorkspace(app);
    await settings(fenced.organizationId, { ip_allowlist: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = (forwarded: string) =>
      fenced.api.call('GET', '/documents', { headers: { 'x-forwarded-for': forwarded } });
    for (const address of [
      '203.0.113.9',
      '2001:db8::1',
      '::ffff:203.0.113.9',
      '9.9.9.9, 203.0.113.9',
    ]) {
      expect((await from(address)).status).toBe(200);
    }
    for (const address of ['203.0.114.9', '2001:db9::1', '203.0.113.9, 9.9.9.9', 'rubbish']) {
      expect(await from(address)).toEqual(refused(403, 'IP_NOT_ALLOWED'));
    }
    expect(await fenced.api.get('/documents')).toEqual(refused(403, 'IP_NOT_ALLOWED'));
  });
});

test('the time of a key’s last use is noted at most once a minute', async () => {
  const { key, id } = await givenKey();
  const lastUse = async () => {
    const [row] = await app.database
      .fork()
      .execute<{ at: string }[]>(`select last_used_at::text as at from api_keys where id = ?`, [
        id,
      ]);
    return row?.at;
  };
  await app.client.as(key).get('/documents');
  const first = await lastUse();
  expect(first).not.toBeNull();
  app.clock.advance(59_000);
  await app.client.as(key).get('/documents');
  expect(await lastUse()).toBe(first);
  app.clock.advance(2_000);
  await app.client.as(key).get('/documents');
  expect(await lastUse()).not.toBe(first);
});

async function givenKey(expiresAt?: Date) {
  const { organizationId, memberId } = workspace;
  return createApiKey(app.operations, {
    organizationId,
    memberId,
    label: 'Another key',
    scopes,
    ...(expiresAt && { expiresAt }),
  });
}
