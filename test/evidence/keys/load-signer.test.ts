import { createPrivateKey } from 'node:crypto';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { KeyRefusal } from '@countersign/pki/key-refusal';
import { loadSigner } from '@countersign/pki/keys/load-signer';
import { trustOf } from '../../../src/evidence/keys/trust.ts';
import { sealPdf } from '../../../src/evidence/pages/seal-document.ts';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { issue, makeCa, makeP12, type Issuance } from '../support/key-files.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { makeSealFiles } from '../support/seal-files.ts';
import { sealInput } from '../support/seal-fixture.ts';

const now = new Date();
const day = 86_400_000;
const { dir, root, issuing, leaf, file, whole, remove } = await makeSealFiles();
afterAll(remove);

const issued = (options: Partial<Issuance> = {}) =>
  issue({ name: 'Seal', issuer: issuing, ...options });

function encryptedKey(passphrase: string): string {
  const cipher = 'aes-256-cbc';
  const key = createPrivateKey(leaf.keyPem);
  return key.export({ format: 'pem', type: 'pkcs8', cipher, passphrase }).toString();
}

async function refusal(text: string): Promise<string> {
  const error = await loadSigner(text, now).catch((failure: unknown) => failure);
  if (!(error instanceof KeyRefusal)) throw new Error('was not refused', { cause: error });
  expect(error.variable).toBe('SIGNER');
  // What is wrong, and after the colon the way out.
  expect(error.message).toMatch(/^SIGNER .+: .+\.$/s);
  return error.message;
}

async function sealsAndVerifies(address: string): Promise<void> {
  const keys = await loadSigner(address, now);
  const bytes = await sealPdf(await sealInput(simplePdf()), keys.signer);
  const verdict = await verifySealed(bytes, { ...trustOf(keys), at: now });
  expect(verdict).toMatchObject({
    bytes: { ok: true },
    signature: { ok: true },
    certificates: { ok: true },
  });
  expect(verdict.chain).toHaveLength(3);
}

test.each(['P-256', 'RSA-3072'] as const)('%s from one PEM file seals', async (algorithm) => {
  await sealsAndVerifies(await whole(await issued({ algorithm })));
});

test.each(['P-256', 'RSA-3072'] as const)('%s from PKCS #12 seals', async (algorithm) => {
  const one = await issued({ algorithm });
  const path = await file(await makeP12('Schlüssel 7', one, [one, issuing, root]), 'p12');
  const password = await file('Schlüssel 7\n', 'txt');
  await sealsAndVerifies(`p12:${path}?password-file=${password}`);
});

test('certificates may stand in any order, beside some that do not belong', async () => {
  const stranger = await makeCa('Strangers');
  const pems = [root, stranger.root, issuing, leaf].map(({ pem }) => pem);
  await sealsAndVerifies(await file(pems.join('') + leaf.keyPem));
});

test('an address is a path, a relative one, or a file: URL; key and password have their own files', async () => {
  const chain = await file(leaf.pem + issuing.pem + root.pem);
  const password = await file('open sesame\r\n', 'txt');
  const key = await file(encryptedKey('open sesame'));
  const path = await whole(leaf);
  const p12 = await file(await makeP12('open sesame', leaf, [leaf, issuing, root]), 'p12');
  for (const address of [
    relative('', path),
    `file:${path}`,
    `file://${path}`,
    `${chain}?key=${key}&password-file=${password}`,
    `${p12}?password-file=${password}`,
  ]) {
    await expect(loadSigner(address, now)).resolves.toHaveProperty('signer');
  }
});

test('a file that cannot be read is refused', async () => {
  expect(await refusal(join(dir, 'none.pem'))).toMatch(/cannot be read \(ENOENT\)/);
  expect(await refusal(`${await whole(leaf)}?key=${dir}`)).toMatch(/cannot be read \(EISDIR\)/);
});

test('a wrong and a missing password are refused, and never shown', async () => {
  const p12 = await file(await makeP12('right', leaf, [leaf, issuing, root]), 'p12');
  const wrong = await file('hunter2', 'txt');
  const opened = await refusal(`p12:${p12}?password-file=${wrong}`);
  expect(opened).toMatch(/cannot be opened with its password/);
  expect(opened).not.toContain('hunter2');
  expect(await refusal(`p12:${p12}`)).toMatch(/needs a password: add \?password-file=/);
  const encrypted = encryptedKey('right');
  const pem = await file(`${encrypted}${leaf.pem}${issuing.pem}${root.pem}`);
  expect(await refusal(`${pem}?password-file=${wrong}`)).toMatch(/cannot be decrypted/);
  expect(await refusal(pem)).toMatch(/holds an encrypted key: add \?password-file=/);
  expect(await refusal(`${pem}?password=hunter2`)).toMatch(/unknown parameter "password": there/);
  expect(await refusal(`${pem}?password=hunter2`)).not.toContain('hunter2');
});

test('a key that is not the leaf’s is refused', async () => {
  const other = await issued();
  const path = await file(other.keyPem + leaf.pem + issuing.pem + root.pem);
  expect(await refusal(path)).toMatch(/private key that belongs to none of its certificates/);
});

test('an expired certificate is refused, anywhere in the chain', async () => {
  const past = { notBefore: new Date(+now - 9 * day), notAfter: new Date(+now - day) };
  expect(await refusal(await whole(await issued(past)))).toMatch(/has expired: CN=Seal/);
  const oldRoot = await issue({ name: 'Old Root', isCa: true, ...past });
  const one = await issued({ issuer: oldRoot });
  const path = await file(one.keyPem + one.pem + oldRoot.pem);
  expect(await refusal(path)).toMatch(/has expired: CN=Old Root/);
});

test('a certificate that is not valid yet is refused', async () => {
  const one = await issued({ notBefore: new Date(+now + day) });
  expect(await refusal(await whole(one))).toMatch(/is not valid yet: CN=Seal/);
});

test('a chain that does not link is refused, naming who is missing', async () => {
  const stranger = await makeCa('Strangers');
  const foreign = await file(leaf.keyPem + leaf.pem + stranger.issuing.pem + stranger.root.pem);
  expect(await refusal(foreign)).toMatch(/breaks off at CN=Seal.+CN=Notaries Issuing/);
  expect(await refusal(await file(leaf.keyPem + leaf.pem + issuing.pem))).toMatch(
    /breaks off at CN=Notaries Issuing.+CN=Notaries Root/,
  );
  // The same names, but another key signed.
  const impostor = await makeCa('Notaries');
  const forged = await file(leaf.keyPem + leaf.pem + impostor.issuing.pem + impostor.root.pem);
  expect(await refusal(forged)).toMatch(/breaks off at CN=Seal/);
});

test('a self-signed certificate is refused', async () => {
  const { certificate, ...one } = await issue({ name: 'Alone' });
  expect(certificate.subject).toBe(certificate.issuer);
  expect(await refusal(await file(one.keyPem + one.pem))).toMatch(/is self-signed \(CN=Alone/);
});

test('RSA-2048 is refused as too short', async () => {
  const one = await issued({ algorithm: 'RSA-2048' });
  expect(await refusal(await whole(one))).toMatch(/RSA-2048, which is too short: use P-256/);
});

test('another algorithm is refused', async () => {
  const one = await issued({ algorithm: 'P-384' });
  expect(await refusal(await whole(one))).toMatch(/secp384r1, which cannot seal/);
});

test('a certificate without a usage that seals is refused', async () => {
  for (const usage of ['none', 'encipherment'] as const) {
    const message = await refusal(await whole(await issued({ usage })));
    expect(message).toMatch(/CN=Seal.+ may not seal documents.+digitalSignature or nonRepudiation/);
  }
});

test('a CA’s own certificate, and an issuer that is no CA, are refused', async () => {
  const path = await file(issuing.keyPem + issuing.pem + root.pem);
  expect(await refusal(path)).toMatch(/CN=Notaries Issuing.+ may not seal documents/);
  const below = await issued({ issuer: leaf });
  const chain = await file([below.keyPem, below.pem, leaf.pem, issuing.pem, root.pem].join(''));
  expect(await refusal(chain)).toMatch(/breaks off at CN=Seal|may not issue/);
});

test('a file that is none of ours is refused', async () => {
  const p12 = await makeP12('', leaf, [leaf, issuing, root]);
  expect(await refusal(await file('nothing'))).toMatch(/holds no certificate/);
  expect(await refusal(await file(p12))).toMatch(/holds no certificate.+p12: before/);
  expect(await refusal(await file('nothing', 'p12'))).toMatch(/is not a PKCS #12 file/);
  expect(await refusal(await file(p12.subarray(0, 900), 'p12'))).toMatch(/is not a PKCS #12 file/);
  expect(await refusal(await file(leaf.pem + issuing.pem + root.pem))).toMatch(/no private key/);
  const keyless = await file(await makeP12('', undefined, [leaf, issuing, root]), 'p12');
  expect(await refusal(keyless)).toMatch(/no private key/);
  const certless = await file(await makeP12('', leaf, []), 'p12');
  expect(await refusal(certless)).toMatch(/holds no certificate/);
  const two = await file(leaf.keyPem + root.keyPem + leaf.pem);
  expect(await refusal(two)).toMatch(/several private keys/);
  const damaged = leaf.pem.replace(/\n.{8}/, '\nAAAAAAAA');
  expect(await refusal(await file(leaf.keyPem + damaged))).toMatch(/damaged certificate no. 1/);
  const shortened = leaf.keyPem.replace(/\n.{8}/, '\nAAAAAAAA');
  expect(await refusal(await file(shortened + leaf.pem))).toMatch(/damaged private key/);
});

test('PKCS #12 encrypted as of old is refused with what to do', async () => {
  const old = await makeP12('pw', leaf, [leaf, issuing, root], { old: true });
  const path = `${await file(old, 'p12')}?password-file=${await file('pw', 'txt')}`;
  expect(await refusal(path)).toMatch(/RC2 or triple DES.+export it again with AES-256/);
});

test('what is no address of a key file is refused, without repeating a secret', async () => {
  expect(await refusal('pkcs11:token=seal')).toMatch(/PKCS #11.+names no key/);
  expect(await refusal('awskms:///key')).toMatch(/unknown scheme "awskms:"/);
  const asOthers = await refusal('p12:/keys/seal.p12:hunter2');
  expect(asOthers).toMatch(/^SIGNER has a ":" behind the name of a file: give a path such as/);
  expect(asOthers).not.toContain('hunter2');
  expect(await refusal('file://host/seal.pem')).toMatch(/not the address of a file/);
  expect(await refusal(' , ')).toMatch(/names no key/);
  expect(await refusal('/a.pem?key=')).toMatch(/empty "key"/);
  expect(await refusal('p12:/a.p12?key=/b.pem')).toMatch(/unknown parameter "key"/);
  const inline = await refusal(leaf.keyPem);
  expect(inline).toMatch(/put it into a file/);
  expect(inline).not.toContain(leaf.keyPem.split('\n')[1]);
});
