import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync, verify, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { KeyRefusal } from '@countersign/pki/key-refusal';
import { loadIssuer } from '@countersign/pki/keys/load-issuer';
import { loadSigner } from '@countersign/pki/keys/load-signer';
import { readAddresses } from '@countersign/pki/keys/read-address';
import { openPkcs11Signer } from '@countersign/pki/pkcs11/pkcs11-signer';
import { SignerUnavailable } from '@countersign/pki/signer';
import { trustOf } from '../../../src/evidence/keys/trust.ts';
import { sealPdf } from '../../../src/evidence/pages/seal-document.ts';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { issue, makeCa, type IssuedCertificate } from '../support/key-files.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { sealInput } from '../support/seal-fixture.ts';
import { findSoftHsm, makeSoftHsm, type SoftHsm } from '../support/soft-hsm.ts';

const found = await findSoftHsm();
const now = new Date();

(found ? describe : describe.skip)('a key in a device, where there is SoftHSM', () => {
  let hsm: SoftHsm;
  let dir: string;
  let ca: { root: IssuedCertificate; issuing: IssuedCertificate };

  beforeAll(async () => {
    if (!found) return;
    hsm = await makeSoftHsm(found);
    dir = await mkdtemp(join(tmpdir(), 'countersign-pkcs11-'));
    ca = await makeCa('Notaries');
    await writeFile(join(dir, 'pin'), `${hsm.pin}\n`);
    await hsm.addToken('keys');
  });

  afterAll(async () => {
    await hsm.remove();
    await rm(dir, { recursive: true });
  });

  /** The address of a key, and the file of its certificates. */
  async function address(of: string, certificates: string, pinFile = 'pin'): Promise<string> {
    const chain = join(dir, `${createHash('sha256').update(of).digest('hex')}.pem`);
    await writeFile(chain, certificates);
    const query = `module-path=${hsm.module}&pin-source=file:${join(dir, pinFile)}&chain=${chain}`;
    return `pkcs11:${of}?${query}`;
  }

  const chainOf = (leaf: IssuedCertificate) => leaf.pem + ca.issuing.pem + ca.root.pem;

  test.each(['P-256', 'RSA-3072'] as const)('of %s seals what verifies', async (algorithm) => {
    const leaf = await issue({ name: 'Seal', issuer: ca.issuing, algorithm });
    await hsm.addKey('keys', `seal ${algorithm}`, algorithm === 'P-256' ? '01' : '02', leaf.keyPem);
    const of = `token=keys;object=seal%20${algorithm};type=private`;
    const keys = await loadSigner(await address(of, chainOf(leaf)), now);
    const bytes = await sealPdf(await sealInput(simplePdf()), keys.signer);
    const verdict = await verifySealed(bytes, { ...trustOf(keys), at: now });
    expect(Object.values(verdict).map(({ ok }) => ok)).not.toContain(false);
  });

  test('is found by its id too, and certifies recipients', async () => {
    const { issuing, root } = ca;
    await hsm.addKey('keys', 'recipients', 'c0ff', issuing.keyPem);
    const path = await address('token=keys;id=%c0%ff', issuing.pem + root.pem);
    const { issuer } = await loadIssuer(path, now);
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const ana = { name: 'Ana', email: 'ana@example.com', recipientId: 'rcp_1' };
    const { certificate } = await issuer.issue(ana, publicKey, now);
    const above = new X509Certificate(issuing.pem);
    expect(new X509Certificate(certificate).verify(above.publicKey)).toBe(true);
  });

  test('says by name that its device is away, and signs when that is back', async () => {
    const leaf = await issue({ name: 'Seal', issuer: ca.issuing });
    await hsm.addKey('keys', 'travels', '04', leaf.keyPem);
    const { signer } = await loadSigner(
      await address('token=keys;object=travels', chainOf(leaf)),
      now,
    );
    const content = Buffer.from('to be signed');
    await hsm.unplug();
    await expect(signer.sign(content)).rejects.toThrow(SignerUnavailable);
    await expect(signer.sign(content)).rejects.toThrow(/its device does not sign now: C_/);
    await hsm.plugIn();
    const together = await Promise.all(Array.from({ length: 20 }, () => signer.sign(content)));
    const { publicKey } = new X509Certificate(leaf.pem);
    expect(together.every((each) => verify('sha256', content, publicKey, each))).toBe(true);
  });

  test('says by name that its device does not answer, after a limit', async () => {
    const leaf = await issue({ name: 'Seal', issuer: ca.issuing });
    await hsm.addKey('keys', 'silent', '09', leaf.keyPem);
    // Who opens it waits until somebody writes.
    const pinPath = join(dir, 'silent-pin');
    await promisify(execFile)('mkfifo', [pinPath]);
    const key = { modulePath: hsm.module, token: 'keys', object: 'silent', pinPath };
    const opening = openPkcs11Signer(key, 'ecdsa-p256-sha256', [], 50);
    await expect(opening).rejects.toThrow(SignerUnavailable);
    await expect(opening).rejects.toThrow('its device does not sign now: no answer within 0.05 s');
    await writeFile(pinPath, hsm.pin);
  });

  describe('is refused by name', () => {
    let leaf: IssuedCertificate;
    beforeAll(async () => {
      leaf = await issue({ name: 'Seal', issuer: ca.issuing });
      await hsm.addToken('locked');
      await hsm.addKey('locked', 'seal', '01', leaf.keyPem);
      await writeFile(join(dir, 'wrong-pin'), '1111');
    });

    const refused = async (path: string) => {
      const error = await loadSigner(path, now).catch((failure: unknown) => failure);
      if (!(error instanceof KeyRefusal)) throw new Error('was not refused', { cause: error });
      expect(error.variable).toBe('SIGNER');
      expect(error.message).not.toContain('1111');
      return error.message;
    };

    test('when its PIN is wrong or cannot be read', async () => {
      const of = 'token=locked;object=seal';
      expect(await refused(await address(of, chainOf(leaf), 'wrong-pin'))).toMatch(
        /C_Login answered 0xa0: check the device, its library and its PIN/,
      );
      expect(await refused(await address(of, chainOf(leaf), 'no-pin'))).toMatch(/ENOENT.+no-pin/);
    });

    test('when there is no such token, key or library', async () => {
      const certificates = chainOf(leaf);
      expect(await refused(await address('token=none;object=seal', certificates))).toMatch(
        /no such token/,
      );
      expect(await refused(await address('token=keys;object=none', certificates))).toMatch(
        /no such private key/,
      );
      const lost = (await address('token=keys;object=none', certificates)).replace(
        hsm.module,
        join(dir, 'none.so'),
      );
      expect(await refused(lost)).toMatch(/none\.so is no PKCS #11 library/);
    });

    test('when the certificate is another key’s', async () => {
      const other = await issue({ name: 'Other', issuer: ca.issuing });
      await hsm.addKey('keys', 'mismatched', '05', leaf.keyPem);
      const path = await address('token=keys;object=mismatched', chainOf(other));
      expect(await refused(path)).toMatch(/belongs to another certificate/);
    });
  });
});

describe('a PKCS #11 address', () => {
  const query = 'module-path=/m.so&pin-source=/pin&chain=/chain.pem';
  const read = (text: string) => readAddresses('SIGNER', text)[0];

  test('names token, key, library and files, percent-encoded as RFC 7512 has it', () => {
    expect(read(`pkcs11:token=A%3bB;object=seal%2c1;id=%00%ff?${query}`)).toMatchObject({
      path: '/chain.pem',
      token: {
        token: 'A;B',
        object: 'seal,1',
        id: Buffer.from([0x00, 0xff]),
        modulePath: '/m.so',
        pinPath: '/pin',
      },
    });
  });

  test.each([
    ['object=a?module-path=/m.so&pin-value=9753&chain=/c', /holds a PIN itself/],
    [`token=a?${query}`, /names no key/],
    [`object=a;color=red?${query}`, /unknown attribute "color"/],
    [`object=a;object=b?${query}`, /one value of "object"/],
    [`object=%zz?${query}`, /percent sign/],
    [`object=a;type=public?${query}`, /type other than private/],
    ['object=a?module-path=/m.so&chain=/c', /no pin-source/],
    ['object=a?module-path=/m.so&pin-source=/p', /no chain/],
    ['object=a?chain=/c&pin-source=/p', /no module-path/],
  ])('%s is refused', (text, reason) => {
    expect(() => read(`pkcs11:${text}`)).toThrow(reason);
    expect(() => read(`pkcs11:${text}`)).not.toThrow(/9753/);
  });
});
