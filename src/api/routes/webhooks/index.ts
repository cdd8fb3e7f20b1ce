import { createWebhookRoute } from './create.ts';
import { deleteWebhookRoute } from './delete.ts';
import { getDeliveryRoute, listDeliveriesRoute } from './deliveries.ts';
import { listWebhookEventTypesRoute } from './event-types.ts';
import { getWebhookRoute } from './get.ts';
import { listWebhooksRoute } from './list.ts';
import { resendWebhookRoute } from './resend.ts';
import { rotateWebhookSecretRoute } from './rotate-secret.ts';
import { testWebhookRoute } from './test.ts';
import { updateWebhookRoute } from './update.ts';

export const webhookRoutes = [
  listWebhooksRoute,
  getWebhookRoute,
  createWebhookRoute,
  updateWebhookRoute,
  deleteWebhookRoute,
  rotateWebhookSecretRoute,
  listWebhookEventTypesRoute,
  listDeliveriesRoute,
  getDeliveryRoute,
  resendWebhookRoute,
  testWebhookRoute,
];
