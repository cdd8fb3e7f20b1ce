import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsePublicId, publicId } from '../../src/domain/ids.ts';
import { hourMs } from '../../src/domain/time.ts';
import { MemberEntity } from '../../src/persistence/entities/workspace.ts';
import { startApplication, type Application } from '../support/application.ts';
import { rowId } from '../support/uuid.ts';
import { invalidAt, refused } from '../support/refusals.ts';
import { runCli, type CliResult } from '../support/run-cli.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../support/workspace.ts';

let app: Application;
let folder: string;
beforeAll(async () => {
  app = await startApplication();
  app.clock.set(new Date());
  folder = await mkdtemp(join(tmpdir(), 'countersign-members-'));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

/** `countersign <words> --org … --json` for this workspace. */
function cli({ organizationId }: Workspace, words: string, ...more: string[]): Promise<CliResult> {
  return runCli(
    [...words.split(' '), '--org', publicId('org', organizationId), ...more, '--json'],
    {
      DATA_DIR: folder,
      DATABASE_URL: app.cloned.url,
      MASTER_KEY: randomBytes(32).toString('base64'),
    },
  );
}

async function made(...given: Parameters<typeof cli>): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await cli(...given);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Record<string, unknown>;
}

test('adding joins, a change of role is logged, and a removal leaves the documents to the owner', async () => {
  const owner = await givenWorkspace(app);
  const { id } = await made(
    ...([owner, 'member add', '--email', 'ana@example.com'] as const),
    ...['--role', 'member', '--name', 'Ana Torres'],
  );
  const member = ['--member', String(id)];
  const scopes = ['--scopes', 'svc:documents:read,svc:documents:write,svc:recipients:write'];
  const { key, id: keyId } = await made(
    ...([owner, 'key create', ...member, '--label', 'Ana', ...scopes] as const),
  );
  const memberId = rowId('mem', String(id));
  const api = app.client.as(String(key));
  const document = await givenDocument(app, { ...owner, memberId, api, key: String(key) });
  await made(owner, 'member role', ...member, '--role', 'viewer');
  expect(await api.post('/documents')).toEqual(refused(403, 'INSUFFICIENT_ROLE'));
  await made(owner, 'member remove', ...member);

  expect(await api.get('/documents')).toEqual(refused(401, 'INVALID_API_KEY'));
  const rows = await app.database
    .fork()
    .execute(`select owner_member_id from documents where id = ?`, [
      parsePublicId('doc', document.id),
    ]);
  expect(rows).toEqual([{ owner_member_id: owner.memberId }]);
  const { body } = await owner.api.get('/audit-log');
  const told = (body.entries as Record<string, string>[])
    .filter(({ action }) => !['document.created', 'document.updated'].includes(action ?? ''))
    .map(({ action, resource_id, source }) => [action, resource_id, source])
    .filter(([action, resource]) => action !== 'api_key.created' || resource === keyId);
  expect(told.toSorted()).toEqual([
    ['api_key.created', keyId, 'system'],
    ['api_key.revoked', keyId, 'system'],
    ['document.ownership_transferred', document.id, 'system'],
    ['member.joined', id, 'system'],
    ['member.removed', id, 'system'],
    ['member.role_changed', id, 'system'],
  ]);
});

test('a system member is listed nowhere, cannot be named, and is nobody to share with', async () => {
  const owner = await givenWorkspace(app);
  const system = await givenMember(app, owner, 'owner');
  await app.database.fork().nativeUpdate(MemberEntity, { id: system.memberId }, { isSystem: true });
  const { members } = await made(owner, 'member list');
  expect(members).toMatchObject([{ id: publicId('mem', owner.memberId) }]);
  const hidden = ['--member', publicId('mem', system.memberId)];
  const said = await Promise.all([
    cli(owner, 'member role', ...hidden, '--role', 'viewer'),
    cli(owner, 'member suspend', ...hidden),
    cli(owner, 'member remove', ...hidden),
  ]);
  for (const { code, stderr } of said) {
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/no member mem_/) });
  }
  const { id } = await givenDocument(app, owner);
  const shared = await owner.api.call('PATCH', '/documents/access', {
    query: { id },
    body: { sharing_mode: 'specific', user_ids: [publicId('usr', system.userId)] },
  });
  expect(shared).toEqual(invalidAt('/user_ids/0'));
  // Nor does it count as the owner that a workspace must keep.
  const last = await cli(owner, 'member remove', '--member', publicId('mem', owner.memberId));
  expect(last.stderr).toMatch(/last active owner/);
});

test('a key with --expires-at works until then', async () => {
  const owner = await givenWorkspace(app);
  const expiresAt = new Date(app.clock.now().getTime() + hourMs).toISOString();
  const until = ['--scopes', 'svc:members:read', '--expires-at', expiresAt];
  const { key } = await made(owner, 'key create', '--label', 'For an hour', ...until);
  const api = app.client.as(String(key));
  expect((await api.get('/members')).status).toBe(200);
  app.clock.advance(hourMs);
  expect(await api.get('/members')).toEqual(refused(401, 'INVALID_API_KEY'));
  app.clock.advance(-hourMs);
});
