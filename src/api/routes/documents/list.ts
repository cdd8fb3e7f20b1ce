import { z } from 'zod';
import { closedReason, closedReasons } from '../../../domain/document/document.ts';
import { present } from '../../../domain/document/representation.ts';
import { parsePublicId, publicId } from '../../../domain/ids.ts';
import { isoOrAbsent } from '../../../domain/time.ts';
import { listDocuments } from '../../../persistence/stores/documents/document-list.ts';
import { page, readCursor } from '../../cursor.ts';
import { readRoute } from '../../route.ts';
import { pollByTime } from '../../settled-until.ts';
import { documentFields } from '../../answer-schemas.ts';
import { idOf, nothing, pageEnd, paging, searchText, unixTimeOf } from '../../schemas.ts';
import { documentExample } from './examples.ts';
import { externalId } from './members.ts';

const listName = 'documents';

export const listDocumentsRoute = readRoute({
  method: 'GET',
  path: '/documents',
  operationId: 'listDocuments',
  tag: 'Documents',
  summary: 'List documents, newest first',
  description: pollByTime('documents'),
  access: { scope: 'svc:documents:read', roles: 'anyone' },
  query: z.strictObject({
    ...paging,
    status: documentFields.status.optional().meta({ description: 'Only documents of this status' }),
    closed_reason: z
      .enum(closedReasons)
      .optional()
      .meta({ description: 'Only documents that were closed for this reason' }),
    external_id: externalId
      .optional()
      .meta({ description: 'Only documents of which this is the `external_id`' }),
    template_id: idOf('template')
      .optional()
      .meta({ description: 'Only documents that were made of this template' }),
    search: searchText(100, 2).optional().meta({
      description:
        'Only documents with this in the title, or in a recipient’s name or email address, whatever the case and accents; 2 to 100 characters',
    }),
    created_after: unixTimeOf('Only documents made after this time'),
    created_before: unixTimeOf('Only documents made before this time'),
  }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      data: z
        .array(
          z.strictObject({
            id: documentFields.id,
            title: documentFields.title,
            description: documentFields.description,
            status: documentFields.status,
            created_at: documentFields.created_at,
            updated_at: documentFields.updated_at,
            recipients_count: documentFields.recipients_count,
            signed_count: documentFields.signed_count,
            deadline: documentFields.deadline,
            closed_reason: documentFields.closed_reason,
            external_id: documentFields.external_id,
            metadata: documentFields.metadata,
          }),
        )
        .meta({ description: 'The documents of this page, newest first' }),
      ...pageEnd,
    })
    .meta({ id: 'DocumentPage' }),
  refusals: ['INVALID_CURSOR'],
  example: { answer: { data: [documentExample], has_more: false, next_cursor: null } },
  async read({ deps, principal, query, settledUntil }) {
    const { cursor, limit = 20, ...filters } = query;
    const after =
      cursor === undefined ? undefined : readCursor(deps.keyring, listName, filters, cursor);
    const templateId = parsePublicId('tpl', filters.template_id ?? '');
    const where = {
      status: filters.status,
      closedReason: filters.closed_reason,
      externalId: filters.external_id,
      templateId,
      search: filters.search,
      createdAfter: filters.created_after,
      createdBefore: filters.created_before,
      // Further pages lie behind what was shown.
      createdUntil: filters.created_after && !after ? await settledUntil(true) : undefined,
    };
    const found =
      filters.template_id !== undefined && templateId === undefined
        ? []
        : await listDocuments(deps.database, principal, where, after, limit + 1);
    const { rows, end } = page(deps.keyring, listName, filters, found, limit, (row) => ({
      at: row.createdAt,
      id: row.id,
    }));
    return {
      data: rows.map((row) => ({
        id: publicId('doc', row.id),
        title: row.title,
        ...present('description', row.description),
        status: row.status,
        created_at: row.createdAt.toISOString(),
        updated_at: row.updatedAt.toISOString(),
        recipients_count: row.recipientsCount,
        signed_count: row.signedCount,
        ...present('deadline', isoOrAbsent(row.deadline)),
        ...present('closed_reason', closedReason(row)),
        ...present('external_id', row.externalId),
        ...present('metadata', row.metadata),
      })),
      ...end,
    };
  },
});
