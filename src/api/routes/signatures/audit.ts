import { z } from 'zod';
import { present } from '../../../domain/document/representation.ts';
import { trailTypes } from '../../../domain/audit/event-routing.ts';
import { publicId } from '../../../domain/ids.ts';
import { readTrail } from '../../../persistence/stores/log/trail.ts';
import { requireDocument } from '../../find.ts';
import { readRoute } from '../../route.ts';
import { answerId, answerText, idOf, nothing, timeOf } from '../../schemas.ts';
import { documentId } from './examples.ts';

export const getTrailRoute = readRoute({
  method: 'GET',
  path: '/signatures/audit',
  operationId: 'getDocumentAuditTrail',
  tag: 'Signatures',
  summary: 'The audit trail of a document, oldest first',
  access: { scope: 'svc:signatures:read', roles: 'anyone' },
  query: z.strictObject({ document_id: idOf('document') }),
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      document_id: answerId('document'),
      events: z
        .array(
          z.strictObject({
            timestamp: timeOf('When it happened'),
            event_type: z.enum(trailTypes).meta({ description: 'What happened to the document' }),
            actor: answerText(
              'Who did it: a member’s key, a recipient, or `system` for the service',
            ),
            ip_address: answerText('The IP address that it came from').optional(),
            details: z
              .record(z.string(), z.unknown())
              .meta({ description: 'What else is known of it, by the kind of event' }),
          }),
        )
        .meta({ description: 'What happened to the document, oldest first' }),
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
