import { z } from 'zod';
import { maxPerHour, maxRows } from '../../../domain/bulk-send/bulk-send.ts';
import { publicId } from '../../../domain/ids.ts';
import { hashRows, startBulkSend } from '../../../operations/bulk-sends/start.ts';
import { writeRoute } from '../../route.ts';
import { answerText, idOf, nothing } from '../../schemas.ts';
import { sending } from '../documents/request-schema.ts';
import { templateExample } from '../templates/examples.ts';
import { bulkSendExample } from './examples.ts';
import { readRow } from './read-rows.ts';
import { rowCounts, rowErrors } from './schema.ts';

const mb = 1_048_576;

const answer = z
  .strictObject({
    id: answerText(
      'The id of the bulk send, which begins with `blk_`; a `dry_run` has none',
    ).optional(),
    status: z
      .enum(['running', 'dry_run'])
      .meta({ description: 'Whether rows are being sent, or nothing was kept' }),
    ...rowCounts,
    errors: rowErrors,
  })
  .meta({ id: 'StartedBulkSend' });

export const createBulkSendRoute = writeRoute({
  method: 'POST',
  path: '/bulk-sends',
  operationId: 'createBulkSend',
  tag: 'Bulk sends',
  summary: 'Make and send a document of a template for each of many rows',
  description:
    'Rows that cannot be sent are skipped, and `errors` names them; the others are made and sent ' +
    'one after the other, each once, with the template as it then is. A body may have 4 MB.',
  access: { scope: 'svc:documents:write', roles: 'writers' },
  query: nothing,
  body: z.strictObject({
    template_id: idOf('template').meta({
      description: 'The id of the template that every document is made of',
    }),
    rows: z
      .array(
        // Read row by row; see readRow.
        z.unknown().meta({ override: { $ref: '#/components/schemas/BulkSendRowInput' } }),
      )
      .min(1, 'must have at least one row')
      .max(maxRows, `must have ${maxRows} rows or fewer`)
      .meta({ description: 'The rows, 1 to 1,000: a document is made of each' }),
    send: sending.meta({ description: 'How each document is sent as soon as it is made' }),
    per_hour: z.number().int().min(1).max(maxPerHour).optional().meta({
      description:
        'How many documents are sent an hour, 1 to 5,000; as fast as they can be made unless given',
    }),
    dry_run: z.literal(true).optional().meta({
      description:
        '`true`: the answer (200) says what is wrong with the rows; nothing is kept and nothing is sent',
    }),
  }),
  bodyLimitBytes: 4 * mb,
  bodyMaxValues: 150_000,
  status: 201,
  answer,
  trial: {
    isTrial: ({ status }) => status === 'dry_run',
    example: { status: 'dry_run', total: 2, valid: 2, errors: [] },
  },
  refusals: ['TEMPLATE_NOT_FOUND', 'NO_VALID_ROWS'],
  example: {
    body: {
      template_id: templateExample.id,
      rows: [
        {
          title: 'Lease for 12 Harbour Street',
          recipients: [{ key: 'tenant', name: 'Ana Torres', email: 'ana@example.com' }],
        },
        {
          recipients: [{ key: 'tenant', name: 'Bo Lind', email: 'bo@example.com' }],
          external_id: 'lease-2027-13',
        },
      ],
      send: { message: 'Please sign by Friday.' },
      per_hour: 600,
    },
    answer: { id: bulkSendExample.id, status: 'running', total: 2, valid: 2, errors: [] },
  },
  ours: true,
  async write(tx, { principal, body }) {
    const { id: made, ...counts } = await startBulkSend(tx, principal, {
      templateId: body.template_id,
      rows: body.rows.map(readRow),
      rowsSha256: hashRows(body.rows),
      message: body.send.message,
      perHour: body.per_hour,
      dryRun: body.dry_run,
    });
    if (made === undefined) return { status: 'dry_run' as const, ...counts };
    return { id: publicId('blk', made), status: 'running' as const, ...counts };
  },
});
