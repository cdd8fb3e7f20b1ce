import { X509Certificate } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  loadDevelopmentKeys,
  type DevelopmentPki,
} from '@countersign/pki/development/development-keys';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';
import { checkChain, isIssuedBy } from '@countersign/verifier/chain';

const now = new Date('2026-11-21T12:00:00Z');
let dir: string;
beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'keys-')), 'keys');
});
afterEach(() => rm(join(dir, '..'), { recursive: true }));

test('keys are made once, for the owner’s eyes only, however many processes start', async () => {
  const starts = await Promise.all(Array.from({ length: 4 }, () => loadDevelopmentKeys(dir, now)));
  const again = await loadDevelopmentKeys(dir, now);
  expect(new Set([...starts, again].map(({ rootPem }) => rootPem)).size).toBe(1);
  expect(await readdir(dir)).toEqual(['development-pki.json']);
  expect((await stat(join(dir, 'development-pki.json'))).mode & 0o777).toBe(0o600);
});

test('the seal leads to the root and may sign documents', async () => {
  const { signer, rootPem } = await loadDevelopmentKeys(dir, now);
  expect(checkChain(signer.chain, [rootPem], now)).toMatchObject({ ok: true });
  const [leaf, issuing, root] = signer.chain.map((der) => new X509Certificate(der));
  expect(leaf?.keyUsage).toEqual(['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4']);
  expect(leaf?.publicKey.asymmetricKeyDetails?.namedCurve).toBe('prime256v1');
  expect(root?.publicKey.asymmetricKeyDetails?.namedCurve).toBe('secp384r1');
  expect([leaf?.ca, issuing?.ca, root?.ca]).toEqual([false, true, true]);
});

test('seal and timestamp authority name a responder, and one that is never reached', async () => {
  const { keys } = await loadDevelopmentKeys(dir, now);
  for (const pem of [keys.seal, keys.tsa]) {
    const address = /^OCSP - URI:(\S+)$/m.exec(new X509Certificate(pem).infoAccess ?? '')?.[1];
    expect(new URL(address ?? '').hostname).toMatch(/\.invalid$/);
  }
});

test('keys that an earlier version made go on sealing, and are completed beside their file', async () => {
  const { recipients, recipientsKey, tsa, tsaKey, ocsp, ocspKey, logKey, ...old } =
    makeDevelopmentKeys(now);
  await mkdir(dir);
  const content = JSON.stringify(old);
  await writeFile(join(dir, 'development-keys.json'), content);
  const starts = await Promise.all(Array.from({ length: 4 }, () => loadDevelopmentKeys(dir, now)));
  const [{ keys }] = starts as [DevelopmentPki];
  expect(keys).toMatchObject(old);
  expect(new Set(starts.map(({ keys: { tsaKey: key } }) => key)).size).toBe(1);
  expect(await readFile(join(dir, 'development-keys.json'), 'utf8')).toBe(content);
  const made = [recipients, recipientsKey, tsa, tsaKey, ocsp, ocspKey, logKey];
  expect(Object.values(keys).filter((pem) => made.includes(pem))).toEqual([]);
  for (const pem of [keys.recipients, keys.tsa]) {
    expect(checkIssued(pem, keys.root)).toBe(true);
  }
  expect(checkIssued(keys.ocsp, keys.issuing)).toBe(true);
});

function checkIssued(pem: string, issuerPem: string): boolean {
  return isIssuedBy(new X509Certificate(pem), new X509Certificate(issuerPem));
}

test('a damaged file is named, and not replaced', async () => {
  await loadDevelopmentKeys(dir, now);
  await writeFile(join(dir, 'development-pki.json'), '{');
  await expect(loadDevelopmentKeys(dir, now)).rejects.toThrow(/development-pki\.json is damaged/);
});
