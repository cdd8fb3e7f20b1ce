import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import { sendBytes } from '../support/raw-http.ts';
import { refused } from '../support/refusals.ts';
import { givenWorkspace, type Workspace } from '../support/workspace.ts';

/** A workspace whose keys work from 203.0.113.0/24 alone. */
async function fenced(app: Application): Promise<Workspace> {
  const workspace = await givenWorkspace(app);
  const security = { ip_allowlist: ['203.0.113.0/24'] };
  await app.database
    .fork()
    .execute(`update organizations set settings = ? where id = ?`, [
      JSON.stringify({ security }),
      workspace.organizationId,
    ]);
  return workspace;
}

const ask = (workspace: Workspace, headers: Record<string, string>) =>
  workspace.api.call('GET', '/documents', { headers });
const inside = '203.0.113.9';
const forbidden = refused(403, 'IP_NOT_ALLOWED');

describe.each<[string, number | string[] | false]>([
  ['without TRUST_PROXY', false],
  ['with a TRUST_PROXY of other networks', ['10.0.0.0/8', 'fd00::/8']],
])('%s nobody names the caller’s address', (_name, trustProxy) => {
  let app: Application;
  let workspace: Workspace;
  beforeAll(async () => {
    app = await startApplication({ app: { trustProxy } });
    workspace = await fenced(app);
  });
  afterAll(() => app.stop());

  test('whatever header says so', async () => {
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'client-ip']) {
      const value = name === 'forwarded' ? `for=${inside}` : inside;
      expect(await ask(workspace, { [name]: value })).toEqual(forbidden);
    }
    const honest = await givenWorkspace(app);
    expect((await ask(honest, { 'x-forwarded-for': inside })).status).toBe(200);
  });

  test('nor the host that links lead to', async () => {
    const { api } = await givenWorkspace(app);
    const lie = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' };
    const reply = await api.call('POST', '/uploads/generate-url', { headers: lie });
    expect(String(reply.body.upload_url)).toMatch(`${app.publicUrl}/uploads/`);
  });
});

describe('with one trusted proxy', () => {
  let app: Application;
  let workspace: Workspace;
  beforeAll(async () => {
    app = await startApplication({ app: { trustProxy: 1 } });
    workspace = await fenced(app);
  });
  afterAll(() => app.stop());

  test('only what it added last counts, not what the caller had it pass on', async () => {
    const from = (list: string) => ask(workspace, { 'x-forwarded-for': list });
    expect((await from(`9.9.9.9, ${inside}`)).status).toBe(200);
    for (const list of [
      `${inside}, 9.9.9.9`,
      `${inside},${inside},9.9.9.9`,
      `${inside}:80, rubbish`,
      `${'9.9.9.9,'.repeat(1_000)} 9.9.9.9`,
      '::ffff:9.9.9.9',
      '203.0.113.999',
      `${inside}\\n9.9.9.9`,
    ]) {
      expect(await from(list)).toEqual(forbidden);
    }
    expect((await from(inside)).status).toBe(200);
  });

  test('a header given twice is one list', async () => {
    const request = (...addresses: string[]) =>
      sendBytes(
        app.publicUrl,
        [
          'GET /api/v1/documents HTTP/1.1',
          'Host: x',
          `Authorization: Bearer ${workspace.key}`,
          ...addresses.map((address) => `X-Forwarded-For: ${address}`),
          'Connection: close',
          '\r\n',
        ].join('\r\n'),
      );
    expect(await request(inside, '9.9.9.9')).toMatch(/^HTTP\/1\.1 403 /);
    expect(await request('9.9.9.9', inside)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
