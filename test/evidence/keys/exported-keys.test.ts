import { execFileSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { KeyRefusal } from '@countersign/pki/key-refusal';
import { loadIssuer } from '@countersign/pki/keys/load-issuer';
import { loadSigner } from '@countersign/pki/keys/load-signer';
import { issue, makeP12, type IssuedCertificate } from '../support/key-files.ts';
import { makeSealFiles } from '../support/seal-files.ts';

const now = new Date();
const day = 86_400_000;
const past = { notBefore: new Date(+now - 900 * day), notAfter: new Date(+now - day) };
const { dir, root, issuing, leaf, file, remove } = await makeSealFiles();
afterAll(remove);

const names = async (address: string) => {
  const { chains } = await loadSigner(address, now);
  return chains.map((chain) => chain.map(({ subject }) => subject.split('\n')[0]));
};
const whole = ['CN=Seal', 'CN=Notaries Issuing', 'CN=Notaries Root'];
const fingerprints = async (address: string) => {
  const { chains } = await loadSigner(address, now);
  return chains[0].map(({ fingerprint256 }) => fingerprint256);
};
const fingerprintOf = ({ pem }: IssuedCertificate) => new X509Certificate(pem).fingerprint256;

async function refusal(address: string): Promise<string> {
  const error = await loadSigner(address, now).catch((failure: unknown) => failure);
  if (!(error instanceof KeyRefusal)) throw new Error('was not refused', { cause: error });
  expect(error.message).toMatch(/^SIGNER .+: .+\.$/s);
  return error.message;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

/** The certificate that `issuing` had before, of the same key. */
const expiredIssuing = () =>
  issue({ name: 'Notaries Issuing', isCa: true, issuer: root, keys: issuing.keys, ...past });

test('an issuer that has expired may stand beside its successor, in any order', async () => {
  const expired = await expiredIssuing();
  const expected = [leaf, issuing, root].map(fingerprintOf);
  for (const order of permutations([leaf, expired, issuing, root])) {
    const pems = order.map(({ pem }) => pem).join('');
    expect(await fingerprints(await file(leaf.keyPem + pems))).toEqual(expected);
  }
  const alone = await file(leaf.keyPem + leaf.pem + expired.pem + root.pem);
  expect(await refusal(alone)).toMatch(/has expired: CN=Notaries Issuing/);
});

test('of cross-certificates the shortest way to a root is taken that is valid, in any order', async () => {
  const other = await issue({ name: 'Older Root', isCa: true });
  const oldest = await issue({ name: 'Oldest Root', isCa: true, ...past });
  const { keys } = root;
  const crosses = await Promise.all(
    [other, oldest].map((issuer) => issue({ name: 'Notaries Root', isCa: true, issuer, keys })),
  );
  const expected = [leaf, issuing, root].map(fingerprintOf);
  for (const order of permutations([issuing, root, ...crosses, other])) {
    const pems = [leaf, ...order, oldest].map(({ pem }) => pem).join('');
    expect(await fingerprints(await file(leaf.keyPem + pems))).toEqual(expected);
  }
  const [cross, lapsed] = crosses as [IssuedCertificate, IssuedCertificate];
  const without = [lapsed, oldest, cross, other, issuing, leaf].map(({ pem }) => pem).join('');
  expect(await fingerprints(await file(leaf.keyPem + without))).toEqual(
    [leaf, issuing, cross, other].map(fingerprintOf),
  );
});

test('a retired seal keeps the issuer that was valid with it', async () => {
  const notBefore = new Date(+now - 900 * day);
  const lasting = await issue({ name: 'Lasting Root', isCa: true, notBefore });
  const below = { name: 'Lasting Issuing', isCa: true, issuer: lasting };
  const newer = await issue(below);
  const older = await issue({ ...below, keys: newer.keys, ...past });
  const notAfter = new Date(+now - 300 * day);
  const old = await issue({ name: 'Old Seal', issuer: newer, notBefore, notAfter });
  const current = await file(leaf.keyPem + pemOf(leaf, issuing, root));
  for (const order of permutations([newer, older, lasting])) {
    const { chains } = await loadSigner(`${current},${await file(pemOf(old, ...order))}`, now);
    expect(chains[1]?.map(({ fingerprint256 }) => fingerprint256)).toEqual(
      [old, older, lasting].map(fingerprintOf),
    );
  }
});

const pemOf = (...all: IssuedCertificate[]) => all.map(({ pem }) => pem).join('');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each<[string, (text: string) => Buffer]>([
  ['UTF-16 of Windows', utf16],
  ['UTF-16 the other way round', (text) => Buffer.from(utf16(text)).swap16()],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16 the other way round, without a mark', (text) => Buffer.from(text, 'utf16le').swap16()],
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['lines of Windows', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ['what `openssl x509 -text` writes above', (text) => Buffer.from(`Certificate:\n  ä\n${text}`)],
])('PEM in %s is read', async (_what, written) => {
  const path = await file(written(leaf.keyPem + pemOf(leaf, issuing, root)));
  expect(await names(path)).toEqual([whole]);
});

/** `openssl crl2pkcs7`: certificates alone. */
async function p7b(form: 'DER' | 'PEM', ...all: IssuedCertificate[]): Promise<Buffer> {
  const path = await file(pemOf(...all));
  const args = ['crl2pkcs7', '-nocrl', '-certfile', path, '-outform', form];
  return execFileSync('openssl', args);
}

test.each(['DER', 'PEM'] as const)('a P7B in %s with a key of its own is read', async (form) => {
  const chain = await file(await p7b(form, root, leaf, issuing), 'p7b');
  const key = await file(leaf.keyPem);
  expect(await names(`${chain}?key=${key}`)).toEqual([whole]);
  expect(await refusal(chain)).toMatch(/holds no private key: add it to the file, or add \?key=/);
});

test('a key is read in each form of DER', async () => {
  const chain = await file(pemOf(leaf, issuing, root));
  const key = createPrivateKey(leaf.keyPem);
  const cipher = { cipher: 'aes-256-cbc', passphrase: 'open sesame' };
  for (const der of [
    key.export({ format: 'der', type: 'pkcs8' }),
    key.export({ format: 'der', type: 'sec1' }),
  ]) {
    expect(await names(`${chain}?key=${await file(der, 'der')}`)).toEqual([whole]);
  }
  const encrypted = await file(key.export({ format: 'der', type: 'pkcs8', ...cipher }), 'der');
  const password = await file('\ufeffopen sesame\r\n', 'txt');
  expect(await names(`${chain}?key=${encrypted}&password-file=${password}`)).toEqual([whole]);
  expect(await refusal(`${chain}?key=${encrypted}`)).toMatch(/holds an encrypted key: add/);
  const rsa = await issue({ name: 'Seal', issuer: issuing, algorithm: 'RSA-3072' });
  const pkcs1 = createPrivateKey(rsa.keyPem).export({ format: 'der', type: 'pkcs1' });
  const its = await file(pemOf(rsa, issuing, root));
  expect(await names(`${its}?key=${await file(pkcs1, 'key')}`)).toEqual([whole]);
});

test('a certificate in DER is read, and what is missing above it named', async () => {
  const der = await file(new X509Certificate(leaf.pem).raw, 'cer');
  const key = await file(leaf.keyPem);
  expect(await refusal(`${der}?key=${key}`)).toMatch(
    /breaks off at CN=Seal.+add the certificate of .*CN=Notaries Issuing/,
  );
  const ca = await issue({ name: 'Recipients', isCa: true });
  const alone = await file(new X509Certificate(ca.pem).raw, 'crt');
  const { chains } = await loadIssuer(`${alone}?key=${await file(ca.keyPem)}`, now);
  expect(chains[0]).toHaveLength(1);
});

test('a P12 without MAC is refused with the commands that export it again, which work', async () => {
  const p12 = join(dir, 'no-mac.p12');
  const all = await file(leaf.keyPem + pemOf(leaf, issuing, root));
  const given = ['pkcs12', '-export', '-nomac', '-in', all, '-passout', 'pass:pw', '-out', p12];
  execFileSync('openssl', given);
  const password = await file('pw', 'txt');
  const sentence = await refusal(`${p12}?password-file=${password}`);
  expect(sentence).toMatch(/has no MAC, so that nobody could tell whether it was changed: export/);
  const commands = Array.from(sentence.matchAll(/`openssl ([^`]+)`/g), ([, one = '']) => one);
  expect(commands).toHaveLength(2);
  const [pem, again] = [join(dir, 'all.pem'), join(dir, 'new.p12')];
  for (const command of commands) {
    const args = command.replace('old.p12', p12).replace('all.pem', pem).replace('new.p12', again);
    execFileSync('openssl', [...args.split(' '), '-passin', 'pass:pw', '-passout', 'pass:pw']);
  }
  expect(await names(`${again}?password-file=${password}`)).toEqual([whole]);
});

test('a P12 without its key is refused with what an address of one allows', async () => {
  const p12 = await file(await makeP12('pw', undefined, [root, leaf, issuing]), 'p12');
  const address = `${p12}?password-file=${await file('pw', 'txt')}`;
  expect(await refusal(address)).toMatch(/holds no private key: export it again with its key/);
});

test('PKCS #12 with an issuer that has expired beside its successor is read', async () => {
  const expired = await expiredIssuing();
  const p12 = await file(await makeP12('pw', leaf, [root, expired, leaf, issuing]), 'p12');
  const address = `${p12}?password-file=${await file('pw\n', 'txt')}`;
  expect(await fingerprints(address)).toEqual([leaf, issuing, root].map(fingerprintOf));
});
