import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { memberRoles, type MemberRole } from '../../../src/domain/member/member.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { remove } from '../../support/member-changes.ts';
import { share } from '../../support/sharing.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  type Workspace,
} from '../../support/workspace.ts';
import { givenBoundTemplate, givenTemplate } from './given-template.ts';

/** Every role against every operation on a template of their own, of another, and hidden ones. */

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const operations = {
  list: async ({ api }: Workspace, id: string) => {
    const { status, body } = await api.get('/templates');
    return status === 200 && body.templates.some((each: any) => each.id === id) ? 200 : 404;
  },
  get: async ({ api }: Workspace, id: string) => (await api.get('/templates/get', { id })).status,
  fields: async ({ api }: Workspace, id: string) =>
    (await api.get('/templates/fields', { id })).status,
  place: async ({ api }: Workspace, id: string) =>
    refusal(await api.call('PUT', '/templates/fields', { query: { id }, body: { fields: [] } })),
  use: async ({ api }: Workspace, id: string) =>
    (await api.post('/templates/use', { query: { id }, body: { title: 'Used' } })).status,
  update: async ({ api }: Workspace, id: string) =>
    refusal(await api.call('PUT', '/templates/update', { query: { id }, body: { name: 'Other' } })),
  delete: async ({ api }: Workspace, id: string) =>
    refusal(await api.call('DELETE', '/templates/delete', { query: { id } })),
};
type Operation = keyof typeof operations;

function refusal({ status, body }: { status: number; body: any }): number | string {
  return status === 403 ? body.code : status;
}

const everything = {
  list: 200,
  get: 200,
  fields: 200,
  place: 200,
  use: 201,
  update: 200,
  delete: 200,
};
const refused = 'INSUFFICIENT_ROLE';
const onlyUse = { ...everything, place: refused, update: refused, delete: refused };
const onlyRead = { ...onlyUse, use: 403 };
const hidden = {
  list: 404,
  get: 404,
  fields: 404,
  place: 404,
  use: 404,
  update: 404,
  delete: 404,
};
/** A viewer is refused by role before anything is looked up. */
const hiddenAndRead = { ...hidden, use: 403, place: refused, update: refused, delete: refused };

type Whose = 'own' | 'another’s' | 'bound to a hidden document' | 'of another workspace';
const matrix: Record<MemberRole, Record<Whose, Record<Operation, number | string>>> = {
  owner: forAdministrators(),
  admin: forAdministrators(),
  member: {
    own: everything,
    'another’s': onlyUse,
    'bound to a hidden document': hidden,
    'of another workspace': hidden,
  },
  viewer: {
    own: onlyRead,
    'another’s': onlyRead,
    'bound to a hidden document': hiddenAndRead,
    'of another workspace': hiddenAndRead,
  },
};

function forAdministrators(): Record<Whose, Record<Operation, number | string>> {
  return {
    own: everything,
    'another’s': everything,
    'bound to a hidden document': everything,
    'of another workspace': hidden,
  };
}

async function givenTemplateOf(
  whose: Whose,
  caller: Workspace,
  role: MemberRole,
  owner: Workspace,
) {
  switch (whose) {
    case 'own': {
      const maker = role === 'viewer' ? owner : caller;
      const { id } = await givenTemplate(app, maker);
      // Of somebody who was a member when they made it.
      if (role === 'viewer') await give(id, caller);
      return id;
    }
    case 'another’s':
      return (await givenTemplate(app, await givenMember(app, owner, 'member'))).id;
    case 'bound to a hidden document':
      return givenHidden(owner);
    case 'of another workspace':
      return (await givenTemplate(app, await givenWorkspace(app))).id;
  }
}

async function give(id: string, { memberId, organizationId }: Workspace): Promise<void> {
  await app.database
    .fork()
    .execute('update templates set owner_member_id = ? where organization_id = ? and name = ?', [
      memberId,
      organizationId,
      'Residential lease',
    ]);
  expect(id).toMatch(/^tpl_/);
}

/** Bound to a document that was shared with its maker, and is shared with nobody now. */
async function givenHidden(owner: Workspace): Promise<string> {
  const maker = await givenMember(app, owner, 'member');
  const { id, documentId } = await givenBoundTemplate(app, owner, maker);
  await share(owner, documentId, 'private');
  return id;
}

test.each(
  memberRoles.flatMap((role) =>
    (Object.keys(matrix[role]) as Whose[]).map((whose) => [role, whose] as const),
  ),
)('%s on a template, %s: every operation answers as the table says', async (role, whose) => {
  const owner = await givenWorkspace(app);
  const caller = await givenMember(app, owner, role);
  const id = await givenTemplateOf(whose, caller, role, owner);
  const answered: Record<string, number | string> = {};
  for (const name of Object.keys(operations) as Operation[]) {
    answered[name] = await operations[name](caller, id);
  }
  expect(answered).toEqual(matrix[role][whose]);
});

test.each(memberRoles)('%s: making a template is for all but viewers', async (role) => {
  const owner = await givenWorkspace(app);
  const caller = await givenMember(app, owner, role);
  const { id: documentId } = await givenDocument(app, owner);
  await share(owner, documentId, 'workspace');
  const made = await caller.api.post('/templates', {
    body: { document_id: documentId, name: 'Lease' },
  });
  expect(made.status).toBe(role === 'viewer' ? 403 : 201);
});

test('templates of a member who is removed go to the owner, who alone may then change them', async () => {
  const owner = await givenWorkspace(app);
  const maker = await givenMember(app, owner, 'member');
  const other = await givenMember(app, owner, 'member');
  const { id } = await givenTemplate(app, maker);
  await remove(app, maker);
  expect(await operations.update(other, id)).toBe('INSUFFICIENT_ROLE');
  const rows = await app.database
    .fork()
    .execute('select owner_member_id from templates where organization_id = ?', [
      owner.organizationId,
    ]);
  expect(rows).toEqual([{ owner_member_id: owner.memberId }]);
});
