import { CiphertextRefused } from '@countersign/keyring/keyring';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { announce } from '../../../src/operations/unit-of-work/announce.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { createWebhook } from '../../../src/operations/webhooks/create.ts';
import { decryptSecret } from '../../../src/operations/webhooks/encrypt-secret.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { ownerOf } from '../../support/held-acts.ts';
import { rowId } from '../../support/uuid.ts';
import { givenMember, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { blockedOrOver, givenWebhook } from '../../support/webhooks.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const body = { name: 'Billing', url: 'https://hooks.example.com/in', events: [] };
const create = (changes: object = {}) =>
  workspace.api.post('/webhooks', { body: { ...body, ...changes } });

describe('201', () => {
  test('answers with exactly these fields, the secret among them this once', async () => {
    const answer = await create({ description: 'For the ledger', events: ['document.sent'] });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^whk_[0-9a-z]{26}$/),
      url: body.url,
      events: ['document.sent'],
      status: 'active',
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      created_at: app.clock.now().toISOString(),
    });
    const shown = await workspace.api.get('/webhooks/get', { id: answer.body.id });
    expect(shown.body).toEqual({
      id: answer.body.id,
      name: 'Billing',
      url: body.url,
      events: ['document.sent'],
      status: 'active',
      secret_prefix: answer.body.secret.slice(0, 12),
      description: 'For the ledger',
      stats: { total_deliveries: 0, successful: 0, failed: 0, success_rate: 0 },
      created_at: answer.body.created_at,
      updated_at: answer.body.created_at,
    });
  });

  test('keeps the secret encrypted, and bound to its row', async () => {
    const { body: created } = await create();
    const id = rowId('whk', created.id);
    const other = rowId('whk', (await create()).body.id);
    const [row] = await app.database
      .fork()
      .execute<{ secret: string; all: string }[]>(
        'select secret, w::text as all from webhooks w where id = ?',
        [id],
      );
    const { secret = '', all = '' } = row ?? {};
    expect(secret).toMatch(/^v1\./);
    // Its first twelve characters are shown.
    expect(all).not.toContain(created.secret.slice(12));
    const { keyring } = app.operations;
    expect(decryptSecret(keyring, secret, id)).toBe(created.secret);
    expect(() => decryptSecret(keyring, secret, other)).toThrow(CiphertextRefused);
  });

  test('takes an international name, a long query and port 8443', async () => {
    for (const url of [
      'https://bücher.example.com/hook',
      `https://hooks.example.com/in?${'a'.repeat(2_000)}`,
      'https://hooks.example.com:8443/in',
    ]) {
      expect(await create({ url })).toMatchObject({ status: 201, body: { url } });
    }
  });

  test('a repeated Idempotency-Key gives the same webhook and secret', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await workspace.api.post('/webhooks', { body, headers });
    const second = await workspace.api.post('/webhooks', { body, headers });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
  });

  test('where insecure addresses are allowed, http and loopback are', async () => {
    const relaxed = await startApplication({ operations: { allowInsecureWebhooks: true } });
    try {
      const { api } = await givenWorkspace(relaxed);
      const url = 'http://localhost:4000/hook';
      expect(await api.post('/webhooks', { body: { ...body, url } })).toMatchObject({
        status: 201,
      });
      const metadata = { ...body, url: 'http://169.254.169.254/latest' };
      expect(await api.post('/webhooks', { body: metadata })).toMatchObject({ status: 400 });
    } finally {
      await relaxed.stop();
    }
  });
});

describe('400', () => {
  test.each([
    ['http', { url: 'http://hooks.example.com/' }],
    ['another port', { url: 'https://hooks.example.com:444/' }],
    ['credentials', { url: 'https://user:pass@hooks.example.com/' }],
    ['localhost', { url: 'https://localhost/' }],
    ['localhost with a dot', { url: 'https://localhost./' }],
    ['a private address', { url: 'https://10.0.0.1/' }],
    ['a cloud’s metadata by name', { url: 'https://metadata.google.internal/' }],
    ['a private address in decimal', { url: 'https://167772161/' }],
    ['loopback in octal', { url: 'https://0177.0.0.1/' }],
    ['metadata', { url: 'https://169.254.169.254/' }],
    ['mapped loopback', { url: 'https://[::ffff:127.0.0.1]:444/' }],
    ['too long', { url: `https://hooks.example.com/${'a'.repeat(2_048)}` }],
    ['no URL', { url: 'hooks' }],
    ['a URL that is a number', { url: 7 }],
  ])('refuses as url: %s', async (_what, changes) => {
    const answer = await create(changes);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', errors: [{ pointer: '/url' }] },
    });
  });

  test.each([
    ['no name', { name: undefined }, '/name'],
    ['no events', { events: undefined }, '/events'],
    ['an unknown type', { events: ['document.eaten'] }, '/events/0'],
    ['the test type', { events: ['webhook.test'] }, '/events/0'],
    ['events that are no list', { events: 'document.sent' }, '/events'],
    ['an unknown field', { secret: 'whsec_mine' }, '/secret'],
  ])('refuses %s', async (_what, changes, pointer) => {
    expect(await create(changes)).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  test('refuses the 51st of a workspace, also when the 50th is being made', async () => {
    const full = await givenWorkspace(app);
    for (let count = 0; count < 49; count += 1) await givenWebhook(full);
    const { answer } = await inTransaction(app.operations, async (tx) => {
      await announce(tx, full.organizationId);
      await createWebhook(tx, ownerOf(app, full), body);
      await tx.em.flush();
      const asked = full.api.post('/webhooks', { body });
      await blockedOrOver(app, asked);
      return { answer: asked };
    });
    const refused = await answer;
    expect(refused.status).toBe(400);
    expect(refused.body.detail).toContain('50');
    expect((await full.api.get('/webhooks')).body.data).toHaveLength(50);
  });
});

describe('403', () => {
  test.each(['member', 'viewer'] as const)('a %s is refused, before any look-up', async (role) => {
    const { api } = await givenMember(app, workspace, role);
    for (const [method, path] of [
      ['GET', '/webhooks'],
      ['GET', '/webhooks/get?id=whk_nothing'],
      ['POST', '/webhooks'],
      ['PUT', '/webhooks/update?id=whk_nothing'],
      ['DELETE', '/webhooks/delete?id=whk_nothing'],
      ['POST', '/webhooks/rotate-secret?id=whk_nothing'],
      ['GET', '/webhooks/event-types'],
      ['GET', '/webhooks/deliveries?id=whk_nothing'],
      ['GET', '/webhooks/deliveries/get?id=whk_nothing&delivery_id=dlv_nothing'],
      ['POST', '/webhooks/resend?id=whk_nothing&since=0'],
      ['POST', '/webhooks/test?id=whk_nothing'],
    ] as const) {
      expect(await api.call(method, path)).toMatchObject({
        status: 403,
        body: { code: 'INSUFFICIENT_ROLE' },
      });
    }
  });

  test('a key without the scope is refused', async () => {
    const { api } = await givenMember(app, workspace, 'admin', ['svc:documents:read']);
    expect(await api.get('/webhooks')).toMatchObject({
      status: 403,
      body: { code: 'INSUFFICIENT_SCOPE' },
    });
  });
});
