import { parsePublicId } from '../../domain/ids.ts';
import type { Database } from '../orm.ts';
import { uuidArray } from '../uuid-array.ts';

const batch = 5_000;

/** Open, or final with a seal to make or mails to send: each needs its workflow. */
const needsWorkflow = `(status in ('sent', 'in_progress')
  or (status = 'completed' and sealed_file_id is null)
  or exists (select from mails m where m.document_id = documents.id and m.status = 'pending'))`;

/**
 * Documents that need a workflow and were told long enough ago for Temporal's lists to show it, in
 * id order. What is untold is the relay's anyway.
 */
export async function* documentsWithWorkflow(
  database: Database,
  dispatchedBefore: Date,
): AsyncGenerator<string> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    // One branch for each partial index: finished documents are many and are not looked at.
    const rows = await database.fork().execute<{ id: string; told: boolean }[]>(
      `select id, rev = synced_rev and changed_at < ? as told from documents
       where rev > 0 and id in (
         (select id from documents where status in ('sent', 'in_progress') and id > ?
          order by id limit ${batch})
         union (select id from documents
          where status = 'completed' and sealed_file_id is null and id > ? order by id limit ${batch})
         union (select distinct document_id from mails
          where status = 'pending' and document_id > ? order by document_id limit ${batch}))
       order by id limit ${batch}`,
      [dispatchedBefore, after, after, after],
    );
    for (const { id, told } of rows) if (told) yield id;
    const last = rows.at(-1);
    if (rows.length < batch || !last) return;
    after = last.id;
  }
}

/** Of those that exist, deleted ones with a tombstone among them: whether nothing is left to do. */
export async function finishedOf(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; finished: boolean }[]> {
  if (ids.length === 0) return [];
  return database.fork().execute<{ id: string; finished: boolean }[]>(
    `select id, not ${needsWorkflow} as finished from documents where id = any(?::uuid[])
     union all
     select document_id, true from document_tombstones where document_id = any(?::uuid[])`,
    [uuidArray(ids), uuidArray(ids)],
  );
}

/**
 * Pending deliveries whose workflow does not run are told again. Page by page: an endpoint that has
 * been down for a day may have left very many.
 */
export async function requeueLostDeliveries(
  database: Database,
  alive: ReadonlySet<string>,
  page = batch,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await database.fork().execute<{ id: string; key: string }[]>(
      `select id, webhook_id || ':' || event_id || ':' || resend as key from webhook_deliveries
       where status = 'pending' and dispatched and id > ? order by id limit ?`,
      [after, page],
    );
    await markDeliveriesPending(
      database,
      rows.filter(({ key }) => !alive.has(key)).map(({ id }) => id),
    );
    const last = rows.at(-1);
    if (rows.length < page || !last) return;
    after = last.id;
  }
}

async function markDeliveriesPending(
  database: Database,
  deliveryIds: readonly string[],
): Promise<void> {
  if (deliveryIds.length === 0) return;
  await database
    .fork()
    .execute(
      `update webhook_deliveries set dispatched = false, lease_until = null where id = any(?::uuid[])`,
      [uuidArray(deliveryIds)],
    );
}

/** `webhook:whk_…:evt_…[:rN]` as the key above. */
export function deliveryKey(workflowId: string): string | undefined {
  const [, webhook = '', event = '', resend = 'r0'] = workflowId.split(':');
  const webhookId = parsePublicId('whk', webhook);
  const eventId = parsePublicId('evt', event);
  if (webhookId === undefined || eventId === undefined) return undefined;
  return `${webhookId}:${eventId}:${resend.slice(1)}`;
}
