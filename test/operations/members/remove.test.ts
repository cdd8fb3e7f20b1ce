import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemPrincipal as system } from '../../../src/domain/access/principal.ts';
import { publicId, type MemberId, type OrganizationId } from '../../../src/domain/ids.ts';
import { acceptInvitation } from '../../../src/operations/members/accept-invitation.ts';
import { addMember } from '../../../src/operations/members/add.ts';
import { changeMemberRole } from '../../../src/operations/members/change-role.ts';
import type { Transaction } from '../../../src/operations/unit-of-work/context.ts';
import { removeMember } from '../../../src/operations/members/remove.ts';
import { suspendMember } from '../../../src/operations/members/suspend.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { FileEntity, TemplateEntity } from '../../../src/persistence/entities/files.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { eventually } from '../../support/eventually.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const commit = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(app.operations, work);

test('documents and templates go to the longest-standing owner, each with its entry', async () => {
  const first = await givenWorkspace(app);
  const { organizationId } = first;
  app.clock.advance(1_000);
  await givenMember(app, first, 'owner');
  const leaving = await givenMember(app, first, 'member');
  const draft = await givenDocument(app, leaving);
  const sent = await givenDocument(app, leaving, {
    recipients: [{ email: 'ana@example.com' }],
    send: true,
  });
  const untouched = await givenDocument(app, first);
  const template = await givenTemplate(leaving);
  app.clock.advance(1_000);

  await commit((tx) => removeMember(tx, system, organizationId, leaving.memberId));

  const owners = await app.database.fork().execute(
    `select owner_member_id as owner, count(*)::int from documents where organization_id = ?
       group by owner_member_id union all
       select owner_member_id, 1 from templates where id = ?`,
    [organizationId, template],
  );
  expect(owners).toEqual([
    { owner: first.memberId, count: 3 },
    { owner: first.memberId, count: 1 },
  ]);
  const { body } = await first.api.get('/audit-log', {
    action: 'document.ownership_transferred',
  });
  expect(body.entries).toHaveLength(2);
  expect(
    new Set(body.entries.map((entry: Record<string, string>) => entry['document_id'])),
  ).toEqual(new Set([draft.id, sent.id]));
  expect(body.entries[0]).toMatchObject({ actor_type: 'system', source: 'system' });
  expect(body.entries).not.toContainEqual(expect.objectContaining({ document_id: untouched.id }));
  const removed = await first.api.get('/audit-log', { action: 'member.removed' });
  expect(removed.body.entries).toMatchObject([
    { resource_type: 'member', resource_id: publicId('mem', leaving.memberId) },
  ]);
  expect(await leaving.api.get('/documents')).toMatchObject({
    status: 401,
    body: { code: 'INVALID_API_KEY' },
  });
  expect((await first.api.get('/members')).body.members).toHaveLength(2);
});

test('a document’s events stay gap-free when it changes hands', async () => {
  const first = await givenWorkspace(app);
  const leaving = await givenMember(app, first, 'member');
  const { id } = await givenDocument(app, leaving, { recipients: [{ email: 'ana@example.com' }] });
  await commit((tx) => removeMember(tx, system, first.organizationId, leaving.memberId));
  await first.api.post('/documents/send', { query: { id } });
  const rows = await app.database
    .fork()
    .execute<{ sequence: number }[]>(
      `select sequence from events where organization_id = ? and document_id is not null order by 1`,
      [first.organizationId],
    );
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
});

test('of two owners who remove each other at once, one stays', async () => {
  const first = await givenWorkspace(app);
  const { organizationId } = first;
  const second = await givenMember(app, first, 'owner');
  const remove = (tx: Transaction, id: MemberId) => removeMember(tx, system, organizationId, id);
  let later: Promise<unknown> = Promise.resolve();
  await commit(async (tx) => {
    await remove(tx, second.memberId);
    later = commit((other) => remove(other, first.memberId)).then(
      () => 'removed',
      (error: unknown) => error,
    );
    // The first has not committed yet when the second one looks.
    await Promise.race([later, eventually(somebodyWaits)]);
  });
  expect(await later).toMatchObject({ code: 'LAST_OWNER' });
});

async function somebodyWaits(): Promise<true | undefined> {
  const waiting = await app.database
    .fork()
    .execute(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  return waiting.length > 0 || undefined;
}

test('an owner who is invited or suspended does not count as one', async () => {
  const { organizationId, memberId } = await givenWorkspace(app);
  const invite = {
    email: 'ow@example.com',
    name: null,
    role: 'owner',
    status: 'invited',
  } as const;
  const invited = await commit((tx) => addMember(tx, system, organizationId, invite));
  const lastOwner = { code: 'LAST_OWNER' };
  const demote = () =>
    commit((tx) => changeMemberRole(tx, system, organizationId, memberId, 'viewer'));
  await expect(demote()).rejects.toMatchObject(lastOwner);
  await commit((tx) => acceptInvitation(tx, system, organizationId, invited));
  await commit((tx) => suspendMember(tx, system, organizationId, invited));
  await expect(demote()).rejects.toMatchObject(lastOwner);
  await commit((tx) => acceptInvitation(tx, system, organizationId, invited));
  await demote();
});

test('one person is one member of a workspace, whatever the case of the address', async () => {
  const { organizationId } = await givenWorkspace(app);
  const command = {
    email: 'Ana@Example.com',
    name: 'Ana',
    role: 'member',
    status: 'active',
  } as const;
  await commit((tx) => addMember(tx, system, organizationId, command));
  const again = { ...command, email: 'ana@example.com', status: 'invited' } as const;
  await expect(commit((tx) => addMember(tx, system, organizationId, again))).rejects.toMatchObject({
    code: 'MEMBER_EXISTS',
  });
});

test('another workspace’s member cannot be reached through ours', async () => {
  const [one, other] = [await givenWorkspace(app), await givenWorkspace(app)];
  const strange = await givenMember(app, other, 'member');
  await expect(
    commit((tx) => removeMember(tx, system, one.organizationId, strange.memberId)),
  ).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' });
});

async function givenTemplate({
  organizationId,
  memberId,
}: {
  organizationId: OrganizationId;
  memberId: MemberId;
}) {
  const id = app.operations.ids.next<'tpl'>();
  await commit(async (tx) => {
    const file = await tx.em.findOneOrFail(FileEntity, { organizationId });
    tx.em.create(TemplateEntity, {
      id,
      organizationId,
      ownerMemberId: memberId,
      sourceDocumentId: null,
      name: 'Lease',
      description: null,
      category: null,
      originalFileId: file.id,
      preparedFileId: file.id,
      pageCount: 1,
      fields: [],
      recipients: [],
      message: null,
      deadlineDays: null,
      redirectUrl: null,
      version: 1,
      usageCount: 0,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
  });
  return id;
}
