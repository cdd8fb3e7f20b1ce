import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verifySealed } from '@countersign/verifier/pdf-seal';
import { sealPdf } from '../../src/evidence/pages/seal-document.ts';
import { simplePdf } from '@countersign/pdf/testing/raw-pdf';
import { sealedFile } from './support/sealed-file.ts';
import { developmentPki, sealInput, sealedOn, signer } from './support/seal-fixture.ts';

/** Tools that know nothing of us. Where one is not installed our own verifier speaks alone. */
let dir: string;
let sealed: Uint8Array;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'verifiers-'));
  const pki = await developmentPki();
  const fields = [
    { label: 'Name', type: 'text', value: 'Пётр', page: 0, rect: [60, 500, 200, 20] } as const,
  ];
  sealed = await sealPdf(await sealInput(simplePdf(), [signer({ fields })]), pki.signer);
  const verdict = await verifySealed(sealed, { roots: [pki.rootPem], at: sealedOn });
  expect(verdict).toMatchObject({
    bytes: { ok: true },
    signature: { ok: true },
    certificates: { ok: true },
  });
  const { cms, covered } = sealedFile(sealed).seal;
  await Promise.all([
    writeFile(join(dir, 'sealed.pdf'), sealed),
    writeFile(join(dir, 'root.pem'), pki.rootPem),
    writeFile(join(dir, 'cms.der'), cms),
    writeFile(join(dir, 'covered'), Buffer.concat(covered)),
  ]);
});
afterAll(() => rm(dir, { recursive: true }));

function has(tool: string, ...args: string[]): boolean {
  if (!spawnSync(tool, args, { stdio: 'ignore' }).error) return true;
  process.stderr.write(
    `${tool} is not installed: the seal is checked by our own verifier alone.\n`,
  );
  return false;
}

function run(tool: string, ...args: string[]): string {
  return execFileSync(tool, args, {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('openssl calls the CMS and its CAdES attributes valid', () => {
  if (!has('openssl', 'version')) return;
  const args = ['-cades', '-inform', 'DER', '-binary', '-in', 'cms.der', '-content', 'covered'];
  const time = ['-attime', String(sealedOn.getTime() / 1000), '-purpose', 'any'];
  run('openssl', 'cms', '-verify', ...args, '-CAfile', 'root.pem', ...time, '-out', 'content');
});

test('pdfsig calls the signature valid and the whole document signed', () => {
  if (!has('pdfsig', '-v')) return;
  const report = run('pdfsig', '-nocert', 'sealed.pdf');
  expect(report).toContain('Signature is Valid');
  expect(report).toContain('Total document signed');
  expect(report).not.toContain('Signature #2');
});

test('qpdf finds no fault in the structure', () => {
  if (!has('qpdf', '--version')) return;
  expect(run('qpdf', '--check', 'sealed.pdf')).toContain('No syntax or stream encoding errors');
});

test('pyHanko calls the signature valid and the document untouched', () => {
  if (!has('pyhanko', '--version')) return;
  const args = ['--pretty-print', '--trust', 'root.pem', '--trust-replace', 'sealed.pdf'];
  const report = run('pyhanko', 'sign', 'validate', ...args);
  expect(report).toContain('The signature covers the entire file');
  expect(report).toContain('judged VALID');
});
