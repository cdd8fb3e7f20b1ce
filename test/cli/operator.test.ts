import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operator } from '../../src/cli/run/operator.ts';
import { eventActor } from '../../src/domain/access/principal.ts';
import { scopes } from '../../src/domain/access/scopes.ts';
import { createApiKey } from '../../src/operations/api-keys/create.ts';
import { givenTemplate } from '../api/templates/given-template.ts';
import { startCli, type Cli } from '../support/cli.ts';
import { runCli } from '../support/run-cli.ts';
import { rowId } from '../support/uuid.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await startCli();
});
afterAll(() => cli.stop());

const ssh = '203.0.113.7 51514 10.0.0.4 22';

test('who used sudo is named, and as whom; so is where the terminal came from', () => {
  const named = operator({ sudoUser: 'maria', sshClient: ssh }, 'root');
  expect(eventActor(named)).toMatchObject({
    actorType: 'system',
    actorName: `maria@${hostname()} as root`,
    actorEmail: null,
    source: 'system',
    ipAddress: '203.0.113.7',
  });
});

test('what is no account and no address is left out', () => {
  for (const sudoUser of ['', 'a b', 'x'.repeat(65), 'evil\u202E', 'root']) {
    for (const sshClient of ['', 'nowhere 1 2 3', '999.1.1.1 1']) {
      expect(operator({ sudoUser, sshClient }, 'root')).toEqual({
        kind: 'command',
        account: 'root',
        runAs: null,
        host: hostname(),
        ipAddress: null,
      });
    }
  }
});

/** A command that maria runs behind `sudo`, over SSH. */
async function run(...args: string[]): Promise<Record<string, string>> {
  const env = { ...cli.env, SUDO_USER: 'maria', SSH_CONNECTION: ssh };
  const { code, stdout, stderr } = await runCli([...args, '--json'], env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, string>;
}

interface Entry {
  action: string;
  actor_type: string;
  actor_name: string;
  ip_address: string;
  source: string;
}

function expectByMaria(entries: readonly Entry[]): void {
  for (const entry of entries) {
    expect(entry).toMatchObject({
      actor_type: 'system',
      actor_name: expect.stringMatching(/^maria@/),
      ip_address: '203.0.113.7',
      source: 'system',
    });
  }
}

test('every command of administration is in the workspace log under who ran it', async () => {
  const { id: org = '' } = await run(
    ...['org', 'create', '--name', 'Harbour', '--owner-name', 'Olga'],
    ...['--owner-email', 'olga@example.com'],
  );
  const to = ['--org', org];
  const { key } = await run('key', 'create', ...to, '--label', 'K', '--scopes', 'svc:audit:read');
  const { id: member = '' } = await run(
    ...['member', 'invite', ...to, '--email', 'ana@example.com', '--role', 'viewer', '--name', 'A'],
  );
  const of = [...to, '--member', member];
  await run('member', 'accept', ...of);
  await run('member', 'role', ...of, '--role', 'admin');
  await run('member', 'suspend', ...of);
  await run('member', 'accept', ...of);
  const { id: revoked = '' } = await run(
    ...['key', 'create', ...of, '--label', 'L', '--scopes', 'svc:audit:read'],
  );
  await run('key', 'rotate', revoked);
  await run('key', 'revoke', revoked);
  await run('member', 'remove', ...of);
  await run('settings', 'set', ...to, '--json-value', '{"signing": {"default_deadline_days": 9}}');
  await run('branding', 'set', ...to, '--name', 'Harbour');
  const { body } = await cli.app.client.as(String(key)).get('/audit-log', { limit: 100 });
  const entries = body.entries as Entry[];
  expect(entries.map(({ action }) => action).sort()).toEqual([
    'api_key.created',
    'api_key.created',
    'api_key.created',
    'api_key.revoked',
    // With the member who had it.
    'api_key.revoked',
    'api_key.rotated',
    'member.invited',
    'member.joined',
    'member.joined',
    'member.reinstated',
    'member.removed',
    'member.role_changed',
    'member.suspended',
    'organization.updated',
    'organization.updated',
  ]);
  expectByMaria(entries);
});

test('a bulk send is in the workspace log under who ran it, though a member owns what it makes', async () => {
  const { org, owner } = await cli.givenOrg();
  const member = { organizationId: rowId('org', org), memberId: rowId('mem', owner) };
  const { key } = await createApiKey(cli.app.operations, { ...member, label: 'Test', scopes });
  const api = cli.app.client.as(key);
  const { id } = await givenTemplate(
    cli.app,
    { ...member, key, api },
    { recipients: [{ key: 'tenant', role: 'signer' }] },
  );
  const file = join(cli.folder, 'rows.csv');
  await writeFile(file, 'tenant.name,tenant.email\r\nAna,ana@example.com\r\n');
  const sent = await run('bulk-send', file, '--org', org, '--template', id);
  const { body } = await api.get('/audit-log', { action: 'bulk_send.started' });
  expect(body.entries).toMatchObject([{ resource_id: sent['id'] }]);
  expectByMaria(body.entries);
});
