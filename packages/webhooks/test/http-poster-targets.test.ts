import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { freePort } from '@countersign/embedded/processes/ports';
import { makeHttpPoster } from '@countersign/webhooks/http-poster';

/**
 * A loopback address of the test's own (Linux answers all of 127.0.0.0/8), so that the ports which
 * webhooks may use are free there. Whatever connects is counted.
 */
const bytes = [127, 17 + (process.pid % 200), 1 + ((process.pid >> 8) % 250), 9] as const;
const [, b, c, d] = bytes;
const loopback = bytes.join('.');
const decimal = 127 * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d;
const hex = (value: number) => value.toString(16);
const octal = (value: number) => `0${value.toString(8)}`;
const lastTwoGroups = `${hex(127 * 256 + b)}:${hex(c * 256 + d)}`;

let listener: Server;
let connections = 0;

beforeAll(async () => {
  listener = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(8443, loopback);
  await once(listener, 'listening');
});
beforeEach(() => {
  connections = 0;
});
afterAll(() => {
  listener.close();
});

const request = { headers: { 'content-type': 'application/json' }, body: '{}' };
const resolveTo =
  (...addresses: string[]) =>
  async () =>
    addresses;

test('the listener counts, so that zero connections mean something', async () => {
  const poster = makeHttpPoster({ allowInsecure: true, resolve: resolveTo(loopback) });
  const result = await poster.post({ ...request, url: 'http://hooks.example:8443/' });
  expect(result.kind).toBe('failed');
  expect(connections).toBe(1);
});

describe('written as an address or a name of this machine', () => {
  test.each([
    ['dotted', loopback],
    ['decimal', `${decimal}`],
    ['hexadecimal', `0x${hex(decimal)}`],
    ['hexadecimal parts', `0x7f.0x${hex(b)}.0x${hex(c)}.0x${hex(d)}`],
    ['octal parts', `0177.${octal(b)}.${octal(c)}.${octal(d)}`],
    ['two parts', `127.${b * 2 ** 16 + c * 2 ** 8 + d}`],
    ['a dot behind', `${loopback}.`],
    ['full-width digits', loopback.replaceAll('1', '１').replaceAll('7', '７')],
    ['ideographic full stops', loopback.replaceAll('.', '。')],
    ['percent-encoded', loopback.replaceAll('1', '%31')],
    ['IPv4-mapped', `[::ffff:${loopback}]`],
    ['IPv4-mapped in hexadecimal', `[::ffff:${lastTwoGroups}]`],
    ['IPv4-compatible', `[::${lastTwoGroups}]`],
    ['NAT64', `[64:ff9b::${lastTwoGroups}]`],
    ['6to4', `[2002:${lastTwoGroups}::1]`],
    ['Teredo', `[2001:0:${lastTwoGroups}::1]`],
    ['IPv6 loopback', '[::1]'],
    ['unspecified', '0.0.0.0'],
    ['unspecified IPv6', '[::]'],
    ['localhost', 'localhost'],
    ['localhost with a dot', 'localhost.'],
    ['localhost in capitals', 'LocalHost'],
    ['below localhost', 'hooks.localhost'],
    ['localhost in full-width letters', 'ｌｏｃａｌｈｏｓｔ'],
    ['metadata', '169.254.169.254'],
    ['metadata in decimal', '2852039166'],
    ['credentials in front', `example.com@${loopback}`],
  ])('%s: nothing connects and nothing is looked up', async (_, host) => {
    let lookups = 0;
    const poster = makeHttpPoster({
      allowInsecure: false,
      resolve: async () => {
        lookups += 1;
        return [loopback];
      },
    });
    const result = await poster.post({ ...request, url: `https://${host}:8443/hook` });
    expect(result).toEqual({ kind: 'blocked', reason: expect.any(String) });
    expect([connections, lookups]).toEqual([0, 0]);
  });
});

describe('behind a name', () => {
  test.each([
    ['loopback', [loopback]],
    ['a public address and loopback', ['8.8.8.8', loopback]],
    ['loopback and a public address', [loopback, '8.8.8.8']],
    ['IPv4-mapped loopback', [`::ffff:${loopback}`]],
    ['a private address', ['10.0.0.1']],
    ['metadata', ['169.254.169.254']],
    ['a link-local address with a zone', ['fe80::1%lo']],
    ['what is no address', ['localhost']],
  ])('%s: nothing connects', async (_, addresses) => {
    const poster = makeHttpPoster({ allowInsecure: false, resolve: resolveTo(...addresses) });
    const result = await poster.post({ ...request, url: 'https://hooks.example:8443/' });
    expect(result).toEqual({ kind: 'blocked', reason: 'The URL must lead to a public address.' });
    expect(connections).toBe(0);
  });

  test('that answers otherwise the second time: it is asked once for each post, and obeyed never', async () => {
    const answers = [['127.0.0.1'], [loopback]];
    let lookups = 0;
    const resolve = async () => answers[Math.min(lookups++, 1)] ?? [];
    const poster = makeHttpPoster({ allowInsecure: true, resolve });
    const port = await freePort();
    // Allowed at first: it goes to the address that was checked and not to the present one.
    const first = await poster.post({ ...request, url: `http://rebind.example:${port}/` });
    expect(first).toMatchObject({ kind: 'failed', error: 'The connection was refused.' });
    expect([connections, lookups]).toEqual([0, 1]);

    const strict = makeHttpPoster({ allowInsecure: false, resolve });
    const second = await strict.post({ ...request, url: 'https://rebind.example:8443/' });
    expect(second.kind).toBe('blocked');
    expect([connections, lookups]).toEqual([0, 2]);
  });
});

test.each([
  'http://hooks.example:8443/',
  'https://hooks.example:80/',
  'https://user:secret@hooks.example:8443/',
  'ftp://hooks.example/',
  `https://hooks.example:8443/${'a'.repeat(2048)}`,
  'not a url',
])('%.60s is refused as it is written', async (url) => {
  const poster = makeHttpPoster({ allowInsecure: false, resolve: resolveTo('8.8.8.8') });
  expect(await poster.post({ ...request, url })).toMatchObject({ kind: 'blocked' });
});

test.each(['10.0.0.1', '192.168.1.1', '169.254.169.254', '[fd00::1]', '0.0.0.0', '[fe80::1]'])(
  'insecure mode adds loopback, but not %s',
  async (host) => {
    const poster = makeHttpPoster({ allowInsecure: true });
    const literal = await poster.post({ ...request, url: `http://${host}/` });
    expect(literal.kind).toBe('blocked');
    const address = host.replace(/[[\]]/g, '');
    const named = makeHttpPoster({ allowInsecure: true, resolve: resolveTo(address) });
    expect((await named.post({ ...request, url: 'http://hooks.example/' })).kind).toBe('blocked');
  },
);

test('a name without addresses, or whose servers fail, is a failure that may pass', async () => {
  const nowhere = { ...request, url: 'https://hooks.example/' };
  const none = makeHttpPoster({ allowInsecure: false, resolve: resolveTo() });
  const failing = makeHttpPoster({
    allowInsecure: false,
    resolve: () => Promise.reject(new Error('queryA ESERVFAIL')),
  });
  for (const poster of [none, failing]) {
    expect(await poster.post(nowhere)).toMatchObject({
      kind: 'failed',
      error: 'The name has no address.',
    });
  }
});

test('a resolver that never answers is left when the time is up', async () => {
  const poster = makeHttpPoster({
    allowInsecure: false,
    timeoutMs: 50,
    resolve: () => new Promise(() => undefined),
  });
  expect(await poster.post({ ...request, url: 'https://hooks.example/' })).toMatchObject({
    kind: 'failed',
    error: 'There was no complete answer within 0.05 seconds.',
  });
});
