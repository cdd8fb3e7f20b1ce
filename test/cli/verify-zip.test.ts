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
import type { NamedCheck } from '../../verifier/src/check.ts';
import { verifyZip } from '../../verifier/src/verify-zip.ts';

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
  return checks.filter(({ ok }) => !ok);
};

test('a ZIP holds by itself, and says that what it trusts is its own', async () => {
  const path = join(folder, 'evidence.zip');
  const { code, stdout } = await runCli(
    ['verify', path, '--at', app.clock.now().toISOString()],
    {},
  );
  expect(stdout).toMatch(/^zip +ok +\d+ files, all as the sealed PDF has them\.$/m);
  expect(stdout).toMatch(/^checkpoint timestamp +ok +The log had these/m);
  expect(stdout).toMatch(/^Trusted\. Roots that the file carries itself/m);
  expect(stdout).toMatch(/^Trusted\. Key of the log that the file carries itself/m);
  expect(code).toBe(0);
});

const checkLeaf = join(import.meta.dirname, '..', '..', 'docs', 'check-leaf.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;

(hasPython ? test : test.skip)(
  'another language recomputes the leaves and the root of the ZIP, and finds what was altered',
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
  expect(stamped.stdout).toMatch(/^Trusted\. Roots of timestamps given/m);
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
}, 120_000);

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
    rows.set(`\`${redacted(name)}\``, [redacted(altered.says), redacted(missing.says)]);
  }
  return table(
    ['File', 'With one bit flipped', 'Left out'],
    [...rows].map((row) => row.flat()),
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
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What stands between two comments in the page is another. */
function replaced(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- zip ${name} -->\n`, `\n<!-- end of zip ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no place for the table of ${name}.`);
  return `${text.slice(0, from + start.length)}${content}${text.slice(to)}`;
}
