import { z } from 'zod';
import { sharingModes } from '../../../domain/document/document.ts';
import { publicId } from '../../../domain/ids.ts';
import { setDocumentAccess } from '../../../operations/documents/set-access.ts';
import { requireDocument } from '../../find.ts';
import { readRoute, writeRoute } from '../../route.ts';
import { answerId, done, id, idOf, nothing } from '../../schemas.ts';
import { documentExample } from './examples.ts';

const sharingMode = z.enum(sharingModes).meta({
  description:
    'Who may read it: `private`: its owner, owners and admins of the workspace; `workspace`: every ' +
    'member; `specific`: the first ones and those of `user_ids`',
});
const userExample = 'usr_01k9zf4s8ye0mbqn7h7wz3a5rc';

export const getDocumentAccessRoute = readRoute({
  method: 'GET',
  path: '/documents/access',
  operationId: 'getDocumentAccess',
  tag: 'Documents',
  summary: 'Who in the workspace may read a document',
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject({ id: idOf('document') }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      document_id: answerId('document'),
      sharing_mode: sharingMode,
      user_ids: z
        .array(z.string())
        .optional()
        .meta({ description: 'Users who may read it too, where the mode is `specific`' }),
    })
    .meta({ id: 'DocumentAccess' }),
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: {
    query: { id: documentExample.id },
    answer: { document_id: documentExample.id, sharing_mode: 'specific', user_ids: [userExample] },
  },
  async read(call) {
    const document = await requireDocument(call, call.query.id);
    return {
      document_id: publicId('doc', document.id),
      sharing_mode: document.sharingMode,
      ...(document.sharingMode === 'specific' && {
        user_ids: document.sharedUserIds.map((user) => publicId('usr', user)),
      }),
    };
  },
});

export const setDocumentAccessRoute = writeRoute({
  method: 'PATCH',
  path: '/documents/access',
  operationId: 'updateDocumentAccess',
  tag: 'Documents',
  summary: 'Decide who in the workspace may read a document',
  access: { scope: 'svc:documents:write', roles: 'anyone' },
  query: z.strictObject({ id: idOf('document') }),
  body: z.strictObject({
    sharing_mode: sharingMode,
    user_ids: z.array(id).max(1_000).optional().meta({
      description:
        'Users of the workspace who may read it too (`user_id` of members); goes with `specific`, up to 1,000',
    }),
  }),
  status: 200,
  answer: z.strictObject({ success: done }),
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: {
    query: { id: documentExample.id },
    body: { sharing_mode: 'workspace' },
    answer: { success: true },
  },
  async write(tx, { principal, query, body }) {
    await setDocumentAccess(tx, principal, query.id, {
      sharingMode: body.sharing_mode,
      userIds: body.user_ids,
    });
    return { success: true as const };
  },
});
