import { X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadDevelopmentKeys } from '@countersign/pki/development/development-keys';
import { issue, makeCa } from '../evidence/support/key-files.ts';
import { runCli } from '../support/run-cli.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-keys-show-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('keys show prints the seal’s certificate, for people and as JSON', async () => {
  const { root, issuing } = await makeCa('Notaries');
  const leaf = await issue({ name: 'Seal', issuer: issuing });
  const SIGNER = join(folder, 'seal.pem');
  await writeFile(SIGNER, leaf.keyPem + leaf.pem + issuing.pem + root.pem);
  const env = { DATA_DIR: folder, SIGNER };
  const shown = await runCli(['keys', 'show'], env);
  expect(shown).toMatchObject({ code: 0, stderr: '' });
  expect(shown.stdout).toMatch(/subject +CN=Seal, O=Notaries Ltd\n/);
  expect(shown.stdout).toMatch(/development +false\n/);
  const { stdout } = await runCli(['keys', 'show', '--json'], env);
  expect(JSON.parse(stdout)).toMatchObject({
    keys: [{ key: 'SIGNER', use: 'new seals', algorithm: 'P-256', development: false }],
  });
  // What is not configured is not made for the sake of showing it.
  expect(await readdir(folder)).toEqual(['seal.pem']);
});

test('keys show makes no key, and shows the one that was made for development', async () => {
  const DATA_DIR = join(folder, 'data');
  const none = await runCli(['keys', 'show'], { DATA_DIR });
  expect(none.code).toBe(1);
  expect(none.stderr).toMatch(/no keys on .+ yet: run `npm start` first, or give SIGNER/);
  await expect(readdir(DATA_DIR)).rejects.toThrow('ENOENT');
  await loadDevelopmentKeys(join(DATA_DIR, 'keys'), new Date());
  const { stdout } = await runCli(['keys', 'show', '--json'], { DATA_DIR });
  expect(JSON.parse(stdout)).toMatchObject({
    keys: [
      { key: 'SIGNER', development: true },
      { key: 'ISSUER', development: true },
      { key: 'LOG_KEY', development: true },
    ],
  });
});

test('keys show says in one sentence why the service would not start', async () => {
  const SIGNER = join(folder, 'none.pem');
  const { code, stderr } = await runCli(['keys', 'show'], { DATA_DIR: folder, SIGNER });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^countersign: SIGNER \(.+none\.pem\) .+ENOENT.+: .+\.\n$/);
});

describe('keys init', () => {
  const made = async (out: string, ...more: string[]) => {
    const command = ['keys', 'init', '--out', out, '--organization', 'Notaries, O=Evil'];
    return runCli([...command, ...more, '--json'], {});
  };

  test('makes a CA below a new root and a log key, for this user alone, and never twice', async () => {
    const out = join(folder, 'own');
    const { code, stdout } = await made(out);
    expect(code).toBe(0);
    const { ISSUER, LOG_KEY } = JSON.parse(stdout) as Record<string, string>;
    const names = await readdir(out);
    expect(names.sort()).toEqual(['log-key.pem', 'recipients.pem', 'root-key.pem', 'root.pem']);
    for (const name of names) expect((await stat(join(out, name))).mode & 0o777).toBe(0o600);
    const env = { DATA_DIR: join(folder, 'nothing'), ISSUER, LOG_KEY };
    const shown = await runCli(['keys', 'show', '--json'], env);
    expect(JSON.parse(shown.stdout)).toMatchObject({
      keys: [
        { key: 'ISSUER', algorithm: 'P-256', development: false },
        { key: 'LOG_KEY', algorithm: 'Ed25519', development: false },
      ],
    });
    const before = await readFile(join(out, 'recipients.pem'), 'utf8');
    await rm(join(out, 'root.pem'));
    const again = await made(out);
    expect(again.code).toBe(1);
    expect(again.stderr).toMatch(/recipients\.pem is there already/);
    expect(await readFile(join(out, 'recipients.pem'), 'utf8')).toBe(before);
    expect(await readdir(out)).not.toContain('root.pem');
  });

  test('certifies the CA by the operator’s root, which must be allowed to', async () => {
    const root = await issue({ name: 'Own Root', isCa: true });
    const path = join(folder, 'own-root.pem');
    await writeFile(path, root.keyPem + root.pem);
    const out = join(folder, 'below');
    expect(await made(out, '--root', path)).toMatchObject({ code: 0 });
    const [ca] = (await readFile(join(out, 'recipients.pem'), 'utf8')).match(
      /-----BEGIN CERT[^]+?-----END CERTIFICATE-----/g,
    ) ?? [''];
    const parsed = new X509Certificate(ca);
    expect(parsed.checkIssued(new X509Certificate(root.pem))).toBe(true);
    expect(parsed.subject).toContain('O=Notaries\\, O=Evil');
    const { issuing } = await makeCa('Notaries');
    const leaf = await issue({ name: 'Leaf', issuer: issuing });
    await writeFile(path, leaf.keyPem + leaf.pem + issuing.pem);
    const refused = await made(join(folder, 'never'), '--root', path);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^countersign: --root \(.+own-root\.pem\) /);
    expect(await readdir(folder)).not.toContain('never');
  });
});
