import { DEFAULT_MAX_VERSION, DEFAULT_MIN_VERSION } from 'node:tls';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { isConstant } from '../support/constant.ts';
import { madeOfText } from '../support/made-of-text.ts';
import { having, sources } from '../support/sources.ts';
import { nodesOf, treeOf } from '../support/syntax.ts';

/** What no source does, beyond what lint and types can say: docs/security.md names these tests. */

test('the sources are read', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(having(/\bimport\b/, 'pages/').length).toBeGreaterThan(10);
});

/** Every `RegExp(…)` of a source that is given anything but constants, or reached otherwise. */
const madePatterns = (path: string, text: string) =>
  nodesOf(treeOf(path, text), ts.isIdentifier)
    .filter((name) => name.text === 'RegExp' && !ts.isTypeNode(name.parent))
    .map(({ parent }) => parent)
    .filter(
      (made) =>
        !(
          (ts.isNewExpression(made) || ts.isCallExpression(made)) &&
          (made.arguments ?? []).every((given) => isConstant(given))
        ),
    )
    .map((made) => `${path}: ${made.getText()}`);

test('no file makes a pattern but those that make it of constants', () => {
  expect(having(/\bRegExp\(/).length).toBeGreaterThan(10);
  expect(sources.flatMap(({ path, text }) => madePatterns(path, text))).toEqual([]);
});

test.each([
  'export const of = (text: string) => new RegExp(text);',
  'export const of = (text: string) => RegExp(`^${text}$`);',
  'let text = "a"; export const made = new RegExp(text);',
  'const text = process.argv[2] ?? ""; export const made = new RegExp(text);',
  'const Made = RegExp; export const of = (text: string) => new Made(text);',
  'export const of = (texts: string[]) => texts.map((text) => new RegExp(text));',
  'import { readFileSync } from "node:fs"; export const made = new RegExp(readFileSync("a", "utf8"));',
])('a pattern of anything else is found: %s', (text) => {
  expect(madePatterns('src/sample.ts', text)).toHaveLength(1);
});

test('no code is made of text, and no markup in the page', () => {
  const isOfPdf = ({ path }: { path: string }) => path.startsWith('packages/pdf/src/intake/');
  expect(
    sources.flatMap((source) =>
      madeOfText(treeOf(source.path, source.text), { isOfPdf: isOfPdf(source) }),
    ),
  ).toEqual([]);
  expect(having(/innerHTML|outerHTML|insertAdjacentHTML|document\.write/i)).toEqual([]);
});

test.each([
  'const evil = (0, eval); evil("1+1");',
  'globalThis["eval"]("1+1");',
  'globalThis[`eval`]("1+1");',
  'const { eval: run } = globalThis;',
  'import vm from "vm";',
  'import { runInThisContext } from "node:vm";',
  'const { runInThisContext } = await import("vm");',
  'new Worker(text, { eval: true });',
  'new Function("return 1")();',
  'const Made = globalThis["Function"];',
  '(() => {}).constructor("return 1")();',
  'setTimeout("run()", 9);',
  'globalThis.setTimeout(`run(${text})`, 9);',
  'spawn(process.execPath, ["--eval", text]);',
  'await import("data:text/javascript,run()");',
])('code that is made of text is found: %s', (text) => {
  expect(madeOfText(treeOf('src/sample.ts', text))).not.toEqual([]);
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
  // A shell is the program where a script of ours is run, which has what varies as arguments or input.
  expect(having(/(?:\(|\[)\s*'(?:\/bin\/)?(?:ba|da)?sh',/)).toEqual([
    'packages/embedded/src/processes/guardian.ts',
    'packages/pdf/src/isolation/file-view.ts',
  ]);
});

test('chance is of node:crypto, but for the pause before something is tried again', () => {
  expect(having(/Math\.random/)).toEqual([
    'packages/client/src/patience.ts',
    'src/processes/circuits/circuits-of.ts',
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
    'packages/verifier/src/certificates/signature-algorithm.ts',
    'packages/verifier/src/cms/cms.ts',
  ]);
});

test('RC4, ECB and CBC open encrypted files that are given to us, and encrypt nothing of ours', () => {
  expect(having(/\brc4\b|-(?:ecb|cbc)['"`]|['"`]des-/i)).toEqual(
    ['decrypt-object', 'find-key', 'rc4', 'read-dictionary'].map(
      (name) => `packages/pdf/src/intake/structure/encryption/${name}.ts`,
    ),
  );
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

test('API and worker log by one logger, as lines of JSON on standard output, and by nothing else', () => {
  expect(having(/\bpino\(/)).toEqual(['src/processes/observe/open-observation.ts']);
  // Only who looks at a terminal gets other lines; time and level stay as pino writes them: UTC.
  const logger = /pino\(\{\n\s+level: [\w.]+,\n\s+\.{3}\([\w.]+isTTY && .+\),\n\s+\}\)/;
  expect(having(logger)).toEqual(having(/\bpino\(/));
  expect(having(/\bpino-\w+|pino\.(?:destination|transport|multistream)/)).toEqual(having(logger));
  const told = having(/\bconsole\.|process\.std(?:out|err)\.write/, 'src/');
  // Commands, what `npm start` shows, and children that answer their parent.
  const others = /^src\/(?:cli|start)\/|-child\.ts$/;
  expect(told.filter((path) => !others.test(path))).toEqual([]);
});

test('nothing waits for a debugger, and the configuration alone asks in which mode it runs', () => {
  expect(having(/\bdebugger\b|node:inspector|--inspect/)).toEqual([]);
  expect(having(/env\.NODE_ENV|env\['NODE_ENV'\]|\.get\('env'\)/)).toEqual([]);
  expect(having(/variable\(\s*'NODE_ENV'/)).toEqual(['src/processes/config/variables.ts']);
});

test('every statement names the columns that it reads: a newer version may have added some', () => {
  expect(having(/select \*|returning \*|selectAll|returningAll/i)).toEqual([]);
});
