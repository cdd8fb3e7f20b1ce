import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { webhookMessages, type WebhookMessage } from '../routes/webhooks/event-examples.ts';

export const eventsTag = 'Webhook events';

/** What endpoints are sent: the other direction, each type with its schema and an example. */
export function webhookOperations(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    webhookMessages.map((message) => [message.type, { post: operationOf(message) }]),
  );
}

function operationOf({ type, description, schema, example }: WebhookMessage) {
  return {
    operationId: `on-${type.replaceAll(/[._]/g, '-')}`,
    // Not that of the paths: generators take them for the same operations, and drop the paths.
    tags: [eventsTag],
    summary: type,
    description,
    // The service answers for itself: by its signature, which the endpoint checks.
    security: [],
    parameters: signedHeaders,
    requestBody: { required: true, content: { 'application/json': { schema, example } } },
    responses: {
      '2XX': { description: 'The event has arrived. Nothing else counts as success.' },
      '4XX': {
        description: 'Delivered again later, in ten attempts in all over about three days.',
      },
      '410': {
        description: 'The endpoint is gone: it is disabled at once, and its owner is mailed.',
      },
    },
  };
}

const signedHeaders = [
  header(
    'webhook-id',
    'The id of the event, the same at every attempt.',
    'evt_01kg1sxq2pfekr9v0d7xh8n3ma',
  ),
  header('webhook-timestamp', 'When this attempt was made, in Unix seconds.', '1801123200'),
  header(
    'webhook-signature',
    'Standard Webhooks 1.0: `v1,` and the base64 HMAC-SHA256 over id, timestamp and body, joined ' +
      'by dots; two of them, with a space between, for 24 hours after a rotation.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

function header(name: string, description: string, example: string) {
  const schema = { type: 'string' as const };
  return { name, in: 'header' as const, required: true, description, schema, example };
}
