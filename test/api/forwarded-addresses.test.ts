import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import { refused } from '../support/refusals.ts';
import { givenSigners } from '../support/signing.ts';
import { givenWorkspace } from '../support/workspace.ts';

const forbidden = refused(403, 'IP_NOT_ALLOWED');

let plain: Application;
let standard: Application;
beforeAll(async () => {
  plain = await startApplication({
    app: { trustProxy: ['127.0.0.0/8', '10.0.0.0/8', 'fd00::/8'] },
  });
  standard = await startApplication({ app: { trustProxy: 1, proxyHeader: 'forwarded' } });
});
afterAll(async () => {
  await plain.stop();
  await standard.stop();
});

/** What the log says of who changed a setting through such a proxy. */
async function recorded(app: Application, headers: Record<string, string>) {
  const { api, organizationId } = await givenWorkspace(app);
  const body = { name: 'Harbour Estates' };
  expect((await api.call('PUT', '/settings/branding', { headers, body })).status).toBe(200);
  const rows = await app.database.fork().execute<{ address: string | null }[]>(
    `select ip_address as address from events
     where organization_id = ? and actor_type = 'user' order by id desc limit 1`,
    [organizationId],
  );
  return rows.map(({ address }) => address);
}

describe('X-Forwarded-For names the caller', () => {
  test.each([
    ['nginx, HAProxy, Envoy', '203.0.113.7', '203.0.113.7'],
    ['Azure Application Gateway, an ALB that keeps ports', '203.0.113.7:51034', '203.0.113.7'],
    ['Azure Front Door, IIS', '[2001:db8::1]:443', '2001:db8::1'],
    ['brackets alone', '[2001:db8::1]', '2001:db8::1'],
    ['an IPv6 address bare', '2001:db8::1', '2001:db8::1'],
    ['quotes', '"203.0.113.7:51034"', '203.0.113.7'],
    ['quotes and brackets', '"[2001:DB8:0:0::1]:443"', '2001:db8::1'],
    ['a listener for both families', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in brackets', '[::ffff:203.0.113.7]:51034', '203.0.113.7'],
    ['proxies behind proxies, with ports', '203.0.113.7:51034, 10.0.0.2:3421', '203.0.113.7'],
    ['IPv6 proxies with ports', '203.0.113.7,[fd00::2]:3421 , 10.0.0.2', '203.0.113.7'],
    ['empty entries', ', 203.0.113.7:51034 ,, 10.0.0.2,', '203.0.113.7'],
    ['a port after a lie of the caller', '198.51.100.1, 203.0.113.7:51034', '203.0.113.7'],
  ])('as of %s', async (_proxy, value, address) => {
    expect(await recorded(plain, { 'x-forwarded-for': value })).toEqual([address]);
  });

  test.each([
    'unknown',
    '_hidden',
    'caller.example.com',
    '203.0.113.999',
    '203.0.113.7/24',
    '0313.0.113.7',
    '3405803783',
    '[203.0.113.7',
    '203.0.113.7]',
    '"203.0.113.7',
    '203.0.113.7:51034:1',
    '203.0.113.7:',
    '[2001:db8::1]443',
    '203.0.113.7 51034',
  ])('and %s is no address', async (value) => {
    expect(await recorded(plain, { 'x-forwarded-for': value })).toEqual([null]);
  });

  test('and the other header counts for nothing', async () => {
    expect(await recorded(plain, { forwarded: 'for=198.51.100.1' })).toEqual(['127.0.0.1']);
    const both = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=198.51.100.1' };
    expect(await recorded(plain, both)).toEqual(['203.0.113.7']);
    expect(await recorded(standard, both)).toEqual(['198.51.100.1']);
  });
});

describe('Forwarded names the caller', () => {
  test.each([
    ['a token', 'for=203.0.113.7', '203.0.113.7'],
    ['other parameters, any case', 'proto=https;By=10.0.0.2;For=203.0.113.7', '203.0.113.7'],
    ['a port in quotes', 'for="203.0.113.7:51034";proto=https', '203.0.113.7'],
    ['a port without quotes', 'for=203.0.113.7:51034', '203.0.113.7'],
    ['an IPv6 address', 'for="[2001:db8::1]"', '2001:db8::1'],
    ['an IPv6 address with a port', 'for="[2001:db8::1]:443"', '2001:db8::1'],
    ['the same without quotes', 'for=[2001:db8::1]:443', '2001:db8::1'],
    ['an obfuscated port', 'for="203.0.113.7:_p4"', '203.0.113.7'],
    ['an address before it', 'for=198.51.100.1, for=203.0.113.7', '203.0.113.7'],
    ['a lie in another parameter', 'for=203.0.113.7;host="a, for=198.51.100.1;x="', '203.0.113.7'],
    ['an empty list', ' , ', '127.0.0.1'],
  ])('by %s', async (_form, value, address) => {
    expect(await recorded(standard, { forwarded: value })).toEqual([address]);
  });

  test.each([
    'for=unknown',
    'for=_hidden',
    'proto=https',
    'for="203.0.113.7',
    '203.0.113.7',
    'for=203.0.113.7;for=203.0.113.8',
    'for=203.0.113.7 x',
  ])('and %s names nobody', async (value) => {
    expect(await recorded(standard, { forwarded: value })).toEqual([null]);
  });
});

test('an allowlist holds the address without its port, and nobody who is not named', async () => {
  const { api, organizationId } = await givenWorkspace(plain);
  const settings = { security: { ip_allowlist: ['203.0.113.0/24', '2001:db8::/32'] } };
  await plain.database
    .fork()
    .execute(`update organizations set settings = ? where id = ?`, [
      JSON.stringify(settings),
      organizationId,
    ]);
  const from = (value: string) =>
    api.call('GET', '/documents', { headers: { 'x-forwarded-for': value } });
  expect((await from('203.0.113.7:51034')).status).toBe(200);
  expect((await from('[2001:db8::1]:443')).status).toBe(200);
  expect(await from('198.51.100.1:51034')).toEqual(forbidden);
  expect(await from('unknown')).toEqual(forbidden);
});

test('a signer whom no proxy names reads the document and is recorded without an address', async () => {
  const { open } = await givenSigners(plain, [{ email: 'ana@example.com', name: 'Ana Torres' }]);
  const signer = await open(0);
  const headers = { 'x-forwarded-for': 'unknown' };
  expect((await signer.call('GET', '/signing/session', { headers })).status).toBe(200);
});
