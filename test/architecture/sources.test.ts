import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_MAX_VERSION, DEFAULT_MIN_VERSION } from 'node:tls';
import { expect, test } from '@jest/globals';

/** What no source does, beyond what lint and types can say: docs/security.md names these tests. */

const root = join(import.meta.dirname, '..', '..');

const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`);
/** What runs in the service, in the browser, and in the packages. */
const sources = ['src', 'pages/src', ...packages].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[cm]?tsx?$/.test(name) && !name.startsWith('generated/'))
    .map((name) => ({
      path: `${folder}/${name}`,
      text: readFileSync(join(root, folder, name), 'utf8'),
    })),
);

const having = (pattern: RegExp, folder = '') =>
  sources
    .filter(({ path, text }) => path.startsWith(folder) && pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

test('the sources are read', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(having(/\bimport\b/, 'pages/').length).toBeGreaterThan(10);
});

test('no file makes a pattern but those that make it of constants', () => {
  expect(having(/\bRegExp\(/).filter((path) => !path.startsWith('pages/'))).toEqual([
    'packages/mailer/src/mail-address.ts',
    'packages/pdf/src/intake/search/text-facts.ts',
    'packages/pdf/src/intake/structure/undo-predictor.ts',
    'packages/signature-marks/src/break-lines.ts',
    'packages/signature-marks/src/font-choice.ts',
    'packages/verifier/src/pdf/seal-revision.ts',
    'packages/webhooks/src/address-kind.ts',
    'src/domain/text/name.ts',
    'src/mail/clean.ts',
    'src/operations/api-keys/format.ts',
    'src/operations/uploads/signed-url.ts',
  ]);
});

test('no code is made of text, and no markup in the page', () => {
  expect(having(/\beval\(|\bFunction\(|node:vm\b/)).toEqual([]);
  expect(having(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/i)).toEqual([]);
});

test('no program is started through a shell', () => {
  const imports = sources.flatMap(({ text }) =>
    Array.from(text.matchAll(/import ([^;]+) from 'node:child_process'/g), ([, names = '']) =>
      names.replace(/\btype \w+/g, '').match(/\w+|\*/g),
    ),
  );
  const known = new Set(['spawn', 'spawnSync', 'execFile', 'execFileSync']);
  expect(imports.length).toBeGreaterThan(5);
  expect(imports.flat().filter((name) => name !== null && !known.has(name))).toEqual([]);
  expect(having(/\bshell:|'child_process'|import\('node:child_process/)).toEqual([]);
});

test('chance is of node:crypto, but for the pause before a webhook or a call is tried again', () => {
  expect(having(/Math\.random/)).toEqual([
    'packages/client/src/patience.ts',
    'src/processes/create-workers.ts',
  ]);
});

test('MD5 and SHA-1 are computed where a format wants them, and nowhere else', () => {
  expect(having(/['"]md5['"]/i)).toEqual([
    // Keys of encrypted files that open without a password (ISO 32000-2, 7.6).
    'packages/pdf/src/intake/structure/encryption/decrypt-object.ts',
    'packages/pdf/src/intake/structure/encryption/find-key.ts',
    'packages/seal/src/reserve-signature.ts',
  ]);
  expect(having(/['"](sha1|sha-1|RSA-SHA1)['"]/i)).toEqual([
    'packages/pki/src/x509/certificate-id.ts',
    'packages/pki/src/x509/to-be-signed.ts',
    // The verifier reads what others sign: SHA-1 names there, and a signature by it is none.
    'packages/verifier/src/cms.ts',
    'packages/verifier/src/signature-algorithm.ts',
  ]);
});

test('TLS is as Node has it, from 1.2 on: no source names another version or cipher', () => {
  expect([DEFAULT_MIN_VERSION, DEFAULT_MAX_VERSION]).toEqual(['TLSv1.2', 'TLSv1.3']);
  expect(having(/minVersion|maxVersion|secureProtocol|secureOptions|\bciphers\b/)).toEqual([]);
});

test('no answer redirects', () => {
  expect(
    having(/\.redirect\(|\.location\(|'location'|\bLocation:|\(30[12378]\b/, 'src/api/'),
  ).toEqual([]);
});

test('no line of the log takes its words from a value', () => {
  // The words come first, or after an object of values, in which others may stand.
  const worded = /\blog(?:ger)?\.[a-z]+\(\s*(?:\{(?:[^{}]|\{[^{}]*\})*\},\s*)?`/;
  expect('logger.warn(\n  { of: `${name}`, at: { x } },\n  `${words}`)').toMatch(worded);
  expect(having(worded)).toEqual([]);
  expect(having(/import \{[^}]*\bformat\b[^}]*\} from 'node:util'/)).toEqual([]);
});

test('every statement names the columns that it reads: a newer version may have added some', () => {
  expect(having(/select \*|returning \*|selectAll|returningAll/i)).toEqual([]);
});
