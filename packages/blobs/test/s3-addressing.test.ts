import { once } from 'node:events';
import dns, { type LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeS3BlobStore, type S3Location } from '@countersign/blobs/s3-blob-store';

/** What was asked: `GET host path`. */
const asked: string[] = [];
let server: Server;
let port: number;
const { lookup } = dns;
beforeAll(async () => {
  server = createServer(({ method, headers, url }, response) => {
    asked.push(`${method} ${headers.host?.replace(/:\d+$/, '')}${url?.replace(/\?.*/, '')}`);
    response.end('bytes');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  // Every name leads to this server; nothing leaves the machine.
  const here: LookupAddress = { address: '127.0.0.1', family: 4 };
  dns.lookup = ((
    _host: string,
    { all }: { all?: boolean },
    done: (...found: unknown[]) => void,
  ) => {
    if (all) done(null, [here]);
    else done(null, here.address, here.family);
  }) as unknown as typeof dns.lookup;
});
afterAll(async () => {
  dns.lookup = lookup;
  server.close();
  await once(server, 'close');
});

test.each<[string, Partial<S3Location>, string]>([
  ['another server', {}, 'GET s3.example.test/blobs/key'],
  ['another server', { addressingStyle: 'path' }, 'GET s3.example.test/blobs/key'],
  ['another server', { addressingStyle: 'virtual' }, 'GET blobs.s3.example.test/key'],
  [
    'Amazon',
    { endpoint: 'http://s3.eu-central-1.amazonaws.com' },
    'GET blobs.s3.eu-central-1.amazonaws.com/key',
  ],
  [
    'Amazon in China',
    { endpoint: 'http://s3.cn-north-1.amazonaws.com.cn' },
    'GET blobs.s3.cn-north-1.amazonaws.com.cn/key',
  ],
  [
    'Amazon',
    { endpoint: 'http://s3.eu-central-1.amazonaws.com', addressingStyle: 'path' },
    'GET s3.eu-central-1.amazonaws.com/blobs/key',
  ],
])('%s with %j is asked for %s', async (_server, { endpoint, ...given }, request) => {
  const store = makeS3BlobStore({
    bucket: 'blobs',
    region: 'eu-central-1',
    endpoint: `${endpoint ?? 'http://s3.example.test'}:${port}`,
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    ...given,
  });
  asked.length = 0;
  try {
    expect(Buffer.from(await store.get('key')).toString()).toBe('bytes');
  } finally {
    store.close();
  }
  expect(asked).toEqual([request]);
});
