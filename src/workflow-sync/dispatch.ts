import { parsePublicId, publicId } from '../domain/ids.ts';
import type { Snapshot } from '../domain/document/snapshot.ts';
import { WebhookDeliveryEntity, type WebhookDelivery } from '../persistence/entities/webhooks.ts';
import type { WorkflowDispatcher } from '../outside/workflow-dispatcher.ts';
import { uuidArray } from '../persistence/uuid-array.ts';
import type { OperationDeps } from '../operations/unit-of-work/context.ts';
import { readSnapshot } from './snapshot.ts';

type DispatchDeps = Pick<OperationDeps, 'database' | 'drill'>;

/**
 * Hands Temporal the document as it is now, then notes the revision that was handed over. Holds no
 * lock meanwhile: whatever commits in between has a higher revision and is told again.
 */
export async function dispatchDocument(
  deps: DispatchDeps,
  dispatcher: WorkflowDispatcher,
  documentId: string,
): Promise<void> {
  const snapshot = await readSnapshot(deps, documentId);
  if (!snapshot || snapshot.rev === 0) return;
  if (deps.drill?.lacks('told-after-tell')) await markDispatched(deps, snapshot);
  deps.drill?.crashPoint('after-read-before-tell');
  await dispatcher.syncDocument(snapshot);
  deps.drill?.crashPoint('after-tell-before-told');
  await markDispatched(deps, snapshot);
}

/** `synced_rev` only ever moves forward, and only to what was sent. */
export async function markDispatched(deps: DispatchDeps, snapshot: Snapshot): Promise<void> {
  const em = deps.database.fork();
  const id = parsePublicId('doc', snapshot.documentId);
  const table = snapshot.status === 'deleted' ? 'document_tombstones' : 'documents';
  const key = snapshot.status === 'deleted' ? 'document_id' : 'id';
  await em.execute(
    `update ${table} set synced_rev = greatest(synced_rev, ?), lease_until = null, dispatch_attempts = 0
     where ${key} = ?`,
    [snapshot.rev, id],
  );
}

/** Starts the workflow of a delivery, once however often it is told. */
export async function dispatchDelivery(
  deps: DispatchDeps,
  dispatcher: WorkflowDispatcher,
  deliveryId: string,
): Promise<void> {
  const em = deps.database.fork();
  const delivery = await em.findOne(WebhookDeliveryEntity, { id: deliveryId });
  if (!delivery || delivery.status !== 'pending' || delivery.dispatched || delivery.deferred)
    return;
  await dispatcher.startDelivery(deliveryInput(delivery), delivery.resend);
  deps.drill?.crashPoint('after-start-before-told');
  await em.nativeUpdate(
    WebhookDeliveryEntity,
    { id: deliveryId },
    { dispatched: true, leaseUntil: null, dispatchAttempts: 0 },
  );
}

function deliveryInput(delivery: WebhookDelivery) {
  return {
    deliveryId: publicId('dlv', delivery.id),
    organizationId: publicId('org', delivery.organizationId),
    webhookId: publicId('whk', delivery.webhookId),
    eventId: publicId('evt', delivery.eventId),
    eventType: delivery.eventType,
  };
}

export interface Lease {
  /** Told this much after the commit, the process that wrote it has had its chance. */
  olderThan: Date;
  /** A row from later than this was written by a process whose clock is ahead. */
  newerThan: Date;
  forS: number;
  limit: number;
}

/**
 * Takes what has not been told: documents, tombstones and deliveries. The lease commits before
 * anybody calls Temporal; a process that dies with it loses it when it runs out, by the database's
 * clock, which is the one that all processes share.
 */
export async function leasePending(
  deps: DispatchDeps,
  lease: Lease,
): Promise<{ documents: string[]; deliveries: string[] }> {
  const em = deps.database.fork();
  const take = async (table: string, key: string, untold: string, age: string) => {
    const rows = await em.execute<{ id: string }[]>(
      `update ${table} set dispatch_attempts = dispatch_attempts + 1,
         lease_until = clock_timestamp() + make_interval(secs => ?)
       where ${key} in (
         select ${key} from ${table}
         where ${untold} and (${age} < ? or ${age} > ?)
           and (lease_until is null or lease_until < clock_timestamp())
         order by ${age} limit ? for update skip locked)
       returning ${key} as id`,
      [lease.forS, lease.olderThan, lease.newerThan, lease.limit],
    );
    return rows.map(({ id }) => id);
  };
  const documents = await take('documents', 'id', 'rev > synced_rev', 'changed_at');
  const gone = await take('document_tombstones', 'document_id', 'rev > synced_rev', 'changed_at');
  const deliveries = await take(
    'webhook_deliveries',
    'id',
    `status = 'pending' and not dispatched and not deferred`,
    'created_at',
  );
  return { documents: [...documents, ...gone], deliveries };
}

/** Marks documents and tombstones as untold again: the sweep found Temporal behind. */
export async function markPending(
  deps: DispatchDeps,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return;
  const em = deps.database.fork();
  for (const [table, key] of [
    ['documents', 'id'],
    ['document_tombstones', 'document_id'],
  ] as const) {
    await em.execute(
      `update ${table} set synced_rev = 0, lease_until = null where ${key} = any(?::uuid[])`,
      [uuidArray(documentIds)],
    );
  }
}
