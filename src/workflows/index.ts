export { bulkSend } from './bulk-send.ts';
export { documentLifecycle } from './document-lifecycle.ts';
export { fileConversion } from './file-conversion.ts';
export { installation } from './installation.ts';
export { webhookDelivery } from './webhook-delivery.ts';
