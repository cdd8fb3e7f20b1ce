import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { publicId, type PublicId } from '../../../src/domain/ids.ts';
import { inTransaction } from '../../../src/operations/unit-of-work/transaction.ts';
import { MemberEntity } from '../../../src/persistence/entities/workspace.ts';
import { findOrAddUser } from '../../../src/persistence/stores/organizations/members.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { anonymous, strangeId } from '../../support/foreign-ids.ts';
import { givenMember, givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

/** A member with what the builders do not give. */
async function givenOddMember(
  { organizationId }: Workspace,
  odd: { name?: string; isSystem?: boolean; status?: 'invited' | 'suspended' },
): Promise<PublicId<'mem'>> {
  const { operations } = app;
  const id = operations.ids.next<'mem'>();
  await inTransaction(operations, async (tx) => {
    const userId = await findOrAddUser(tx.em, {
      id: operations.ids.next<'usr'>(),
      email: `odd-${id}@example.com`,
      name: odd.name ?? null,
      createdAt: tx.now,
    });
    tx.em.create(MemberEntity, {
      id,
      organizationId,
      userId,
      role: 'admin',
      status: odd.status ?? 'active',
      isSystem: odd.isSystem ?? false,
      joinedAt: odd.status === 'invited' ? null : tx.now,
      createdAt: tx.now,
    });
  });
  return publicId('mem', id);
}

describe('list', () => {
  test('200: by role, then by who joined first; the role filter keeps the order', async () => {
    const owner = await givenWorkspace(app);
    const expected: Record<string, string[]> = { owner: [publicId('mem', owner.memberId)] };
    for (const role of ['viewer', 'member', 'admin', 'owner', 'admin', 'viewer'] as const) {
      app.clock.advance(1_000);
      const { memberId } = await givenMember(app, owner, role);
      (expected[role] ??= []).push(publicId('mem', memberId));
    }
    const { body } = await owner.api.get('/members');
    const ids = body.members.map(({ id }: { id: string }) => id);
    const { owner: owners, admin, member, viewer } = expected;
    expect(ids).toEqual([owners, admin, member, viewer].flat());
    const filtered = await owner.api.get('/members', { role: 'viewer' });
    expect(filtered.body.members.map(({ id }: { id: string }) => id)).toEqual(viewer);
  });

  test('200: a person without a name goes by the email; one who has not joined has no joined_at', async () => {
    const { api, ...owner } = await givenWorkspace(app);
    const id = await givenOddMember({ api, ...owner }, { status: 'invited' });
    const { body } = await api.get('/members/get', { id });
    expect(body).toEqual({
      id,
      user_id: expect.stringMatching(/^usr_/),
      name: body.email,
      email: expect.stringContaining('@example.com'),
      role: 'admin',
      status: 'invited',
    });
  });

  test('200: members of the system are nowhere', async () => {
    const owner = await givenWorkspace(app);
    const id = await givenOddMember(owner, { isSystem: true });
    expect((await owner.api.get('/members')).body.members).toHaveLength(1);
    const answer = await owner.api.get('/members/get', { id });
    expect(anonymous(answer, id)).toMatchObject({ status: 404 });
  });

  test('200: every role may read members', async () => {
    const owner = await givenWorkspace(app);
    for (const role of ['admin', 'member', 'viewer'] as const) {
      const { api } = await givenMember(app, owner, role);
      expect(await api.get('/members')).toMatchObject({ status: 200 });
    }
  });

  test('400: an unknown role and an unknown parameter', async () => {
    const { api } = await givenWorkspace(app);
    for (const [query, pointer] of [
      [{ role: 'king' }, '/role'],
      [{ limit: 5 }, '/limit'],
    ] as const) {
      expect(await api.get('/members', query)).toMatchObject({
        status: 400,
        body: { errors: [{ pointer }] },
      });
    }
  });

  test('403: a key without svc:members:read', async () => {
    const owner = await givenWorkspace(app);
    const { api } = await givenMember(app, owner, 'owner', ['svc:settings:read']);
    for (const path of ['/members', '/members/get?id=x']) {
      expect(await api.get(path)).toMatchObject({
        status: 403,
        body: { code: 'INSUFFICIENT_SCOPE' },
      });
    }
  });
});

test('get 404: another workspace’s, an unknown and a malformed id give the same answer', async () => {
  const [one, other] = [await givenWorkspace(app), await givenWorkspace(app)];
  const answer = async (id: string) => anonymous(await one.api.get('/members/get', { id }), id);
  const expected = await answer(strangeId('mem'));
  expect(expected).toMatchObject({ status: 404, problem: { code: 'MEMBER_NOT_FOUND' } });
  const foreign = publicId('mem', other.memberId);
  for (const id of [foreign, foreign.replace('mem_', 'usr_'), 'mem_', foreign.toUpperCase()]) {
    expect(await answer(id)).toEqual(expected);
  }
});
