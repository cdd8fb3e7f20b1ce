import { expect, test } from '@jest/globals';
import { publicId } from '../../../src/domain/ids.ts';
import { disableWebhook } from '../../../src/domain/webhook/disable.ts';
import { givenId, start } from '../given-state.ts';
import { givenWebhook } from './given-webhook.ts';

test.each(['gone', 'failing'] as const)(
  'an endpoint that is %s is switched off, logged and told to the owner, once each time',
  (reason) => {
    const webhook = givenWebhook();
    const deliveryId = givenId<'dlv'>(21);
    expect(disableWebhook(webhook, { reason, deliveryId }, start)).toEqual({
      facts: { status: 'disabled', updatedAt: start },
      skipPending: { except: deliveryId },
      events: [{ type: 'organization.updated', details: { disabledWebhook: webhook.id, reason } }],
      mailToOwner: {
        occurrence: `${webhook.id} 2027-01-27T10:30:00.000Z`,
        content: {
          kind: 'webhook_disabled',
          webhook: { id: publicId('whk', webhook.id), name: 'Billing', url: webhook.url },
          reason,
        },
      },
    });
  },
);
