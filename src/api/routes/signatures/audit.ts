import { z } from 'zod';
import { present } from '../../../domain/document/representation.ts';
import { publicId } from '../../../domain/ids.ts';
import { readTrail } from '../../../persistence/stores/trail.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { id, nothing, timestamp } from '../../schemas.ts';
import { documentId } from './examples.ts';

export const getTrailRoute = readRoute({
  method: 'GET',
  path: '/signatures/audit',
  operationId: 'getDocumentAuditTrail',
  tag: 'Signatures',
  summary: 'The audit trail of a document, oldest first',
  access: { scope: 'svc:signatures:read', roles: 'anyone' },
  query: z.strictObject({ document_id: id }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      document_id: z.string(),
      events: z.array(
        z.strictObject({
          timestamp,
          event_type: z.enum([
            'document.created',
            'document.sent',
            'document.voided',
            'document.completed',
            'recipient.added',
            'recipient.viewed',
            'recipient.signed',
            'recipient.approved',
            'recipient.declined',
            'recipient.reminded',
          ]),
          actor: z.string(),
          ip_address: z.string().optional(),
          details: z.record(z.string(), z.unknown()),
        }),
      ),
    })
    .meta({ id: 'AuditTrail' }),
  refusals: ['DOCUMENT_NOT_FOUND'],
  example: {
    query: { document_id: documentId },
    answer: {
      document_id: documentId,
      events: [
        {
          timestamp: '2027-01-27T10:30:00.000Z',
          event_type: 'document.created',
          actor: 'Production key',
          ip_address: '203.0.113.7',
          details: { title: 'Lease for 12 Harbour Street' },
        },
      ],
    },
  },
  async read(call) {
    const document = await requireDocument(call, call.query.document_id);
    const events = await readTrail(call.deps.database, document.id);
    return {
      document_id: publicId('doc', document.id),
      events: events.map((event) => ({
        timestamp: event.at.toISOString(),
        event_type: event.trailType,
        actor: event.actor ?? 'system',
        ...present('ip_address', event.ipAddress),
        details: event.details,
      })),
    };
  },
});
