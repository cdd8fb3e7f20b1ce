import type { Snapshot } from '../domain/document/snapshot.ts';
import {
  parsePublicId,
  publicId,
  type BulkSendId,
  type DeliveryId,
  type DocumentId,
  type FileId,
} from '../domain/ids.ts';
import type { WorkflowDispatcher } from '../outside/workflow-dispatcher.ts';
import type { Database } from '../persistence/orm.ts';
import {
  findPendingDelivery,
  markDeliveryDispatched,
  markDocumentDispatched,
} from '../persistence/stores/workflows/dispatch.ts';
import {
  findPendingConversion,
  markConversionDispatched,
} from '../persistence/stores/files/conversions.ts';
import {
  findPendingBulkSend,
  markBulkSendDispatched,
} from '../persistence/stores/bulk-sends/bulk-send-dispatch.ts';
import { readSnapshot } from '../persistence/stores/workflows/snapshots.ts';
import { keepSchedule } from '../persistence/stores/test-workspaces/test-schedules.ts';

export interface DispatchDeps {
  database: Database;
  dispatcher: WorkflowDispatcher;
}

/**
 * Hands Temporal the document as it is now, then notes the revision that was handed over. Holds no
 * lock during the call: whatever commits in between has a higher revision and is dispatched again.
 */
export async function dispatchDocument(
  { database, dispatcher }: DispatchDeps,
  documentId: DocumentId,
): Promise<void> {
  const snapshot = await readSnapshot(database, documentId);
  if (!snapshot || snapshot.rev === 0) return;
  await dispatcher.syncDocument(snapshot);
  await acknowledge(database, snapshot);
}

/** Notes that the workflow has this snapshot, so that only later changes are still pending. */
export async function acknowledge(database: Database, snapshot: Snapshot): Promise<void> {
  const id = parsePublicId('doc', snapshot.documentId);
  if (id === undefined) return;
  // Before the revision: who moves the clock relies on it where nothing is pending.
  if (snapshot.clock) await keepSchedule(database, id, snapshot.clock, snapshot);
  await markDocumentDispatched(database, id, snapshot.rev, snapshot.status === 'deleted');
}

/** Starts the workflow of a delivery, once however often it is dispatched. */
export async function dispatchDelivery(
  { database, dispatcher }: DispatchDeps,
  deliveryId: DeliveryId,
): Promise<void> {
  const delivery = await findPendingDelivery(database, deliveryId);
  if (!delivery) return;
  const input = {
    deliveryId: publicId('dlv', delivery.id),
    organizationId: publicId('org', delivery.organizationId),
    webhookId: publicId('whk', delivery.webhookId),
    eventId: publicId('evt', delivery.eventId),
    eventType: delivery.eventType,
  };
  await dispatcher.startDelivery(input, delivery.resend);
  await markDeliveryDispatched(database, deliveryId);
}

/** Starts the workflow of a conversion, once however often it is dispatched. */
export async function dispatchConversion(
  { database, dispatcher }: DispatchDeps,
  fileId: FileId,
): Promise<void> {
  const conversion = await findPendingConversion(database, fileId);
  if (!conversion || conversion.dispatched) return;
  await dispatcher.startConversion({
    fileId: publicId('fil', fileId),
    organizationId: publicId('org', conversion.organizationId),
  });
  await markConversionDispatched(database, fileId);
}

/** Starts the workflow of a bulk send, or tells it of a change; what is handed over is noted. */
export async function dispatchBulkSend(
  { database, dispatcher }: DispatchDeps,
  id: BulkSendId,
): Promise<void> {
  const pending = await findPendingBulkSend(database, id);
  if (!pending) return;
  await dispatcher.syncBulkSend({
    bulkSendId: publicId('blk', id),
    organizationId: publicId('org', pending.organizationId),
  });
  await markBulkSendDispatched(database, id, pending.rev);
}
