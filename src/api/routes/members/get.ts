import { z } from 'zod';
import { parsePublicId } from '../../../domain/ids.ts';
import { memberRepresentation } from '../../../domain/member/representation.ts';
import { notFound } from '../../../domain/refusals.ts';
import { findMember } from '../../../persistence/stores/organizations/members.ts';
import { readRoute } from '../../route.ts';
import { idOf, nothing } from '../../schemas.ts';
import { memberExample } from './examples.ts';
import { memberSchema } from './schema.ts';

export const getMemberRoute = readRoute({
  method: 'GET',
  path: '/members/get',
  operationId: 'getMember',
  tag: 'Members',
  summary: 'Get a member',
  access: { scope: 'svc:members:read', roles: 'anyone' },
  query: z.strictObject({ id: idOf('member') }),
  body: nothing,
  status: 200,
  answer: memberSchema,
  refusals: ['MEMBER_NOT_FOUND'],
  example: { query: { id: memberExample.id }, answer: memberExample },
  async read({ deps, principal, query }) {
    const uuid = parsePublicId('mem', query.id);
    const member = await findMember(deps.database, principal.organizationId, uuid);
    if (!member) throw notFound('MEMBER', query.id);
    return memberRepresentation(member);
  },
});
