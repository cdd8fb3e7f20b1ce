import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../support/application.ts';
import { givenZip } from '../support/evidence.ts';
import { runCli } from '../support/run-cli.ts';
import {
  pack,
  resummed,
  zipManipulations,
  type ZipContents,
} from '../support/zip-manipulations.ts';
import type { NamedCheck } from '@countersign/verifier/check';
import { verifyZip } from '@countersign/verifier/verify-zip';
import { hasPython } from '../support/python.ts';

/** `EVIDENCE_ZIP_TABLE=write` keeps both tables in the documents. */
const page = join(import.meta.dirname, '..', '..', 'docs', 'evidence.md');

let app: Application;
let another: Application;
let files: ZipContents;
let foreign: ZipContents;
let folder: string;

beforeAll(async () => {
  app = await startApplication({ files: true });
  another = await startApplication({ files: true });
  files = await givenZip(app);
  foreign = await givenZip(another);
  folder = await mkdtemp(join(tmpdir(), 'countersign-verify-'));
  await writeFile(join(folder, 'evidence.zip'), pack(files));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await another.stop();
  await app.stop();
});

/** Measured by what the ZIP itself carries. */
const failing = async (zip: Uint8Array): Promise<NamedCheck[]> => {
  const { checks } = await verifyZip(zip, { logKeys: [], at: app.clock.now() });
  return checks.filter(({ ok }) => ok === false);
};

test('nothing of a ZIP fails by itself, and what it alone vouches for was not checked', async () => {
  const path = join(folder, 'evidence.zip');
  const { code, stdout } = await runCli(
    ['verify', path, '--at', app.clock.now().toISOString()],
    {},
  );
  expect(stdout).toMatch(/^zip +ok +\d+ files, all as the sealed PDF has them; .+ZIP itself\.$/m);
  const because = 'By what the file carries itself: The log had these';
  expect(stdout).toMatch(
    new RegExp(
      `^checkpoint timestamp +not checked +because no log key was given\\. ${because}`,
      'm',
    ),
  );
  expect(stdout).toMatch(
    /^\d+ of \d+ checks NOT CHECKED: .+, checkpoint, checkpoint timestamp\.$/m,
  );
  expect(stdout).toMatch(/^Measured by: Roots that the file carries itself/m);
  expect(stdout).toMatch(/^Measured by: Key of the log that the file carries itself/m);
  expect(code).toBe(0);
});

const checkLeaf = join(import.meta.dirname, '..', '..', 'docs', 'check-leaf.py');

(hasPython ? test : test.skip)(
  'another language recomputes the leaves and the root of the ZIP, and finds what was altered, where there is Python',
  async () => {
    const run = (path: string) => spawnSync('python3', [checkLeaf, path], { encoding: 'utf8' });
    const { status, stdout } = run(join(folder, 'evidence.zip'));
    const events = Buffer.from(files.get('log/events.jsonl') ?? '').toString();
    expect({ status, equal: stdout.match(/: equal$/gm)?.length }).toEqual({
      status: 0,
      equal: events.trim().split('\n').length,
    });
    const altered = new Map(files).set(
      'log/events.jsonl',
      Buffer.from(events.replace('document.created', 'document.creates')),
    );
    const path = join(folder, 'altered.zip');
    await writeFile(path, pack(altered));
    expect(run(path)).toMatchObject({ status: 1, stdout: expect.stringContaining('DIFFERENT') });
  },
);

/** Where a byte of a file is covered by a hash or signature: the last of a token's is its own. */
function positionOf(name: string, length: number): number {
  if (name.endsWith('.tst')) return length - 1;
  if (name.endsWith('.jws')) return length - 20;
  return name === 'sealed.pdf' ? 200 : length >> 1;
}

const checkEvidence = join(import.meta.dirname, '..', '..', 'docs', 'check-evidence.py');

(hasPython ? test : test.skip)(
  'a program written from the README alone finds that everything holds, and each hash that does not, where there is Python',
  async () => {
    const run = (path: string) => spawnSync('python3', [checkEvidence, path], { encoding: 'utf8' });
    const good = run(join(folder, 'evidence.zip'));
    expect(good.stdout.split('\n').filter((line) => line.endsWith('FAILED'))).toEqual([]);
    expect({ status: good.status, stderr: good.stderr }).toEqual({ status: 0, stderr: '' });
    for (const kind of [
      'given/',
      'consents/',
      'sealed.pdf',
      'log/checkpoint.txt',
      '.jws',
      '.tst',
    ]) {
      for (const [name, bytes] of files) {
        if (!name.includes(kind) || bytes.length === 0) continue;
        const changed = Buffer.from(bytes);
        const at = positionOf(name, changed.length);
        changed[at] = (changed[at] ?? 0) ^ 1;
        const path = join(folder, 'altered.zip');
        await writeFile(path, pack(resummed(new Map(files).set(name, changed))));
        expect([name, run(path).status]).toEqual([name, 1]);
      }
    }
  },
);

(hasPython ? test : test.skip)(
  'a program written from the README alone finds each manipulation that the verifier finds, where there is Python',
  async () => {
    const taken: string[] = [];
    for (const { what, make } of zipManipulations(app, files, foreign)) {
      const path = join(folder, 'manipulated.zip');
      await writeFile(path, await make());
      const { status } = spawnSync('python3', [checkEvidence, path]);
      if (status === 0) taken.push(what);
    }
    // It reads them by their names, and counts them itself.
    expect(taken).toEqual(['a bomb: a directory of 65,535 files', 'the files in another order']);
  },
  600_000,
);

test('what was filled in, typed and drawn stands in the ZIP, each with the hash of its record', async () => {
  const given = [...files].filter(([name]) => name.startsWith('given/'));
  const kinds = given.map(([name]) => name.replace(/^given\/sig_\w+?(?=[-.])/, ''));
  expect(kinds.toSorted()).toEqual(['.json', '.json', '.txt']);
  for (const [name] of given) {
    const lie = resummed(new Map(files).set(name, Buffer.from('{"fld_1":"Eve"}')));
    expect(await failing(pack(lie))).toEqual([
      { name: 'zip', ok: false, detail: `Altered: ${name}, SHA256SUMS.` },
    ]);
  }
});

test('roots and key that are given count instead of those in the ZIP', async () => {
  const path = (name: string) => join(folder, name);
  await writeFile(path('roots.pem'), foreign.get('trust/roots.pem') ?? '');
  await writeFile(path('own.pem'), files.get('trust/roots.pem') ?? '');
  const verify = async (...options: string[]) => {
    const at = app.clock.now().toISOString();
    const args = ['verify', path('evidence.zip'), '--at', at, ...options];
    return runCli(args, {});
  };
  const other = await verify('--roots', path('roots.pem'));
  expect(other.code).toBe(1);
  expect(other.stdout).toMatch(/^seal certificates +FAILED .*leads to no trusted root/m);
  const timestamps = ['--roots', path('own.pem'), '--timestamp-roots', path('roots.pem')];
  const stamped = await verify(...timestamps);
  expect(stamped.code).toBe(1);
  expect(stamped.stdout).toMatch(/^seal certificates +ok /m);
  expect(stamped.stdout).toMatch(/^record sig_\w+ +FAILED .*leads to no trusted root/m);
  expect(stamped.stdout).toMatch(/^Measured by: Roots of timestamps given/m);
  const key = await verify('--log-key', another.logKey.vkey);
  expect(key.stdout).toMatch(/^checkpoint timestamp +FAILED .*signed by key/m);
});

test('each file altered with its sum made to agree is refused as well, but what it cannot prove', async () => {
  const trusted = ['trust/timestamp-roots.pem', 'trust/roots.pem', 'trust/log-key.txt'];
  for (const [name, bytes] of files) {
    if (trusted.includes(name) || name === 'SHA256SUMS') continue;
    const more = Buffer.concat([bytes, Buffer.from(' ')]);
    const lie = resummed(new Map(files).set(name, more));
    expect([name, (await failing(pack(lie))).length > 0]).toEqual([name, true]);
  }
});

test('each file altered or left out, and all else that was made of a ZIP, is refused as the documents say', async () => {
  expect(files.size).toBeGreaterThan(18);
  const written = await readFile(page, 'utf8');
  const made = replaced(
    replaced(written, 'files', await filesTable()),
    'manipulations',
    await manipulationsTable(),
  );
  if (process.env['EVIDENCE_ZIP_TABLE'] === 'write') await writeFile(page, made);
  else expect(written).toBe(made);
});

/** A file of each kind; there is one of some for each act. */
async function filesTable(): Promise<string> {
  const rows = new Map<string, string[]>();
  for (const [name, bytes] of files) {
    const flipped = Buffer.from(bytes);
    flipped[flipped.length >> 1] = (flipped[flipped.length >> 1] ?? 0) ^ 1;
    const less = new Map(files);
    less.delete(name);
    const altered = await refusal(pack(new Map(files).set(name, flipped)));
    const missing = await refusal(pack(less));
    for (const { says } of [altered, missing]) expect(says).toContain(name);
    const says = [altered.says, missing.says].map((text) => text.replace(name, '…'));
    rows.set(`\`${redacted(name)}\``, says.map(redacted));
  }
  const alike = Map.groupBy(rows, ([, says]) => says.join('|'));
  return table(
    ['File', 'With one bit flipped', 'Left out'],
    Array.from(alike.values(), (group) => [
      group.map(([name]) => name).join(', '),
      ...(group[0]?.[1] ?? []),
    ]),
  );
}

async function manipulationsTable(): Promise<string> {
  const rows: string[][] = [];
  for (const { what, make } of zipManipulations(app, files, foreign)) {
    const { check, says } = await refusal(await make());
    rows.push([what, `\`${redacted(check)}\``, redacted(says)]);
  }
  return table(['A ZIP with', 'Refused by', 'Which says'], rows);
}

/** What refuses it first. */
async function refusal(zip: Uint8Array): Promise<{ check: string; says: string }> {
  const [found] = await failing(zip);
  if (!found) throw new Error('The ZIP was not refused.');
  return { check: found.name, says: found.detail };
}

/** Without what is another in each run. */
function redacted(text: string): string {
  return text
    .replaceAll(/sig_\w{26}/g, 'sig_…')
    .replaceAll(/\b[0-9a-f]{64}\b/g, '…')
    .replaceAll(/\b[0-9a-f]{8}\b/g, '…')
    .replaceAll(/a{20,}/g, 'aaa…')
    .replaceAll('|', '\\|');
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `|${cells.join('|')}|`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What stands between two comments in the page is another. */
function replaced(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- zip ${name} -->\n`, `\n<!-- end of zip ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no place for the table of ${name}.`);
  return `${text.slice(0, from + start.length)}${content}${text.slice(to)}`;
}
