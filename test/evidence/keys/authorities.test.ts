import { execFile } from 'node:child_process';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  verify,
  X509Certificate,
} from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as pkijs from 'pkijs';
import { loadDevelopmentKeys } from '@countersign/pki/development/development-keys';
import type { DevelopmentKeys } from '@countersign/pki/development/development-pki';
import { makeDevelopmentStatus } from '@countersign/pki/development/development-status';
import { isDevelopmentCertificate } from '@countersign/pki/x509/development-mark';
import { makeLogKey } from '../../../src/evidence/keys/log-key.ts';
import { openKeys } from '../../../src/evidence/keys/open-keys.ts';
import { IssuerExpired } from '@countersign/pki/keys/recipient-issuer';
import type { ServiceKeys } from '../../../src/evidence/keys/service-keys.ts';
import { noStatusSource } from '@countersign/pki/status/no-status-source';
import { StatusUnavailable } from '@countersign/pki/status/status-source';
import { issue } from '../support/key-files.ts';

const run = promisify(execFile);
const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
// What openssl is asked is valid now or never.
const now = new Date();
let dir: string;
let keys: ServiceKeys;
let pki: DevelopmentKeys;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'countersign-authorities-'));
  const settings = { publicUrl: 'https://sign.example.com', production: false };
  keys = await openKeys({ ...settings, developmentDir: dir }, () => now);
  pki = (await loadDevelopmentKeys(dir, now)).keys;
});

afterAll(() => rm(dir, { recursive: true }));

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, content);
  return path;
}

/** What openssl says, on both of its outputs. */
async function openssl(...args: string[]): Promise<string> {
  const { stdout, stderr } = await run('openssl', args);
  return stdout + stderr;
}

const raw = (pem: string) => new X509Certificate(pem).raw;
const recipientKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;

async function issued(name: string, email = 'ana@example.com') {
  const publicKey = recipientKey();
  const answer = await keys.issuer.issue({ name, email, recipientId: 'rcp_1' }, publicKey, now);
  return { ...answer, publicKey, parsed: new X509Certificate(answer.certificate) };
}

describe('a recipient’s certificate', () => {
  test('certifies the key for an hour that has begun, below the CA and its root', async () => {
    const { parsed, publicKey } = await issued('Ana');
    const [ca, root] = keys.issuer.chain.map((der) => new X509Certificate(der));
    expect(parsed.publicKey.equals(publicKey)).toBe(true);
    expect(ca && parsed.checkIssued(ca) && parsed.verify(ca.publicKey)).toBe(true);
    expect(root && ca?.verify(root.publicKey)).toBe(true);
    const { validFromDate: from, validToDate: to } = parsed;
    expect(to.getTime() - from.getTime()).toBe(hourMs);
    expect(from < now && now < to).toBe(true);
    expect(parsed.ca).toBe(false);
    expect(parsed.keyUsage).toEqual(['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4']);
    expect(isDevelopmentCertificate(parsed.raw)).toBe(true);
  });

  test('names the recipient, and no name brings in another attribute', async () => {
    const names = ['Ana, O=Evil', '"Q" \\ #41', 'Line\nO=Evil', 'محمد', '#0c0141', 'x'.repeat(300)];
    for (const name of names) {
      const { parsed } = await issued(name);
      const subject = parsed.toLegacyObject().subject as unknown;
      expect(subject).toEqual(Object.assign(Object.create(null), { CN: name, UID: 'rcp_1' }));
    }
  });

  test('holds the address as mail systems write it, also where it is not ASCII', async () => {
    const alternative = async (email: string) => (await issued('Ana', email)).parsed.subjectAltName;
    expect(await alternative('ana@example.com')).toBe('email:ana@example.com');
    expect(await alternative('ana@exämple.com')).toBe('email:ana@xn--exmple-cua.com');
    expect(await alternative('ána@example.com')).toMatch(/^othername:/);
  });

  test('is held good by its CA for as long as it is valid, by openssl’s word', async () => {
    const { parsed, ocsp } = await issued('Ana');
    const [ca = ''] = keys.issuer.chain.map((der) => new X509Certificate(der).toString());
    const said = await openssl(
      ...['ocsp', '-respin', await file('ocsp.der', ocsp)],
      ...['-issuer', await file('ca.pem', ca), '-cert', await file('leaf.pem', parsed.toString())],
      ...['-CAfile', await file('root.pem', pki.root), '-verify_other', join(dir, 'ca.pem')],
    );
    expect(said).toMatch(/Response verify OK/);
    expect(said).toMatch(/leaf\.pem: good/);
    const { thisUpdate, nextUpdate } = ocspTimes(ocsp);
    expect(nextUpdate).toEqual(parsed.validToDate);
    expect(thisUpdate >= parsed.validFromDate && thisUpdate <= now).toBe(true);
  });

  test('is refused by name when the CA’s own has ended', async () => {
    const end = new X509Certificate(keys.issuer.chain[0] ?? '').validToDate;
    const subject = { name: 'Ana', email: 'ana@example.com', recipientId: 'rcp_1' };
    const issue = (at: Date) => keys.issuer.issue(subject, recipientKey(), at);
    await expect(issue(end)).rejects.toThrow(IssuerExpired);
    const last = await issue(new Date(end.getTime() - secondMs));
    expect(new X509Certificate(last.certificate).validToDate).toEqual(end);
  });
});

function ocspTimes(der: Uint8Array) {
  const response = pkijs.OCSPResponse.fromBER(Uint8Array.from(der));
  const bytes = response.responseBytes?.response.valueBlock.valueHexView ?? new Uint8Array();
  const [single] = pkijs.BasicOCSPResponse.fromBER(Uint8Array.from(bytes)).tbsResponseData
    .responses;
  if (!single?.nextUpdate) throw new Error('The answer has no end.');
  return { thisUpdate: single.thisUpdate, nextUpdate: single.nextUpdate };
}

test('the development TSA stamps a digest as RFC 3161 has it', async () => {
  const token = await keys.tsa?.timestamp(createHash('sha256').update('seal').digest());
  const path = await file('token.der', token ?? '');
  const root = await file('root.pem', pki.root);
  const tokenIn = ['ts', '-verify', '-token_in', '-in', path, '-CAfile', root];
  expect(await openssl(...tokenIn, '-data', await file('data', 'seal'))).toMatch(
    /Verification: OK/,
  );
  await expect(openssl(...tokenIn, '-data', await file('data', 'other'))).rejects.toThrow(
    /imprint mismatch/,
  );
  const text = await openssl('ts', '-reply', '-token_in', '-in', path, '-text');
  expect(new Date(/Time stamp: (.+)/.exec(text)?.[1] ?? '').getTime()).toBe(now.getTime());
});

describe('the development PKI says of its own certificates', () => {
  test.each(['seal', 'issuing', 'recipients', 'tsa'] as const)('%s: good', async (name) => {
    const issuerPem = name === 'seal' ? pki.issuing : pki.root;
    const ocsp = await keys.status.ocsp(raw(pki[name]), raw(issuerPem));
    const said = await openssl(
      ...['ocsp', '-respin', await file(`${name}.der`, ocsp)],
      ...['-issuer', await file('issuer.pem', issuerPem)],
      ...['-cert', await file(`${name}.pem`, pki[name])],
      ...['-CAfile', await file('root.pem', pki.root)],
      ...['-verify_other', await file('issuing.pem', pki.issuing)],
    );
    expect(said).toMatch(/Response verify OK/);
    expect(said).toMatch(/pem: good/);
    expect(ocspTimes(ocsp).nextUpdate <= new X509Certificate(pki[name]).validToDate).toBe(true);
  });

  test('that the root’s list holds none of those below it', async () => {
    const root = await file('root.pem', pki.root);
    for (const name of ['issuing', 'recipients', 'tsa'] as const) {
      const list = await file('list.der', (await keys.status.crl(raw(pki[name]))) ?? '');
      const args = ['crl', '-inform', 'DER', '-in', list, '-noout', '-text', '-CAfile', root];
      const said = await openssl(...args);
      expect(said).toMatch(/verify OK/);
      expect(said).toMatch(/No Revoked Certificates/);
    }
  });

  test('for longer than a year: nobody renews what was made to try the service out', async () => {
    const { thisUpdate, nextUpdate } = ocspTimes(
      await keys.status.ocsp(raw(pki.seal), raw(pki.issuing)),
    );
    expect(nextUpdate.getTime() - thisUpdate.getTime()).toBeGreaterThan(
      400 * 24 * 3_600 * secondMs,
    );
  });

  test('for ten minutes with the same answer, then with another', async () => {
    let at = now;
    const status = makeDevelopmentStatus(pki, () => at, noStatusSource);
    const ask = () => status.ocsp(raw(pki.seal), raw(pki.issuing));
    const first = await ask();
    at = new Date(now.getTime() + 9 * 60 * secondMs);
    expect(await ask()).toEqual(first);
    at = new Date(now.getTime() + 11 * 60 * secondMs);
    const next = await ask();
    expect(ocspTimes(next).thisUpdate > ocspTimes(first).thisUpdate).toBe(true);
    // A clock that was put back is not answered with the future.
    at = now;
    expect(ocspTimes(await ask()).thisUpdate).toEqual(ocspTimes(first).thisUpdate);
  });

  test('nothing of others, which are left to whom the service asks', async () => {
    const other = await issue({ name: 'Seal', issuer: await issue({ name: 'CA', isCa: true }) });
    await expect(keys.status.ocsp(raw(other.pem), raw(pki.issuing))).rejects.toThrow(
      StatusUnavailable,
    );
    await expect(keys.status.crl(raw(other.pem))).rejects.toThrow(StatusUnavailable);
    await expect(keys.status.crl(raw(pki.seal))).resolves.toBeUndefined();
  });
});

test('the log key is named and numbered as C2SP’s signed notes have it', async () => {
  const { log } = keys;
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), log.publicKey]);
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  const note = Buffer.from('sign.example.com/log\n0\n');
  expect(log.name).toBe('sign.example.com/log');
  expect(verify(null, note, publicKey, await log.sign(note))).toBe(true);
  // The key is base64, which has plus signs too.
  const [, name, id, key] = /^([^+]+)\+([^+]+)\+(.+)$/.exec(log.vkey) ?? [];
  expect([name, id]).toEqual([log.name, Buffer.from(log.keyId).toString('hex')]);
  expect(Buffer.from(key ?? '', 'base64')).toEqual(
    Buffer.concat([Buffer.from([1]), log.publicKey]),
  );
});

test('a log key’s number is the one that others compute for the same key', () => {
  // The key of RFC 8032, 7.1, test 1, in PKCS #8; its number by Python's hashlib.
  const seed = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';
  const pkcs8 = Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex');
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const { keyId, publicKey } = makeLogKey('example.com/log', key);
  const expected = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a';
  expect(Buffer.from(publicKey).toString('hex')).toBe(expected);
  expect(Buffer.from(keyId).toString('hex')).toBe('cc714670');
});
