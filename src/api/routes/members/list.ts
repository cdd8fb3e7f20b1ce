import { z } from 'zod';
import { memberRepresentation } from '../../../domain/member/representation.ts';
import { listMembers } from '../../../persistence/stores/organizations/members.ts';
import { readRoute } from '../../route.ts';
import { nothing } from '../../schemas.ts';
import { memberExample } from './examples.ts';
import { memberRole, memberSchema } from './schema.ts';

export const listMembersRoute = readRoute({
  method: 'GET',
  path: '/members',
  operationId: 'listMembers',
  tag: 'Members',
  summary: 'List members by role, then by the day they joined',
  access: { scope: 'svc:members:read', roles: 'anyone' },
  query: z.strictObject({
    role: memberRole.optional().meta({ description: 'Only members with this role' }),
  }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      members: z
        .array(memberSchema)
        .meta({ description: 'The members by role, then by the day they joined' }),
    })
    .meta({ id: 'MemberList' }),
  refusals: [],
  example: { query: { role: 'owner' }, answer: { members: [memberExample] } },
  async read({ deps, principal, query }) {
    const members = await listMembers(deps.database, principal.organizationId, query);
    return { members: members.map(memberRepresentation) };
  },
});
