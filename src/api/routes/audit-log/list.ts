import { z } from 'zod';
import { actorTypes, eventSources } from '../../../domain/audit/actor.ts';
import { logActions } from '../../../domain/audit/event-routing.ts';
import { logEntryRepresentation } from '../../../domain/audit/representation.ts';
import { parsePublicId } from '../../../domain/ids.ts';
import { listLog } from '../../../persistence/stores/log/audit-log.ts';
import { page, readCursor } from '../../cursor.ts';
import { readRoute } from '../../route.ts';
import { pollByTime } from '../../settled-until.ts';
import {
  answerId,
  answerText,
  idOf,
  nothing,
  pageEnd,
  paging,
  timeOf,
  unixTimeOf,
} from '../../schemas.ts';

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
    id: answerId('entry of the log'),
    action: z.enum(logActions).meta({ description: 'What happened in the workspace' }),
    actor_type: z.enum(actorTypes).meta({
      description: 'Who did it: a member (`user`), a `recipient`, or the service (`system`)',
    }),
    actor_name: answerText('The name of who did it').optional(),
    actor_email: answerText('The email address of who did it').optional(),
    resource_type: answerText('The kind of thing it happened to, such as `document`'),
    resource_id: answerText('The id of the thing it happened to').optional(),
    document_id: answerText('The id of the document that the entry is about').optional(),
    ip_address: answerText('The IP address that it came from').optional(),
    source: z.enum(eventSources).meta({
      description: 'The way it came: a page (`web`), the `api`, or the service itself (`system`)',
    }),
    created_at: timeOf('When it happened'),
  })
  .meta({ id: 'AuditLogEntry' });

/** A document that was deleted keeps its entries, so an id is a filter here and never looked up. */
export const listAuditLogRoute = readRoute({
  method: 'GET',
  path: '/audit-log',
  operationId: 'listAuditLog',
  tag: 'Audit log',
  summary: 'List what happened in the workspace, newest first',
  description: pollByTime('entries'),
  access: { scope: 'svc:audit:read', roles: 'administrators' },
  query: z.strictObject({
    ...paging,
    document_id: idOf('document').optional().meta({
      description: 'Only entries about the document with this id, also after it was deleted',
    }),
    action: z
      .enum(logActions, 'must be one of the actions of the log')
      .optional()
      .meta({ description: 'Only entries that say this happened' }),
    created_after: unixTimeOf('Only entries after this time'),
    created_before: unixTimeOf('Only entries before this time'),
  }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      entries: z.array(entry).meta({ description: 'The entries of this page, newest first' }),
      ...pageEnd,
    })
    .meta({ id: 'AuditLogPage' }),
  refusals: ['INVALID_CURSOR'],
  example: {
    query: { action: 'document.created' },
    answer: { entries: [example], has_more: false, next_cursor: null },
  },
  async read({ deps, principal, query, settledUntil }) {
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
    // The first page is where who polls may begin; further ones lie behind what was shown.
    const createdUntil = after ? undefined : await settledUntil(createdAfter !== undefined);
    const where = { documentId, action, createdAfter, createdBefore, createdUntil };
    const found =
      document_id !== undefined && documentId === undefined
        ? []
        : await listLog(deps.database, principal.organizationId, where, after, limit + 1);
    const { rows, end } = page(deps.keyring, listName, filters, found, limit, (row) => row);
    return { entries: rows.map(logEntryRepresentation), ...end };
  },
});
