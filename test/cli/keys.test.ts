import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadDevelopmentKeys } from '../../src/evidence/keys/development-keys.ts';
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
    keys: [{ use: 'new seals', algorithm: 'P-256', development: false }],
  });
});

test('keys show makes no key, and shows the one that was made for development', async () => {
  const DATA_DIR = join(folder, 'data');
  const none = await runCli(['keys', 'show'], { DATA_DIR });
  expect(none.code).toBe(1);
  expect(none.stderr).toMatch(/no keys on .+ yet: run `npm start` first, or give SIGNER/);
  await expect(readdir(DATA_DIR)).rejects.toThrow('ENOENT');
  await loadDevelopmentKeys(join(DATA_DIR, 'keys'), new Date());
  const { stdout } = await runCli(['keys', 'show', '--json'], { DATA_DIR });
  expect(JSON.parse(stdout)).toMatchObject({ keys: [{ development: true }] });
});

test('keys show says in one sentence why the service would not start', async () => {
  const SIGNER = join(folder, 'none.pem');
  const { code, stderr } = await runCli(['keys', 'show'], { DATA_DIR: folder, SIGNER });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^countersign: SIGNER \(.+none\.pem\) .+ENOENT.+: .+\.\n$/);
});
