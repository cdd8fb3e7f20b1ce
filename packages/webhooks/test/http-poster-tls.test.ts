import 'reflect-metadata';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import * as x509 from '@peculiar/x509';
import { once } from 'node:events';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { makeHttpPoster } from '@countersign/webhooks/http-poster';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const dayMs = 86_400_000;
const systemCertificates = tls.getCACertificates('default');

let authority: { keys: CryptoKeyPair; certificate: x509.X509Certificate };
let server: https.Server | undefined;

beforeAll(async () => {
  x509.cryptoProvider.set(crypto);
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Test CA',
    keys,
    notBefore: new Date(Date.now() - dayMs),
    notAfter: new Date(Date.now() + dayMs),
    extensions: [new x509.BasicConstraintsExtension(true, undefined, true)],
  });
  authority = { keys, certificate };
});

afterEach(async () => {
  tls.setDefaultCACertificates(systemCertificates);
  server?.close();
  if (server) await once(server, 'close');
  server = undefined;
});

const newKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

async function pem(keys: CryptoKeyPair): Promise<string> {
  const bytes = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return x509.PemConverter.encode(bytes, 'PRIVATE KEY');
}

/** A server on loopback whose certificate is for these names, until that day. */
async function serve(names: x509.JsonGeneralNames, untilMs = Date.now() + dayMs) {
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.create({
    subject: 'CN=hooks',
    issuer: authority.certificate.subject,
    signingKey: authority.keys.privateKey,
    publicKey: keys.publicKey,
    notBefore: new Date(Date.now() - 2 * dayMs),
    notAfter: new Date(untilMs),
    extensions: [new x509.SubjectAlternativeNameExtension(names)],
  });
  const seen: { servername: string | false; host: string | undefined }[] = [];
  const options = { key: await pem(keys), cert: certificate.toString('pem') };
  server = https.createServer(options, (request, response) => {
    const servername = Reflect.get(request.socket, 'servername') as string | false;
    seen.push({ servername, host: request.headers.host });
    response.end('secret handshake');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, seen };
}

function post(url: string) {
  const poster = makeHttpPoster({ allowInsecure: true, resolve: async () => ['127.0.0.1'] });
  return poster.post({ url, headers: {}, body: '{}' });
}

const trustTestAuthority = () =>
  tls.setDefaultCACertificates([authority.certificate.toString('pem')]);

test.each([
  ['hooks.example', 'hooks.example'],
  ['HOOKS.example.', 'hooks.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
])('%s is asked for, and its certificate checked, as %s', async (host, name) => {
  trustTestAuthority();
  const { port, seen } = await serve([{ type: 'dns', value: name }]);
  const result = await post(`https://${host}:${port}/`);
  expect(result).toMatchObject({ kind: 'response', statusCode: 200, head: 'secret handshake' });
  expect(seen).toEqual([{ servername: name, host: `${name}:${port}` }]);
});

test('an address has a certificate for the address, and no name to ask for', async () => {
  trustTestAuthority();
  const { port, seen } = await serve([{ type: 'ip', value: '127.0.0.1' }]);
  expect(await post(`https://127.0.0.1:${port}/`)).toMatchObject({ kind: 'response' });
  expect(seen).toEqual([{ servername: false, host: `127.0.0.1:${port}` }]);
});

test('a certificate from nobody we trust is a failure, insecure mode or not', async () => {
  const { port, seen } = await serve([{ type: 'dns', value: 'hooks.example' }]);
  expect(await post(`https://hooks.example:${port}/`)).toMatchObject({
    kind: 'failed',
    error: 'The certificate cannot be trusted.',
  });
  expect(seen).toEqual([]);
});

test('a certificate for another name is a failure, also when the address is in it', async () => {
  trustTestAuthority();
  const { port, seen } = await serve([
    { type: 'dns', value: 'other.example' },
    { type: 'ip', value: '127.0.0.1' },
  ]);
  expect(await post(`https://hooks.example:${port}/`)).toMatchObject({
    kind: 'failed',
    error: 'The certificate is for another name.',
  });
  expect(seen).toEqual([]);
});

test('an expired certificate is a failure', async () => {
  trustTestAuthority();
  const { port } = await serve([{ type: 'dns', value: 'hooks.example' }], Date.now() - dayMs);
  expect(await post(`https://hooks.example:${port}/`)).toMatchObject({
    kind: 'failed',
    error: 'The certificate has expired.',
  });
});

test('http to a port that speaks https is a failure', async () => {
  const { port } = await serve([{ type: 'dns', value: 'hooks.example' }]);
  expect(await post(`http://hooks.example:${port}/`)).toMatchObject({ kind: 'failed' });
});
