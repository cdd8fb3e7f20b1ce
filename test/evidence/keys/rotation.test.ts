import { afterAll, expect, test } from '@jest/globals';
import { loadSigner } from '@countersign/pki/keys/load-signer';
import { trustOf } from '../../../src/evidence/keys/trust.ts';
import { sealPdf } from '../../../src/evidence/pages/seal-document.ts';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { issue, makeCa } from '../support/key-files.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { makeSealFiles } from '../support/seal-files.ts';
import { sealInput } from '../support/seal-fixture.ts';

const now = new Date();
const day = 86_400_000;
const { root, issuing, leaf, file, whole, remove } = await makeSealFiles();
afterAll(remove);

test('after a rotation new seals use the new key, and old ones stay trusted by certificates alone', async () => {
  const input = await sealInput(simplePdf());
  const a = await whole(leaf);
  const before = await loadSigner(a, now);
  const old = await sealPdf(input, before.signer);
  const other = await makeCa('Others');
  const b = await issue({ name: 'New seal', issuer: other.issuing, algorithm: 'RSA-3072' });
  const next = await file(b.keyPem + b.pem + other.issuing.pem + other.root.pem);
  const retired = await file(leaf.pem + issuing.pem + root.pem);
  const after = await loadSigner(`${next}, ${retired}`, now);
  const fresh = await sealPdf(input, after.signer);
  const trust = { ...trustOf(after), at: now };
  expect(trust.roots).toHaveLength(2);
  for (const [bytes, name] of [
    [old, 'CN=Seal'],
    [fresh, 'CN=New seal'],
  ] as const) {
    const verdict = await verifySealed(bytes, trust);
    expect(verdict).toMatchObject({ signature: { ok: true }, certificates: { ok: true } });
    expect(verdict.chain[0]).toContain(name);
  }
  const forgotten = await loadSigner(next, now);
  const alone = await verifySealed(old, { ...trustOf(forgotten), at: now });
  expect(alone.certificates.ok).toBe(false);
});

test('a retired certificate may have expired, and its encrypted key is left closed', async () => {
  const past = await issue({
    name: 'Seal',
    issuer: issuing,
    notBefore: new Date(+now - 9 * day),
    notAfter: new Date(+now - day),
  });
  const closed = past.keyPem.replace(/PRIVATE KEY/g, 'ENCRYPTED PRIVATE KEY');
  const retired = await file(closed + past.pem + issuing.pem + root.pem);
  const keys = await loadSigner(`${await whole(leaf)},${retired}`, now);
  expect(keys.chains).toHaveLength(2);
});

test('a retired entry that is no one seal’s is refused', async () => {
  const current = await whole(leaf);
  const other = await issue({ name: 'Other seal', issuer: issuing });
  const both = await file(leaf.pem + other.pem + issuing.pem + root.pem);
  for (const [retired, reason] of [
    [await file(root.pem), /^SIGNER .+ holds no certificate of a seal: /],
    [both, /^SIGNER .+ could mean CN=Seal.+ or CN=Other seal/],
    [await file(leaf.pem + root.pem), /^SIGNER .+ breaks off at CN=Seal|could mean/],
  ] as const) {
    await expect(loadSigner(`${current},${retired}`, now)).rejects.toThrow(reason);
  }
});

test('a certificate of the same CA that is not ours makes no seal of ours', async () => {
  const keys = await loadSigner(await whole(leaf), now);
  const neighbour = await loadSigner(
    await whole(await issue({ name: 'Neighbour', issuer: issuing })),
    now,
  );
  const forged = await sealPdf(await sealInput(simplePdf()), neighbour.signer);
  const { certificates } = await verifySealed(forged, { ...trustOf(keys), at: now });
  expect(certificates.ok).toBe(false);
  expect(certificates.detail).toMatch(/Neighbour.+no certificate that this service seals with/);
});
