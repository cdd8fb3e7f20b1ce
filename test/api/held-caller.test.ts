import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { startApplication, type Application } from '../support/application.ts';
import type { Reply } from '../support/client.ts';
import { effectsOf, nothing } from '../support/effects.ts';
import { refused } from '../support/refusals.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../support/workspace.ts';

/** What becomes of a caller after the key was read and before the change is made. */

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

/** Sends the body only after `change`, which is made once the key has been read. */
async function slowly(
  { memberId, key }: Workspace,
  { method = 'POST', path = '', body = '{}' },
  change: string,
): Promise<Reply> {
  const call = request(`${app.publicUrl}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  });
  const answered = once(call, 'response');
  call.write(' ');
  const em = app.database.fork();
  // Noted when the key was good, and before the body is read.
  const used = `select 1 from api_keys where member_id = ? and last_used_at is not null`;
  while ((await em.execute(used, [memberId])).length === 0);
  await em.execute(change, [memberId]);
  call.end(body);
  const [answer] = (await answered) as [IncomingMessage];
  const headers = new Headers(answer.headers as Record<string, string>);
  return { status: answer.statusCode ?? 0, headers, body: await json(answer) };
}

const suspend = `update members set status = 'suspended' where id = ?`;
const demote = `update members set role = 'viewer' where id = ?`;
const remove = `delete from members where id = ?`;
const revoke = `update api_keys set revoked_at = now() where member_id = ?`;

test.each([
  ['the member was suspended', suspend, 403, 'ORGANIZATION_ACCESS_DENIED'],
  ['the member was made a viewer', demote, 403, 'INSUFFICIENT_ROLE'],
  ['the member was removed', remove, 401, 'INVALID_API_KEY'],
  ['the key was revoked', revoke, 401, 'INVALID_API_KEY'],
])('a change is refused as at the door when %s meanwhile', async (_name, change, status, code) => {
  const member = await givenMember(app, workspace, 'member');
  const contact = JSON.stringify({ first_name: 'Ana', last_name: 'T', email: 'ana@example.com' });
  const { reply, ...effects } = await effectsOf(app, () =>
    slowly(member, { path: '/contacts', body: contact }, change),
  );
  expect(reply).toEqual(refused(status, code));
  expect(effects).toEqual(nothing);
  expect((await workspace.api.get('/contacts')).body.contacts).toEqual([]);
});

test('an upload address has the one code of its own for it', async () => {
  const member = await givenMember(app, workspace, 'member');
  const reply = await slowly(member, { path: '/uploads/generate-url' }, revoke);
  expect(reply).toEqual(refused(401, 'UNAUTHORIZED'));
});

test('what a member may change is decided with the role they have by then', async () => {
  const admin = await givenMember(app, workspace, 'admin');
  const { id } = await givenDocument(app, workspace);
  const update = { method: 'PUT', path: `/documents/update?id=${id}`, body: '{"title":"Mine"}' };
  const reply = await slowly(admin, update, `update members set role = 'member' where id = ?`);
  expect(reply).toEqual(refused(404, 'DOCUMENT_NOT_FOUND'));
});
