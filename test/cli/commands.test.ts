import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { scopes } from '../../src/domain/access/scopes.ts';
import { startCli, type Cli } from '../support/cli.ts';
import { runCli } from '../support/run-cli.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await startCli();
});
afterAll(() => cli.stop());

test('a workspace, a member and a key of theirs work over the API at once', async () => {
  const { org, owner } = await cli.givenOrg();
  expect(org).toMatch(/^org_/);
  const member = await cli.json(
    ...['member', 'add', '--org', org, '--email', 'ana@example.com', '--role', 'member'],
    ...['--name', 'Ana Torres'],
  );
  expect(member).toEqual({
    id: expect.stringMatching(/^mem_/),
    user_id: expect.stringMatching(/^usr_/),
    name: 'Ana Torres',
    email: 'ana@example.com',
    role: 'member',
    status: 'active',
    joined_at: expect.any(String),
  });
  const key = await cli.json(
    ...['key', 'create', '--org', org, '--label', 'Integration'],
    ...['--scopes', 'svc:members:read,svc:documents:read', '--member', String(member['id'])],
    ...['--rate-limit', '300/min,9000/h'],
  );
  expect(key).toMatchObject({ id: expect.stringMatching(/^key_/), member_id: member['id'] });
  const api = cli.app.client.as(String(key['key']));
  const members = await api.get('/members');
  expect(members.body.members).toMatchObject([{ id: owner }, { id: member['id'] }]);
  expect(await cli.json('member', 'list', '--org', org)).toEqual(members.body);

  const { keys } = await cli.json('key', 'list', '--org', org);
  expect(keys).toMatchObject([
    { id: key['id'], label: 'Integration', rate_limit: '300/min,9000/h' },
  ]);
  expect(String(key['key'])).toMatch(new RegExp(`^${keys[0].prefix}\\w{49}$`));
  expect(JSON.stringify(keys)).not.toContain(key['key']);
  await cli.json('key', 'revoke', String(key['id']));
  expect(await api.get('/members')).toMatchObject({ status: 401 });
});

test('a rotated key hands what it may do to a new one, and works for as long as was said', async () => {
  const { org, owner } = await cli.givenOrg();
  const old = await cli.json(
    ...['key', 'create', '--org', org, '--label', 'Shop', '--scopes', 'svc:members:read'],
    ...['--rate-limit', '300/min,9000/h'],
  );
  const rotate = (...more: string[]) => ['key', 'rotate', String(old['id']), ...more];
  expect(await cli.refusal(...rotate('--overlap-hours', '721'))).toBe(
    'countersign: --overlap-hours must be from 0 to 720.',
  );
  const made = await cli.json(...rotate('--overlap-hours', '2'));
  expect(made).toMatchObject({ old_id: old['id'] });
  const { keys } = await cli.json('key', 'list', '--org', org);
  const alike = { label: 'Shop', scopes: ['svc:members:read'], member_id: owner };
  expect(keys).toMatchObject([
    { ...alike, id: old['id'], expires_at: made['old_ends_at'], rate_limit: '300/min,9000/h' },
    { ...alike, id: made['id'], rate_limit: '300/min,9000/h' },
  ]);
  for (const { key } of [old, made]) {
    expect(await cli.app.client.as(String(key)).get('/members')).toMatchObject({ status: 200 });
  }
  await cli.json(...rotate('--overlap-hours', '0'));
  expect(await cli.app.client.as(String(old['key'])).get('/members')).toMatchObject({
    status: 401,
  });
  expect(await cli.refusal(...rotate())).toMatch(/works no longer/);
});

test('without --json each command prints the id it made on a line of its own', async () => {
  const { org } = await cli.givenOrg();
  const { stdout } = await runCli(
    ['key', 'create', '--org', org, '--label', 'Shown', '--scopes', 'svc:contacts:read'],
    cli.env,
  );
  expect(stdout).toMatch(/^id +key_\w{26}$/m);
  expect(stdout).toMatch(/^key +ak_\w+$/m);
});

test('the help of a new key names every scope that it may be given', async () => {
  const { stdout } = await runCli(['key', 'create', '--help'], cli.env);
  for (const scope of scopes) expect(stdout).toContain(`  ${scope}\n`);
});

test('an invited member is let in by accept, shut out by suspend and gone after remove', async () => {
  const { org, owner } = await cli.givenOrg();
  const invited = await cli.json(
    ...['member', 'invite', '--org', org, '--email', 'ben@example.com', '--role', 'admin'],
  );
  expect(invited).toMatchObject({ status: 'invited', name: 'ben@example.com' });
  expect(invited).not.toHaveProperty('joined_at');
  const id = ['--org', org, '--member', String(invited['id'])];
  const { key } = await cli.json(
    ...['key', 'create', ...id, '--label', 'Ben', '--scopes', 'svc:audit:read,svc:members:read'],
  );
  const api = cli.app.client.as(String(key));
  const denied = { status: 403, body: { code: 'ORGANIZATION_ACCESS_DENIED' } };
  expect(await api.get('/members')).toMatchObject(denied);
  expect(await cli.json('member', 'accept', ...id)).toMatchObject({ status: 'active' });
  expect(await api.get('/members')).toMatchObject({ status: 200 });
  await cli.json('member', 'suspend', ...id);
  expect(await api.get('/members')).toMatchObject(denied);
  await cli.json('member', 'accept', ...id);
  expect(await cli.json('member', 'role', ...id, '--role', 'owner')).toMatchObject({
    role: 'owner',
  });
  const log = await api.get('/audit-log');
  expect(log.body.entries.map(({ action }: { action: string }) => action)).toEqual([
    'member.role_changed',
    'member.reinstated',
    'member.suspended',
    'member.joined',
    'api_key.created',
    'member.invited',
    'member.joined',
  ]);
  expect(log.body.entries[0]).toMatchObject({
    actor_type: 'system',
    source: 'system',
    resource_type: 'member',
    resource_id: invited['id'],
  });
  expect(await cli.json('member', 'remove', ...id)).toEqual({ id: invited['id'], removed: true });
  expect(await api.get('/members')).toMatchObject({ status: 401 });
  const { members } = await cli.json('member', 'list', '--org', org);
  expect(members).toMatchObject([{ id: owner }]);
});

test('the last owner can be neither removed nor suspended nor demoted', async () => {
  const { org, owner } = await cli.givenOrg();
  const id = ['--org', org, '--member', owner];
  const verbs = [['remove'], ['suspend'], ['role', '--role', 'admin']];
  const said = await Promise.all(verbs.map((verb) => cli.refusal('member', ...verb, ...id)));
  expect(said).toEqual(verbs.map(() => expect.stringMatching(/last active owner/)));
});

test('what is wrong is said in one sentence', async () => {
  const create = ['org', 'create', '--name', 'A', '--owner-name', 'B', '--owner-email', 'nobody'];
  const said = await Promise.all([
    cli.refusal('member', 'list', '--org', 'doc_1'),
    cli.refusal('member', 'list', '--org', 'org_01k9zf4s8ye0mbqn7h7wz3a5rc'),
    cli.refusal('key', 'revoke', 'key_01k9zf4s8ye0mbqn7h7wz3a5rc'),
    cli.refusal(...create),
  ]);
  expect(said).toEqual([
    'countersign: --org must be an id that starts with org_.',
    'countersign: There is no organization org_01k9zf4s8ye0mbqn7h7wz3a5rc.',
    'countersign: There is no key key_01k9zf4s8ye0mbqn7h7wz3a5rc.',
    'countersign: --owner-email must be an email address.',
  ]);
});

test('--test makes a test workspace, whose keys say that they are', async () => {
  const made = await cli.json(
    ...['org', 'create', '--test', '--name', 'Trial'],
    ...['--owner-email', 'olga@example.com', '--owner-name', 'Olga Berg'],
  );
  expect(made).toMatchObject({ test: true });
  const key = await cli.json(
    ...['key', 'create', '--org', String(made['id']), '--label', 'CI'],
    ...['--scopes', 'svc:documents:write'],
  );
  expect(key['key']).toMatch(/^ak_test_/);
  const { keys } = await cli.json('key', 'list', '--org', String(made['id']));
  expect(String(key['key'])).toMatch(new RegExp(`^${keys[0].prefix}\\w{49}$`));
  const clock = await cli.app.client.as(String(key['key'])).get('/test/clock');
  expect(clock).toMatchObject({ status: 200, body: { advancing: false } });
});

test('a key with an unknown scope or a past expiry is not made', async () => {
  const { org } = await cli.givenOrg();
  const create = ['key', 'create', '--org', org, '--label', 'K'];
  expect(await cli.refusal(...create, '--scopes', 'svc:all')).toMatch(/no scope "svc:all"/);
  const past = ['--scopes', 'svc:audit:read', '--expires-at', '2020-01-01T00:00:00Z'];
  expect(await cli.refusal(...create, ...past)).toMatch(/--expires-at must be in the future/);
});

test('a key whose limit is none is not made, and the sentence says what is wanted', async () => {
  const { org } = await cli.givenOrg();
  const create = ['key', 'create', '--org', org, '--label', 'K', '--scopes', 'svc:audit:read'];
  // Of the many that `RATE_LIMITS` refuses by the same reader, as each is a process here.
  const texts = ['', '60/h', '0/min,0/h', '-1/min,60/h', '1e10/min,1e10/h', '600/min, 60/h', 'off'];
  const said: string[] = [];
  for (const text of texts) said.push(await cli.refusal(...create, `--rate-limit=${text}`));
  const wanted =
    'countersign: --rate-limit must be requests a minute and an hour such as 600/min,20000/h, ' +
    'each from 1 to 1,000,000,000 and no fewer an hour than a minute.';
  expect(said).toEqual(texts.map(() => wanted));
  expect(await cli.json('key', 'list', '--org', org)).toEqual({ keys: [] });
});

test('without DATABASE_URL the instance of DATA_DIR is found through runtime.json', async () => {
  const dataDir = await mkdtemp(join(cli.folder, 'data-'));
  const there = { DATA_DIR: dataDir };
  const nothing = await runCli(['org', 'list', '--json'], there);
  expect(nothing.code).toBe(1);
  expect(nothing.stderr).toMatch(/Nothing was started on .*npm start/);
  const runtime = { api_url: 'http://localhost/api/v1', database_url: cli.app.cloned.url };
  await writeFile(join(dataDir, 'runtime.json'), JSON.stringify(runtime));
  await writeFile(join(dataDir, 'master.key'), randomBytes(32).toString('base64'));
  const { org } = await cli.givenOrg();
  const found = await runCli(['org', 'list', '--json'], there);
  expect(JSON.parse(found.stdout).organizations).toContainEqual(
    expect.objectContaining({ id: org, name: 'Harbour Estates' }),
  );
});

describe('migrate', () => {
  test('brings the schema up to date and may be repeated', async () => {
    const admin = { ...cli.env, DATABASE_ADMIN_URL: cli.app.cloned.adminUrl };
    for (const time of ['first', 'second']) {
      const { code, stdout } = await runCli(['migrate', '--json'], admin);
      expect({ time, code, printed: JSON.parse(stdout) }).toMatchObject({
        code: 0,
        printed: { migrated: true, role: 'countersign' },
      });
    }
  });

  test('names the address that is missing', async () => {
    expect(await cli.refusal('migrate')).toMatch(/DATABASE_ADMIN_URL is missing/);
  });
});

test('every command says with --help what it takes', async () => {
  for (const args of [
    ['org', 'create'],
    ['member', 'add'],
    ['key', 'create'],
    ['settings', 'set'],
  ]) {
    const { code, stdout } = await runCli([...args, '--help'], cli.env);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('--json') });
  }
});
