import { z } from 'zod';
import { publicId } from '../../../domain/ids.ts';
import { rotateSecret } from '../../../operations/webhooks/rotate-secret.ts';
import { writeRoute } from '../../route.ts';
import { answerId, answerText, nothing, timeOf } from '../../schemas.ts';
import { secretExample, webhookExample } from './examples.ts';
import { access, idQuery } from './schemas.ts';

export const rotateWebhookSecretRoute = writeRoute({
  method: 'POST',
  path: '/webhooks/rotate-secret',
  operationId: 'rotateWebhookSecret',
  tag: 'Webhooks',
  summary: 'Give a webhook a new secret',
  description:
    'The new secret is returned this once. For 24 hours the old one signs beside it; a second ' +
    'rotation within that time drops the oldest.',
  access,
  query: idQuery,
  body: nothing,
  status: 200,
  answer: z
    .strictObject({
      id: answerId('webhook'),
      secret: answerText('The new secret (`whsec_…`), shown this once'),
      rotated_at: timeOf('When the new secret began to sign'),
    })
    .meta({ id: 'RotatedSecret' }),
  refusals: ['WEBHOOK_NOT_FOUND'],
  example: {
    query: { id: webhookExample.id },
    answer: {
      id: webhookExample.id,
      secret: secretExample,
      rotated_at: '2027-02-01T09:00:00.000Z',
    },
  },
  async write(tx, { principal, query }) {
    const { webhook, secret } = await rotateSecret(tx, principal, query.id);
    return { id: publicId('whk', webhook.id), secret, rotated_at: tx.now.toISOString() };
  },
});
