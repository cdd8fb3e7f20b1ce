import { z } from 'zod';
import { logActions } from '../../../domain/audit/events.ts';
import { logEntryRepresentation } from '../../../domain/audit/representation.ts';
import { parsePublicId } from '../../../domain/ids.ts';
import { listLog } from '../../../persistence/stores/audit-log.ts';
import { page, readCursor } from '../../cursor.ts';
import { readRoute } from '../../route.ts';
import { id, nothing, pageEnd, paging, timestamp, unixTime } from '../../schemas.ts';

const listName = 'audit-log';

const example = {
  id: 'aud_01k9zf4s8ye0mbqn7h7wz3a5rc',
  action: 'document.created' as const,
  actor_type: 'user' as const,
  actor_name: 'Olga Berg',
  actor_email: 'olga@example.com',
  resource_type: 'document',
  resource_id: 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc',
  document_id: 'doc_01k9zf4s8ye0mbqn7h7wz3a5rc',
  ip_address: '203.0.113.7',
  source: 'api' as const,
  created_at: '2027-01-27T10:30:00.000Z',
};

const entry = z
  .strictObject({
    id: z.string(),
    action: z.enum(logActions),
    actor_type: z.enum(['user', 'recipient', 'system']),
    actor_name: z.string().optional(),
    actor_email: z.string().optional(),
    resource_type: z.string(),
    resource_id: z.string().optional(),
    document_id: z.string().optional(),
    ip_address: z.string().optional(),
    source: z.enum(['web', 'api', 'system']),
    created_at: timestamp,
  })
  .meta({ id: 'AuditLogEntry' });

/** A document that was deleted keeps its entries, so an id is a filter here and never looked up. */
export const listAuditLogRoute = readRoute({
  method: 'GET',
  path: '/audit-log',
  operationId: 'listAuditLog',
  tag: 'Audit log',
  summary: 'List what happened in the workspace, newest first',
  access: { scope: 'svc:audit:read', roles: 'administrators' },
  query: z.strictObject({
    ...paging,
    document_id: id.optional(),
    action: z.enum(logActions, 'must be one of the actions of the log').optional(),
    created_after: unixTime.optional(),
    created_before: unixTime.optional(),
  }),
  body: nothing,
  status: 200,
  answer: z.strictObject({ entries: z.array(entry), ...pageEnd }).meta({ id: 'AuditLogPage' }),
  refusals: ['INVALID_CURSOR'],
  example: {
    query: { action: 'document.created' },
    answer: { entries: [example], has_more: false, next_cursor: null },
  },
  async read({ deps, principal, query }) {
    const { cursor, limit = 20, ...filters } = query;
    const after =
      cursor === undefined ? undefined : readCursor(deps.keyring, listName, filters, cursor);
    const {
      document_id,
      action,
      created_after: createdAfter,
      created_before: createdBefore,
    } = filters;
    const documentId = document_id === undefined ? undefined : parsePublicId('doc', document_id);
    const where = { documentId, action, createdAfter, createdBefore };
    const found =
      document_id !== undefined && documentId === undefined
        ? []
        : await listLog(deps.database, principal.organizationId, where, after, limit + 1);
    const { rows, end } = page(deps.keyring, listName, filters, found, limit, (row) => row);
    return { entries: rows.map(logEntryRepresentation), ...end };
  },
});
