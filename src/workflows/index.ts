export { documentLifecycle } from './document-lifecycle.ts';
export { webhookDelivery } from './webhook-delivery.ts';
