import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemPrincipal } from '../../../src/domain/access/principal.ts';
import type { ApiKeyId } from '../../../src/domain/ids.ts';
import { revokeApiKey } from '../../../src/operations/api-keys/revoke.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import type { Transaction } from '../../../src/operations/unit-of-work/context.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { changeRole, reinstate, remove, suspend } from '../../support/member-changes.ts';
import { share } from '../../support/sharing.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';

/** An address opens its file for as long as whom it was given to may see the document. */

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

async function givenShared() {
  const owner = await givenWorkspace(app);
  const reader = await givenMember(app, owner, 'member');
  const { id } = await givenDocument(app, owner);
  await share(owner, id, [reader]);
  const [keep, address] = [await addressOf(owner, id), await addressOf(reader, id)];
  expect([await status(keep), await status(address)]).toEqual([200, 200]);
  return { owner, reader, id, keep, address };
}

async function addressOf({ api }: Workspace, id: string): Promise<string> {
  return (await api.get('/documents/download', { id })).body.download_url as string;
}

async function status(address: string): Promise<number> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status;
}

type Given = Awaited<ReturnType<typeof givenShared>>;
const endings: Record<string, (given: Given) => Promise<unknown>> = {
  'the member is removed': ({ reader }) => remove(app, reader),
  'the member is suspended': ({ reader }) => suspend(app, reader),
  'the document is no longer shared with them': ({ owner, id }) => share(owner, id, 'private'),
  'the document is shared with somebody else': async ({ owner, id }) =>
    share(owner, id, [await givenMember(app, owner, 'member')]),
  'the key is revoked': ({ reader }) =>
    inTransaction(app.operations, (tx) => revokeKeyOf(tx, reader)),
};

async function revokeKeyOf(tx: Transaction, { memberId }: Workspace): Promise<void> {
  const rows = await tx.em.execute<{ id: ApiKeyId }[]>(
    'select id from api_keys where member_id = ?',
    [memberId],
  );
  for (const { id } of rows) await revokeApiKey(tx, systemPrincipal, id);
}

test.each(Object.entries(endings))('404 once %s; others keep theirs', async (_, end) => {
  const given = await givenShared();
  await end(given);
  expect(await status(given.address)).toBe(404);
  expect(await status(given.keep)).toBe(200);
});

test('404 while API keys are switched off in the workspace, for everybody', async () => {
  const { owner, address, keep } = await givenShared();
  const set = (allow: boolean) =>
    app.database
      .fork()
      .execute(`update organizations set settings = ?::jsonb where id = ?`, [
        JSON.stringify({ security: { allow_api_access: allow } }),
        owner.organizationId,
      ]);
  await set(false);
  expect([await status(address), await status(keep)]).toEqual([404, 404]);
  await set(true);
  expect([await status(address), await status(keep)]).toEqual([200, 200]);
});

test.each([
  ['an administrator who sees everything', 'admin', 'a member who does not', 'member', 'owner'],
  ['a member with a document of their own', 'member', 'a viewer', 'viewer', 'themselves'],
] as const)('404 once %s (%s) is %s (%s)', async (_was, from, _is, to, of) => {
  const owner = await givenWorkspace(app);
  const reader = await givenMember(app, owner, from);
  const { id } = await givenDocument(app, of === 'owner' ? owner : reader);
  const address = await addressOf(reader, id);
  expect(await status(address)).toBe(200);
  await changeRole(app, reader, to);
  expect(await status(address)).toBe(404);
});

test('404 once the document is deleted; every answer that carries an address is bound so', async () => {
  const { owner, reader, id } = await givenShared();
  const { body } = await reader.api.get('/documents/get', { id });
  expect(await status(body.download_url)).toBe(200);
  await suspend(app, reader);
  expect(await status(body.download_url)).toBe(404);
  await reinstate(app, reader);
  expect(await status(body.download_url)).toBe(200);
  await owner.api.call('DELETE', '/documents/delete', { query: { id } });
  expect(await status(body.download_url)).toBe(404);
});

test('404 for an address of the form that named nobody', async () => {
  const { owner, id } = await givenShared();
  const address = await addressOf(owner, id);
  const { keyring } = app.operations;
  const [, hex = ''] = /\/files\/([0-9a-f]{32})/.exec(address) ?? [];
  const claim = `${hex}${(app.clock.now().getTime() + 60_000).toString(36)}`;
  const { keyId, mac } = keyring.mac('address-download', claim);
  const old = `${app.publicUrl}/files/${claim}-${keyId}-${mac.toString('base64url')}`;
  expect(await status(old)).toBe(404);
});
