import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeDevelopmentKeys } from '@countersign/pki/development/development-pki';
import { loadConfig } from '../../src/processes/config/config.ts';
import { openAuthorities } from '../../src/processes/open-authorities.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-tsa-'));
});
afterAll(() => rm(folder, { recursive: true }));

const { root, issuing } = makeDevelopmentKeys(new Date('2026-11-21T12:00:00Z'));

async function opened(pem: string | Buffer) {
  const path = join(folder, 'roots.pem');
  await writeFile(path, pem);
  return openAuthorities(loadConfig({ TSA_URL: 'https://tsa.example.com', TSA_ROOTS: path }));
}

test('the roots of a timestamp authority are taken', async () => {
  expect((await opened(`${root}${root}`)).timestampRoots).toHaveLength(2);
});

test.each([
  ['DER', new X509Certificate(root).raw],
  ['UTF-16', Buffer.from(`\ufeff${root}`, 'utf16le')],
])('a root that was exported as %s is read', async (_form, content) => {
  const { timestampRoots } = await opened(content);
  expect(timestampRoots.map((pem) => new X509Certificate(pem).raw)).toEqual([
    new X509Certificate(root).raw,
  ]);
});

test('an authority in between may stand beside its root, and is no root', async () => {
  expect((await opened(`${issuing}${root}`)).timestampRoots).toEqual([root.trim()]);
});

test.each([
  ['nothing', '', /^TSA_ROOTS names .+, which holds no certificate: give/],
  ['an authority in between alone', issuing, /^TSA_ROOTS holds .+, which is no root: add/],
  [
    'a damaged one',
    '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n',
    /^TSA_ROOTS holds a certificate that is damaged: give/,
  ],
])('%s is refused, since its timestamps would not verify by the root', async (_, pem, message) => {
  await expect(opened(pem)).rejects.toThrow(message);
});
