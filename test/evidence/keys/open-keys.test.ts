import { generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { loadConfig, type Environment } from '../../../src/processes/config/config.ts';
import { chainExpiry } from '@countersign/pki/keys/chain-expiry';
import { describeKeys } from '../../../src/evidence/keys/describe-keys.ts';
import { loadDevelopmentKeys } from '@countersign/pki/development/development-keys';
import { isDevelopmentCertificate } from '@countersign/pki/x509/development-mark';
import { KeyRefusal } from '@countersign/pki/key-refusal';
import { ed25519Bytes } from '../../../src/evidence/keys/log-key.ts';
import { openKeys } from '../../../src/evidence/keys/open-keys.ts';
import { openExistingKeys } from '../../../src/evidence/keys/opened-keys.ts';
import { sealPdf } from '../../../src/evidence/pages/seal-document.ts';
import { issue, makeCa, type IssuedCertificate } from '../support/key-files.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { sealInput } from '../support/seal-fixture.ts';

const now = new Date();
const day = 86_400_000;
let dir: string;
let ca: { root: IssuedCertificate; issuing: IssuedCertificate };
let leaf: IssuedCertificate;
let production: Environment;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'countersign-keys-'));
  ca = await makeCa('Notaries');
  leaf = await issue({ name: 'Seal', issuer: ca.issuing });
  production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://app:secret@db/countersign',
    MASTER_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: 'https://sign.example.com',
    SMTP_URL: 'smtp://mail:587',
    MAIL_FROM: 'Countersign <sign@example.com>',
    SEAL_LEVEL: 'B-B',
    SIGNER: await file('seal.pem', leaf.keyPem + leaf.pem + ca.issuing.pem + ca.root.pem),
    ISSUER: await file('issuer.pem', ca.issuing.keyPem + ca.issuing.pem + ca.root.pem),
    LOG_KEY: await file('log-key.pem', logKeyPem()),
  };
});

afterAll(() => rm(dir, { recursive: true }));

async function file(name: string, content: string): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, content);
  return path;
}

function logKeyPem(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/** As the API and the worker open them. */
const openedWith = (env: Environment) =>
  openKeys({ ...loadConfig(env), developmentDir: join(dir, 'keys') }, () => now);

async function refusal(env: Environment): Promise<KeyRefusal> {
  const error = await openedWith(env).catch((failure: unknown) => failure);
  if (!(error instanceof KeyRefusal)) throw new Error('was not refused', { cause: error });
  expect(error.message).toMatch(/^[A-Z_]+ .+: .+\.$/s);
  return error;
}

async function sealedText(env: Environment): Promise<string> {
  const { signer } = (await openedWith(env)).seal;
  const bytes = await sealPdf(await sealInput(simplePdf()), signer);
  const text = (await PDF.load(bytes)).extractText().map((page) => page.text);
  const name = /\/Name \(([^)]*)\\?\)?/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? '';
  return [...text, name].join('\n');
}

test('the page says that a development seal proves nothing, and of a real one it does not', async () => {
  const real = await sealedText(production);
  expect(real).toContain('Certificate of completion');
  expect(real).not.toMatch(/proves nothing|[Dd]evelopment/);
  expect(await sealedText({})).toMatch(/Development seal.+The seal proves nothing/s);
});

test('a development key proves nothing under whatever name it is configured', async () => {
  const { keys } = await loadDevelopmentKeys(join(dir, 'keys'), now);
  const path = await file('copied.pem', keys.sealKey + keys.seal + keys.issuing + keys.root);
  expect(await sealedText({ SIGNER: path })).toContain('The seal proves nothing');
});

test('a key below the development root proves nothing, however many others stand between', async () => {
  const organization = 'Countersign (development)';
  const base = await issue({ name: 'Countersign Development Root', organization, isCa: true });
  const between = await issue({ name: 'Between', isCa: true, issuer: base });
  const below = await issue({ name: 'Below', issuer: between });
  const path = await file('below.pem', below.keyPem + below.pem + between.pem + base.pem);
  expect(await sealedText({ SIGNER: path })).toContain('The seal proves nothing');
});

test('production refuses a development certificate, retired ones too', async () => {
  const { keys } = await loadDevelopmentKeys(join(dir, 'keys'), now);
  const chain = keys.seal + keys.issuing + keys.root;
  const path = await file('copied.pem', keys.sealKey + chain);
  for (const SIGNER of [path, `${production['SIGNER'] ?? ''},${await file('old.pem', chain)}`]) {
    const error = await refusal({ ...production, SIGNER });
    expect(error.variable).toBe('SIGNER');
    expect(error.message).toMatch(/development certificate.+with NODE_ENV=production/);
  }
});

test('production makes no keys of its own', async () => {
  const { signer: _signer, ...config } = loadConfig(production);
  const folder = join(dir, 'none');
  const settings = { ...config, developmentDir: folder };
  await expect(openKeys(settings, () => now)).rejects.toThrow(/SIGNER is missing/);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});

test('development certificates are known by their mark, and old ones by their names', async () => {
  const { signer } = await loadDevelopmentKeys(join(dir, 'keys'), now);
  expect(signer.chain.map(isDevelopmentCertificate)).toEqual([true, true, true]);
  const organization = 'Countersign (development)';
  const old = await issue({ name: 'Countersign Development Root', organization, isCa: true });
  const below = await issue({ name: 'RSA seal', issuer: old });
  for (const { certificate } of [old, below]) {
    expect(isDevelopmentCertificate(new Uint8Array(certificate.rawData))).toBe(true);
  }
  for (const { certificate } of [leaf, ca.issuing, ca.root]) {
    expect(isDevelopmentCertificate(new Uint8Array(certificate.rawData))).toBe(false);
  }
});

test('a verifier is told to trust the roots in use and no others', async () => {
  const development = await loadDevelopmentKeys(join(dir, 'keys'), now);
  const fresh = (pem: string) => pem.trim();
  expect((await openedWith({})).roots.map(fresh)).toEqual([fresh(development.rootPem)]);
  expect((await openedWith(production)).roots.map(fresh)).toEqual([fresh(ca.root.pem)]);
});

test('keys are described by what people compare', async () => {
  const existing = (env: Environment) =>
    openExistingKeys({ ...loadConfig(env), developmentDir: join(dir, 'keys') }, now);
  const [shown, authority, log, ...others] = describeKeys(await existing(production));
  expect(others).toEqual([]);
  expect(shown).toEqual({
    key: 'SIGNER',
    use: 'new seals',
    subject: 'CN=Seal, O=Notaries Ltd',
    issuer: 'CN=Notaries Issuing, O=Notaries Ltd',
    algorithm: 'P-256',
    not_before: leaf.certificate.notBefore.toISOString(),
    expires_at: leaf.certificate.notAfter.toISOString(),
    fingerprint: Buffer.from(await leaf.certificate.getThumbprint('SHA-256')).toString('hex'),
    development: false,
  });
  expect(authority).toMatchObject({ key: 'ISSUER', use: 'new recipients', development: false });
  const vkey = expect.stringMatching(/^sign\.example\.com\/log\+[0-9a-f]{8}\+A[A-Za-z0-9+/]{43}$/);
  expect(log).toEqual({
    key: 'LOG_KEY',
    use: 'the event log',
    algorithm: 'Ed25519',
    vkey,
    development: false,
  });
  await openedWith({});
  const marks = describeKeys(await existing({})).map(({ development }) => development);
  expect(marks).toEqual([true, true, true]);
});

test('the doctor warns thirty days before anything of the chain expires', async () => {
  const { seal: keys } = await openedWith(production);
  const end = leaf.certificate.notAfter.getTime();
  const left = (days: number) =>
    chainExpiry('SIGNER', keys.chains[0], new Date(end - days * day - 1));
  expect(left(30)).toMatchObject({ ok: true, value: 30 });
  expect(left(29)).toMatchObject({ ok: false, value: 29 });
  expect(left(29).detail).toMatch(/CN=Seal.+expires in 29 days, at .+: put its successor/);
});

test('production refuses the development keys of recipients and log, copied under whatever name', async () => {
  const { keys } = await loadDevelopmentKeys(join(dir, 'keys'), now);
  const ISSUER = await file('copy.pem', keys.recipientsKey + keys.recipients + keys.root);
  expect((await refusal({ ...production, ISSUER })).message).toMatch(
    /^ISSUER has a development certificate, CN=Countersign Development Recipient CA/,
  );
  const LOG_KEY = await file('copied-log-key.pem', keys.logKey);
  expect((await refusal({ ...production, LOG_KEY })).message).toMatch(/^LOG_KEY is the dev/);
});

test('a recipients’ CA that has ended, or is not of the key, is refused by name', async () => {
  const ended = await issue({ name: 'Old', isCa: true, notAfter: new Date(now.getTime() - day) });
  const ISSUER = await file('ended.pem', ended.keyPem + ended.pem);
  expect((await refusal({ ...production, ISSUER })).message).toMatch(/^ISSUER \(.+has expired/);
  const missing = join(dir, 'none.pem');
  expect((await refusal({ ...production, ISSUER: missing })).message).toMatch(/^ISSUER .+ENOENT/);
  expect((await refusal({ ...production, LOG_KEY: missing })).message).toMatch(/^LOG_KEY .+ENOENT/);
});

test('a CA that was replaced stays among the roots, and the new one certifies', async () => {
  const next = await issue({ name: 'Next CA', isCa: true });
  const retired = await file('retired.pem', ca.issuing.pem + ca.root.pem);
  const ISSUER = `${await file('next.pem', next.keyPem + next.pem)},${retired}`;
  const { issuer, issuerChains, roots } = await openedWith({ ...production, ISSUER });
  expect(issuer.chain.map((der) => new X509Certificate(der).subject)).toEqual([
    expect.stringContaining('CN=Next CA'),
  ]);
  expect(issuerChains).toHaveLength(2);
  expect(roots).toEqual([ca.root.pem, next.pem].map((pem) => pem.trim()));
});

test('ISSUER is a CA with a P-256 key, or refused by name', async () => {
  const chain = ca.issuing.pem + ca.root.pem;
  const refused = async (content: string) => {
    const error = await refusal({ ...production, ISSUER: await file('ca.pem', content) });
    expect(error.variable).toBe('ISSUER');
    return error.message;
  };
  const ISSUER = await file('good.pem', ca.issuing.keyPem + chain);
  await expect(openedWith({ ...production, ISSUER })).resolves.toBeDefined();
  expect(await refused(chain)).toMatch(/no private key/);
  expect(await refused(leaf.keyPem + leaf.pem + chain)).toMatch(
    /certificate of no CA that may issue here: CN=Seal/,
  );
  expect(await refused(leaf.keyPem + chain)).toMatch(/belongs to none/);
  const large = await issue({ name: 'Large', isCa: true, algorithm: 'P-384' });
  expect(await refused(large.keyPem + large.pem)).toMatch(/secp384r1: use P-256/);
});

test('LOG_KEY is an Ed25519 private key, or refused by name', async () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const half = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  for (const [content, reason] of [
    [half, /holds no private key/],
    [leaf.keyPem, /a key of P-256, not Ed25519/],
  ] as const) {
    const error = await refusal({ ...production, LOG_KEY: await file('log.pem', content) });
    expect(error.variable).toBe('LOG_KEY');
    expect(error.message).toMatch(reason);
  }
});

test('after LOG_KEY come the keys that it replaced, public or private, or it is refused', async () => {
  const current = await file('log.pem', logKeyPem());
  const [first, second] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const half = first.publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const whole = second.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const retired = [await file('first.pem', half), await file('second.pem', whole)];
  const opened = await openedWith({ ...production, LOG_KEY: [current, ...retired].join() });
  expect(describeKeys(opened).slice(-3)).toMatchObject([
    { key: 'LOG_KEY', use: 'the event log' },
    { key: 'LOG_KEY', use: 'old checkpoints only' },
    { key: 'LOG_KEY', use: 'old checkpoints only' },
  ]);
  const bytes = [first, second].map(({ publicKey }) => ed25519Bytes(publicKey));
  expect(opened.log.retired).toEqual(bytes);
  for (const [content, reason] of [
    [leaf.pem, /holds no public key/],
    [leaf.keyPem, /a key of P-256, not Ed25519/],
    [half + half, /several public keys/],
    [half.replace(/^[A-Z]/m, '-'), /damaged public key|no public key/],
  ] as const) {
    const LOG_KEY = `${current},${await file('retired.pem', content)}`;
    expect((await refusal({ ...production, LOG_KEY })).message).toMatch(reason);
  }
});
