import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signDigest } from '@countersign/pki/sign-content';
import { startApplication, testLogKey, type Application } from '../support/application.ts';
import { longTermBy } from '../evidence/support/long-term.ts';
import { givenEvidence, sealWith } from '../support/evidence.ts';
import { entry, runCli } from '../support/run-cli.ts';
import { parseNoteKey } from '@countersign/verifier/log/note';
import { assembleCms } from '@countersign/verifier/seal-cms';
import { digestOf } from '@countersign/verifier/timestamp-token';
import type {
  EvidenceFile,
  EvidenceRecord,
  GivenContent,
} from '@countersign/verifier/evidence-file';
import { verifyPdf } from '@countersign/verifier/verify-evidence';

let app: Application;
let given: Awaited<ReturnType<typeof givenEvidence>>;
let other: Awaited<ReturnType<typeof givenEvidence>>;
let folder: string;
const path = (name: string) => join(folder, name);

beforeAll(async () => {
  app = await startApplication({ files: true });
  given = await givenEvidence(app);
  other = await givenEvidence(app);
  folder = await mkdtemp(join(tmpdir(), 'countersign-verify-'));
  await writeFile(path('sealed.pdf'), given.sealed);
  await writeFile(path('roots.pem'), app.authorities.pki.rootPem);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.stop();
});

/** With no environment: no DATABASE_URL, no address of a server, no PATH. */
const verify = (name: string, ...options: string[]) =>
  runCli(['verify', path(name), '--at', app.clock.now().toISOString(), ...options], {});
const trusting = () => ['--roots', path('roots.pem'), '--log-key', app.logKey.vkey];

test('a sealed PDF holds without any configuration, and a line says so for each check', async () => {
  const { code, stdout, stderr } = await verify('sealed.pdf', ...trusting());
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const name of ['seal bytes', 'document', 'record sig_\\w+', 'checkpoint', 'completeness']) {
    expect(stdout).toMatch(new RegExp(`^${name} +ok `, 'm'));
  }
  expect(stdout).toContain('Ana Torres <ana@example.com> signed at ');
  expect(stdout).toMatch(/^2 of 15 checks NOT CHECKED: seal revocation, seal timestamps\.$/m);
});

describe('of a seal at B-LTA, cut cleanly where one of its revisions ends', () => {
  let whole: Buffer;
  beforeAll(async () => {
    const longTerm = longTermBy(app.authorities.pki, 'B-LTA', () => app.clock.now());
    const { sealed, content } = given;
    whole = Buffer.from(await sealWith(app, sealed, content, content, longTerm));
  });

  /** Without so many of its last revisions. */
  const cut = async (revisions: number) => {
    const ends = Array.from(
      whole.toString('latin1').matchAll(/%%EOF\n/g),
      ({ 0: { length }, index }) => index + length,
    );
    await writeFile(path('cut.pdf'), whole.subarray(0, ends.at(-1 - revisions)));
    return verify('cut.pdf', ...trusting());
  };

  test('the whole file holds, and its level is printed', async () => {
    const { code, stdout } = await cut(0);
    expect(stdout).toMatch(/^seal durability +ok +PAdES B-LTA, as it was sealed\.$/m);
    expect(code).toBe(0);
  });

  test.each([
    ['the timestamp', 1, 'B-LT'],
    ['timestamp and validation data', 2, 'B-T'],
  ])(
    'without %s that alone fails, and the level that was lost is printed',
    async (_, count, now) => {
      const { code, stdout } = await cut(count);
      const words = `PAdES ${now}, but it was sealed at B-LTA: timestamps or validation data`;
      expect(stdout).toMatch(new RegExp(`^seal durability +FAILED +${words} that followed`, 'm'));
      expect(stdout.match(/^.* FAILED .*$/gm)).toHaveLength(1);
      expect(code).toBe(1);
    },
  );
});

/** The same bytes under a signature of their own. */
async function signedAnew(file: Buffer): Promise<Buffer> {
  const range = /\/ByteRange \[0 (\d+) (\d+) (\d+)/.exec(file.toString('latin1'));
  const [start = 0, end = 0] = (range ?? []).slice(1).map(Number);
  const digest = digestOf([file.subarray(0, start), file.subarray(end)]);
  const cms = assembleCms(await signDigest(digest, app.authorities.pki.signer));
  const room = end - start - 2;
  file.write(Buffer.from(cms).toString('hex').padEnd(room, '0'), start + 1, 'latin1');
  return file;
}

test('a file that would keep a parser of PDF busy for ever fails, and ends', async () => {
  const endless = Buffer.from(given.sealed);
  // Closed by a brace, which is the end of no array; and signed so by whoever made it.
  endless[endless.indexOf(']', endless.lastIndexOf('/Rect ['))] = 0x7d;
  await writeFile(path('endless.pdf'), await signedAnew(endless));
  const { code, stdout } = await verify('endless.pdf', ...trusting());
  expect(stdout).toMatch(/^seal bytes +FAILED +The file carries no seal of this service/m);
  expect(code).toBe(1);
});

/** Where the machine lets us have a network of our own, which has not even a loopback. */
const withoutNetwork = ['-rn', process.execPath];
const canIsolate = spawnSync('unshare', [...withoutNetwork, '--version']).status === 0;

(canIsolate ? test : test.skip)(
  'it holds in a network of its own that leads nowhere, where one can be made',
  () => {
    const at = app.clock.now().toISOString();
    const command = [entry, 'verify', path('sealed.pdf'), '--at', at, ...trusting()];
    const { PATH } = process.env;
    const { status, stdout } = spawnSync('unshare', [...withoutNetwork, ...command], {
      env: { PATH },
    });
    expect(stdout.toString()).toMatch(/^2 of 15 checks NOT CHECKED/m);
    expect(status).toBe(0);
  },
);

test('without roots nothing that has to lead to one is checked, and nothing else is said of it', async () => {
  const { code, stdout } = await verify('sealed.pdf', '--log-key', app.logKey.vkey);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Measured by: Roots that the file carries itself: .+ nothing about who/m);
  const because = 'not checked +because no roots were given\\. By what the file carries itself: ';
  for (const name of ['seal certificates', 'record sig_\\w+']) {
    expect(stdout).toMatch(new RegExp(`^${name} +${because}`, 'm'));
  }
  expect(stdout).toMatch(/^seal signature +ok /m);
  expect(stdout).not.toContain('FAILED');
});

test('without the key of the log its checkpoint is not checked, which counts when it shall', async () => {
  const roots = ['--roots', path('roots.pem'), '--timestamp-roots', path('roots.pem')];
  const { code, stdout } = await verify('sealed.pdf', ...roots, '--json');
  const { ok, checks } = JSON.parse(stdout) as Awaited<ReturnType<typeof verifyPdf>> & {
    ok: boolean | null;
  };
  expect({ code, ok }).toEqual({ code: 0, ok: null });
  expect(checks).toContainEqual({
    name: 'checkpoint',
    ok: null,
    detail: 'Not checked, because no log key was given.',
  });
  const strict = await verify('sealed.pdf', ...roots, '--strict');
  expect(strict.code).toBe(2);
  expect(strict.stdout).toMatch(/^checkpoint +not checked +because no log key was given\.$/m);
});

test('the sealed revision is saved by itself, and never over a file that is there', async () => {
  await writeFile(path('more.pdf'), Buffer.concat([given.sealed, Buffer.from('% hi\n')]));
  const out = path('extracted.pdf');
  const { code, stdout } = await verify('more.pdf', ...trusting(), '--extract-sealed', out);
  expect(code).toBe(1);
  expect(stdout).toMatch(/Left out were the 5 bytes that follow it: .*added later by others/);
  expect((await readFile(out)).equals(given.sealed)).toBe(true);
  const again = await verify('more.pdf', '--extract-sealed', out);
  expect(again.stderr).toContain('is there already, and is not overwritten');
  await writeFile(path('broken.pdf'), Buffer.from(given.sealed).fill(0x20, 700, 701));
  const none = await verify('broken.pdf', '--extract-sealed', path('none.pdf'));
  expect(none.code).toBe(1);
  expect(none.stdout).toContain('no seal covers the bytes of this file');
  await expect(readFile(path('none.pdf'))).rejects.toThrow('ENOENT');
});

test('what fails counts for more than what was not checked', async () => {
  const altered = Buffer.from(given.sealed);
  altered[700] = (altered[700] ?? 0) ^ 1;
  await writeFile(path('altered.pdf'), altered);
  expect((await verify('altered.pdf', '--strict')).code).toBe(1);
});

test.each([
  ['a file that is not there', ['nowhere.pdf'], 'nowhere.pdf cannot be read.'],
  [
    'roots that are none',
    ['sealed.pdf', '--roots', import.meta.filename],
    'holds no certificates in PEM',
  ],
  ['a device without an end', ['sealed.pdf', '--roots', '/dev/zero'], '/dev/zero is no file'],
  ['a key that is none', ['sealed.pdf', '--log-key', 'x'], '--log-key must read'],
  ['an option that is none', ['sealed.pdf', '--sometimes'], 'unknown option'],
  ['a time that is none', ['sealed.pdf', '--at', 'soon'], '--at must be a time'],
])('%s is said in a sentence', async (_what, [name = '', ...options], words) => {
  const { code, stderr } = await verify(name, ...options);
  expect(code).toBe(2);
  expect(stderr).toContain(words);
});

const failing = async (bytes: Uint8Array, trust = given.trust) =>
  (await verifyPdf(bytes, trust)).checks.filter(({ ok }) => ok === false);

function record(content: EvidenceFile, at = 0): EvidenceRecord {
  const found = content.records[at];
  if (!found) throw new Error(`There is no record ${at}.`);
  return found;
}
const event = (content: EvidenceFile, at: number) => {
  const found = content.log.events[at];
  if (!found) throw new Error(`There is no event ${at}.`);
  return found;
};

const lies: [string, string, (content: EvidenceFile) => unknown, RegExp][] = [
  ['no JSON', 'evidence', () => 'x', /not JSON/],
  ['another version', 'evidence', (it) => ({ ...it, version: 3 }), /does not say/],
  [
    'a record left out of it',
    'evidence',
    (it) => ({ ...it, records: [{ ...record(it), jws: undefined }, record(it, 1)] }),
    /does not say/,
  ],
  ['a field more', 'evidence', (it) => ({ ...it, more: 1 }), /does not say/],
  [
    'another prepared file',
    'document',
    (it) => ({ ...it, document: { ...it.document, prepared_sha256: 'ab'.repeat(32) } }),
    /does not begin with/,
  ],
  [
    'a recipient of another name',
    'record ',
    (it) => ({ ...it, recipients: it.recipients.map((one) => ({ ...one, name: 'Eve' })) }),
    /Its recipient is not this document’s/,
  ],
  [
    'a record of another document',
    'record ',
    (it) => ({
      ...it,
      records: [{ ...record(other.content), signature_id: record(it).signature_id }, record(it, 1)],
    }),
    /Its signature id is not this document’s/,
  ],
  [
    'a record without its signature',
    'record ',
    (it) => ({ ...it, records: [{ ...record(it), jws: '' }, record(it, 1)] }),
    /not signed/,
  ],
  [
    'another value than was filled in',
    'given',
    (it) => ({
      ...it,
      records: [record(it), { ...record(it, 1), given: filledIn({ fld_1: 'x' }) }],
    }),
    /given\/sig_\w+\.json/,
  ],
  [
    'another text than was typed',
    'given',
    (it) => ({ ...it, records: [record(it), { ...record(it, 1), given: filledIn({}, 'Eve') }] }),
    /given\/sig_\w+\.txt/,
  ],
  [
    'the status of another certificate',
    'record ',
    (it) => ({ ...it, records: [{ ...record(it), ocsp: record(it, 1).ocsp }, record(it, 1)] }),
    /./,
  ],
  [
    'the timestamp of another record',
    'record ',
    (it) => ({
      ...it,
      records: [{ ...record(it), timestamp_token: record(it, 1).timestamp_token }, record(it, 1)],
    }),
    /imprint/,
  ],
  [
    'the same record twice',
    'record ',
    (it) => ({ ...it, records: [record(it), record(it)] }),
    /two/,
  ],
  ['a record less', 'completeness', (it) => ({ ...it, records: [record(it)] }), /act in the log/],
  [
    'another consent',
    'consents',
    (it) => ({ ...it, consents: it.consents.map((one) => ({ ...one, text: 'I agree to all.' })) }),
    /not the one that was agreed to/,
  ],
  [
    'an event that says something else',
    'events',
    (it) => withEvents(it, [{ ...event(it, 0), event: event(it, 0).event.replace('Olga', 'Eve') }]),
    /aud_\w{26}, leaf \d+, is not in the log/,
  ],
  [
    'an event with another salt',
    'events',
    (it) => withEvents(it, [{ ...event(it, 0), salt: event(it, 1).salt }]),
    /is not in the log/,
  ],
  [
    'events in another order',
    'events',
    (it) => withEvents(it, it.log.events.toReversed()),
    /place/,
  ],
  [
    'an event less',
    'completeness',
    (it) => ({ ...it, log: { ...it.log, events: it.log.events.filter((_, at) => at !== 6) } }),
    /Event 7 of the document is missing/,
  ],
  [
    'events of another document',
    'completeness',
    (it) => ({ ...it, log: other.content.log }),
    /is of another document/,
  ],
  [
    'the checkpoint of another time',
    'events',
    (it) => ({ ...it, log: { ...it.log, checkpoint: other.content.log.checkpoint } }),
    /is not in the log of the checkpoint/,
  ],
  [
    'no checkpoint',
    'checkpoint',
    (it) => ({ ...it, log: { ...it.log, checkpoint: 'x' } }),
    /not a signed checkpoint/,
  ],
];

function withEvents(content: EvidenceFile, first: EvidenceFile['log']['events']): EvidenceFile {
  const events = [...first, ...content.log.events.slice(first.length)];
  return { ...content, log: { ...content.log, events } };
}

test.each(lies)('sealed with %s: named by the check `%s`', async (_what, name, lie, words) => {
  const bytes = await sealWith(app, given.sealed, given.content, lie(given.content));
  const found = await failing(bytes);
  expect(found[0]?.name.startsWith(name)).toBe(true);
  expect(found[0]?.detail).toMatch(words);
});

function filledIn(field_values: GivenContent['field_values'], text = 'Ana Torres'): GivenContent {
  return { field_values, text, initials_text: null };
}

test('sealed again with the same evidence it holds, so that each refusal is the lie’s', async () => {
  const bytes = await sealWith(app, given.sealed, given.content, given.content);
  expect(await failing(bytes)).toEqual([]);
});

test('a checkpoint of another log is refused by its name, and of another key by its id', async () => {
  const key = parseNoteKey(testLogKey().vkey);
  const found = await failing(given.sealed, { ...given.trust, logKeys: key ? [key] : [] });
  expect(found.map(({ name }) => name)).toEqual(['checkpoint']);
  expect(found[0]?.detail).toMatch(/signed by key [0-9a-f]{8}, not by [0-9a-f]{8}/);
});

test('what is no PDF, has no seal or lost its end is refused without a stack', async () => {
  const cut = given.sealed.subarray(0, given.sealed.length - 100);
  for (const bytes of [Buffer.from(''), Buffer.from('%PDF-1.7\n'), cut]) {
    expect((await failing(bytes)).length).toBeGreaterThan(0);
  }
});
