import { deliveryWorkflowId } from '../../src/workflows/contracts.ts';
import { startDeliveries } from '../../test/support/deliveries.ts';
import { startReceiver, type Reaction } from '../../test/support/receiver.ts';
import { apiId } from '../../test/support/uuid.ts';
import { deliveriesOf, givenWebhook } from '../../test/support/webhooks.ts';
import { givenDocument, givenWorkspace } from '../../test/support/workspace.ts';
import type { Keep } from './keep.ts';

const ways: [string, [Reaction, ...Reaction[]]][] = [
  ['succeeded', [500, 200]],
  ['failed', [500]],
  ['gone', [410]],
];

/** Each way a delivery of a webhook ends. */
export async function recordDeliveries(keep: Keep): Promise<void> {
  const service = await startDeliveries();
  try {
    for (const [name, reactions] of ways) {
      const workspace = await givenWorkspace(service.app);
      const receiver = await startReceiver(...reactions);
      const { id } = await givenWebhook(workspace, { url: receiver.url });
      await givenDocument(service.app, workspace);
      await service.dispatch();
      const [delivery] = await deliveriesOf(workspace, id);
      const eventId = delivery?.event_id ?? '';
      await service.outcome(id, eventId);
      const workflowId = deliveryWorkflowId(apiId('whk', id), apiId('evt', eventId), 0);
      await keep(`webhookDelivery/${name}`, service.env.client.workflow.getHandle(workflowId));
      await receiver.stop();
    }
  } finally {
    await service.stop();
  }
}
