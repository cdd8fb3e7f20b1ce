import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { makeLogKey } from '../../src/evidence/keys/log-key.ts';
import { signCheckpoint } from '../../src/evidence/log/sign-checkpoint.ts';
import { sequenceNow } from '../../src/operations/log/sequence.ts';
import { startCli, type Cli } from '../support/cli.ts';
import { runCli } from '../support/run-cli.ts';
import { givenDocument, givenWorkspace } from '../support/workspace.ts';

let cli: Cli;
let owner: pg.Client;
beforeEach(async () => {
  cli = await startCli();
  owner = new pg.Client(cli.app.cloned.adminUrl);
  await owner.connect();
  await grow();
});
afterEach(async () => {
  await owner.end();
  await cli.stop();
});

async function grow(): Promise<void> {
  const workspace = await givenWorkspace(cli.app);
  await givenDocument(cli.app, workspace, { recipients: [{ email: 'a@example.com' }] });
  await cli.app.sequence();
}

const file = () => join(cli.folder, 'seen.json');
const address = () => `${cli.app.publicUrl}/log`;
async function witness(...options: string[]) {
  const { code, stdout, stderr } = await runCli(
    ['log', 'witness', address(), '--file', file(), '--json', ...options],
    cli.env,
  );
  return { code, stderr, ...(stdout === '' ? {} : JSON.parse(stdout)) };
}

describe('audit', () => {
  const audit = async () => {
    const args = ['log', 'audit', '--log-key', cli.app.logKey.vkey];
    return runCli(args, cli.env);
  };

  test('says for each check that it is well, and ends with 0', async () => {
    const { code, stdout } = await audit();
    expect(code).toBe(0);
    for (const name of [
      'rows',
      'order',
      'complete',
      'tiles',
      'checkpoints',
      'timestamps',
      'times',
    ]) {
      expect(stdout).toMatch(new RegExp(`^${name} +ok`, 'm'));
    }
  });

  test('names the first row that differs, and ends with 1', async () => {
    await owner.query(`update events set actor = 'somebody' where type = 'document.created'`);
    const { code, stdout } = await audit();
    expect(code).toBe(1);
    expect(stdout).toMatch(/^rows +FAILED {2}leaf 1, event aud_\w{26}: its content is not/m);
    expect(stdout).toMatch(/^checkpoints +ok/m);
  });

  test('names a checkpoint of another key than LOG_KEY', async () => {
    const { code, stdout } = await runCli(['log', 'audit'], cli.env);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^checkpoints +FAILED {2}checkpoint \d: it is signed by key/m);
  });
});

describe('witness', () => {
  test('follows a log that only grows, and keeps what it saw last', async () => {
    expect(await witness()).toMatchObject({ code: 0, ok: true, size: 3, first: true });
    expect(await witness()).toMatchObject({ code: 0, size: 3, first: false });
    await grow();
    expect(await witness()).toMatchObject({ code: 0, size: 6, log_key: cli.app.logKey.vkey });
    const kept = JSON.parse(await readFile(file(), 'utf8'));
    expect(kept).toMatchObject({ url: address(), checkpoint: expect.stringContaining('\n6\n') });
  });

  test('finds a database that was rolled back, and one that grew again after it', async () => {
    await grow();
    await witness();
    await owner.query(
      `delete from log_checkpoints where size > 3; delete from log_leaves where leaf_index > 2`,
    );
    expect(await witness()).toMatchObject({
      code: 1,
      ok: false,
      detail: 'The log went back: it had 6 leaves, and has 3 now.',
    });
    await grow();
    expect(await witness()).toMatchObject({
      code: 1,
      detail: 'The log forked: it shows another tree of 6 leaves than before.',
    });
    await grow();
    const found = await witness();
    expect(found).toMatchObject({
      code: 1,
      detail: 'The log forked: its 9 leaves do not begin with the 6 seen before.',
    });
    const proof = JSON.parse(await readFile(found.proof, 'utf8'));
    expect(proof.seen.checkpoint).toContain('\n6\n');
    expect(proof.now.checkpoint).toContain('\n9\n');
  });

  test('finds a key that was swapped, with one pinned or kept', async () => {
    await witness();
    const { privateKey } = generateKeyPairSync('ed25519');
    const other = makeLogKey(cli.app.logKey.name, privateKey);
    await givenWorkspace(cli.app);
    await sequenceNow({ ...cli.app.operations, logKey: other });
    const detail = expect.stringMatching(/cannot be trusted: it is signed by key/);
    expect(await witness()).toMatchObject({ code: 1, detail });
    expect(await witness('--log-key', cli.app.logKey.vkey)).toMatchObject({ code: 1, detail });
    expect(await witness('--log-key', other.vkey)).toMatchObject({
      code: 1,
      detail: expect.stringMatching(/seen before was of another key/),
    });
  });

  test('follows a log whose key was replaced once both keys are named, and keeps the new one', async () => {
    await witness();
    const old = cli.app.logKey;
    const other = makeLogKey(old.name, generateKeyPairSync('ed25519').privateKey);
    await givenWorkspace(cli.app);
    await sequenceNow({ ...cli.app.operations, logKey: other });
    const both = ['--log-key', old.vkey, '--log-key', other.vkey];
    expect(await witness(...both)).toMatchObject({ code: 0, size: 4, log_key: other.vkey });
    expect(await witness()).toMatchObject({ code: 0, size: 4, log_key: other.vkey });
    await owner.query(`delete from log_checkpoints where size > 3`);
    expect(await witness()).toMatchObject({
      code: 1,
      detail: expect.stringMatching(/cannot be trusted: it is signed by key/),
    });
  });

  test('finds a checkpoint that promises leaves the tiles do not have', async () => {
    await witness();
    const root = Buffer.alloc(32, 1);
    const note = await signCheckpoint(cli.app.logKey, { origin: 'localhost/log', size: 4, root });
    await owner.query(`insert into log_checkpoints values (4, $1, $2, now())`, [root, note]);
    expect(await witness()).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/tile\/0\/000.p\/4 cannot be read: answered 404/),
    });
  });

  test('a log that does not answer is neither well nor wrong: it ends with 2', async () => {
    const args = ['log', 'witness', 'http://127.0.0.1:9/log', '--file', file()];
    const { code, stderr } = await runCli(args, cli.env);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^countersign: http:\/\/127.0.0.1:9\/log\/key cannot be read/);
  });

  test('refuses a file that is not its own, and an address that is none', async () => {
    await writeFile(file(), '{"url": 1}');
    expect(await cli.refusal('log', 'witness', address(), '--file', file())).toMatch(
      /is not what a witness keeps/,
    );
    await writeFile(file(), '{"url": "https://other.example", "log_key": "", "checkpoint": ""}');
    expect(await cli.refusal('log', 'witness', address(), '--file', file())).toMatch(
      /is of another log/,
    );
    expect(await cli.refusal('log', 'witness', 'file:///etc/passwd')).toMatch(/must be that of a/);
    expect(await cli.refusal('log', 'witness', address(), '--log-key', 'x')).toMatch(/--log-key/);
  });
});
