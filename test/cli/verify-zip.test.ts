import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import { givenEvidence } from '../support/evidence.ts';
import { runCli } from '../support/run-cli.ts';
import { sumsOf, zipFiles } from '../../verifier/src/evidence-zip.ts';
import { evidenceAttachment } from '../../verifier/src/read-evidence.ts';
import { readSealedFile } from '../../verifier/src/pdf-signatures.ts';
import { verifyZip } from '../../verifier/src/verify-zip.ts';
import { packZip } from '../../verifier/src/zip.ts';

let app: Application;
let given: Awaited<ReturnType<typeof givenEvidence>>;
let files: Map<string, Uint8Array>;
let folder: string;

beforeAll(async () => {
  app = await startApplication({ files: true });
  given = await givenEvidence(app);
  const { sealed, content } = given;
  files = zipFiles({
    sealed,
    content,
    attached: evidenceAttachment((await readSealedFile(sealed)).pdf),
    roots: Buffer.from(app.authorities.pki.rootPem),
    logKey: Buffer.from(`${app.logKey.vkey}\n`),
  });
  folder = await mkdtemp(join(tmpdir(), 'countersign-verify-'));
  await writeFile(join(folder, 'evidence.zip'), pack(files));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.stop();
});

const pack = (all: ReadonlyMap<string, Uint8Array>) => Buffer.concat(packZip(all));
const failing = async (zip: Uint8Array) =>
  (await verifyZip(zip, given.trust)).checks.filter(({ ok }) => !ok);

test('a ZIP holds by itself, and says that what it trusts is its own', async () => {
  const path = join(folder, 'evidence.zip');
  const { code, stdout } = await runCli(
    ['verify', path, '--at', app.clock.now().toISOString()],
    {},
  );
  expect(stdout).toMatch(/^zip +ok +\d+ files, all as the sealed PDF has them\.$/m);
  expect(stdout).toMatch(/^Trusted\. Roots that the file carries itself/m);
  expect(stdout).toMatch(/^Trusted\. Key of the log that the file carries itself/m);
  expect(code).toBe(0);
});

test('each file altered in turn is refused by its name, and so is each that is missing', async () => {
  expect(files.size).toBeGreaterThan(12);
  for (const [name, bytes] of files) {
    const changed = Buffer.from(bytes);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    const [altered] = await failing(pack(new Map(files).set(name, changed)));
    expect({ name, detail: altered?.detail }).toEqual({ name, detail: saysOf(name) });
    const less = new Map(files);
    less.delete(name);
    const [missing] = await failing(pack(less));
    expect({ name, ok: missing?.detail.includes(name) }).toEqual({ name, ok: true });
  }
});

/** A sealed PDF that was altered may have lost what the other files are compared with. */
const saysOf = (name: string) =>
  name === 'sealed.pdf'
    ? expect.stringContaining('sealed.pdf')
    : expect.stringMatching(new RegExp(`^Altered: .*${name.replaceAll('.', '\\.')}`));

test('each file altered with its sum made to agree is refused as well, but what it cannot prove', async () => {
  const own = ['trust/roots.pem', 'trust/log-key.txt', 'SHA256SUMS'];
  for (const [name, bytes] of files) {
    if (own.includes(name)) continue;
    const lie = new Map(files).set(name, Buffer.concat([bytes, Buffer.from(' ')]));
    lie.delete('SHA256SUMS');
    lie.set('SHA256SUMS', Buffer.from(sumsOf(lie)));
    expect((await failing(pack(lie))).length).toBeGreaterThan(0);
  }
});

const bad: [string, () => Uint8Array, RegExp][] = [
  ['a file more', () => pack(new Map(files).set('more.txt', Buffer.from('x'))), /more\.txt/],
  ['a path that climbs out', () => pack(new Map(files).set('../x', Buffer.from('x'))), /"\.\.\/x"/],
  ['an absolute path', () => pack(new Map(files).set('/x', Buffer.from('x'))), /"\/x"/],
  ['a backslash', () => pack(new Map(files).set('a\\b', Buffer.from('x'))), /no name of a file/],
  ['two files of a name', () => renamed('evidence.jsom', 'evidence.json'), /evidence\.json is in/],
  ['a compressed file', compressed, /README\.txt is compressed/],
  ['a size beyond its end', () => written(20, 0xfffffff0), /README\.txt is not where/],
  ['a place beyond its end', () => written(42, 0xfffffff0), /README\.txt is not where/],
  ['bytes after its end', () => Buffer.concat([pack(files), Buffer.from('x')]), /follows it/],
  ['bytes before its start', () => Buffer.concat([Buffer.from('PK'), pack(files)]), /damaged/],
  ['its end cut off', () => pack(files).subarray(0, -1), /end of the ZIP/],
  ['nothing', () => Buffer.from('PK'), /end of the ZIP/],
  ['another time of a file', () => written(14, 0x5555_0021), /bytes that are of none/],
];

test.each(bad)('a ZIP with %s is refused', async (_what, make, words) => {
  const [found] = await failing(make());
  expect(found?.name).toBe('zip');
  expect(found?.detail).toMatch(words);
});

/** The ZIP with one more file, whose name is then made another of the same length. */
function renamed(from: string, to: string): Uint8Array {
  const zip = pack(new Map(files).set(from, Buffer.from('{}')));
  for (let at = zip.indexOf(from); at >= 0; at = zip.indexOf(from)) zip.write(to, at);
  return zip;
}

/** Four bytes of the first entry of the directory are others. */
function written(at: number, value: number): Uint8Array {
  const zip = pack(files);
  zip.writeUInt32LE(value, zip.readUInt32LE(zip.length - 6) + at);
  return zip;
}

function compressed(): Uint8Array {
  const zip = pack(files);
  zip.writeUInt16LE(8, zip.readUInt32LE(zip.length - 6) + 10);
  return zip;
}
