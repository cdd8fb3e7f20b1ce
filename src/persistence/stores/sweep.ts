import { parsePublicId } from '../../domain/ids.ts';
import { isFinal, type DocumentStatus } from '../../domain/document/document.ts';
import type { Database } from '../orm.ts';
import { uuidArray } from '../uuid-array.ts';

const batch = 5_000;

/**
 * Open documents that were told long enough ago for Temporal's lists to show them, in id order.
 * What is untold is the relay's anyway.
 */
export async function* openDocuments(
  database: Database,
  toldBefore: Date,
): AsyncGenerator<string> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await database.fork().execute<{ id: string; told: boolean }[]>(
      `select id, rev = synced_rev and changed_at < ? as told from documents
       where status in ('sent', 'in_progress') and id > ? order by id limit ${batch}`,
      [toldBefore, after],
    );
    for (const { id, told } of rows) if (told) yield id;
    const last = rows.at(-1);
    if (rows.length < batch || !last) return;
    after = last.id;
  }
}

/** Of those that exist: whether nothing can happen to them any more. */
export async function statusesOf(
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; final: boolean }[]> {
  if (ids.length === 0) return [];
  const rows = await database.fork().execute<{ id: string; status: DocumentStatus }[]>(
    `select id, status from documents where id = any(?::uuid[])
     union all select document_id, 'cancelled' from document_tombstones where document_id = any(?::uuid[])`,
    [uuidArray(ids), uuidArray(ids)],
  );
  return rows.map(({ id, status }) => ({ id, final: isFinal(status) }));
}

/** Pending deliveries whose workflow does not run are told again. */
export async function untoldDeliveries(
  database: Database,
  alive: ReadonlySet<string>,
): Promise<void> {
  const rows = await database.fork().execute<{ id: string; key: string }[]>(
    `select id, webhook_id || ':' || event_id || ':' || resend as key from webhook_deliveries
     where status = 'pending' and told`,
  );
  const lost = rows.filter(({ key }) => !alive.has(key)).map(({ id }) => id);
  if (lost.length === 0) return;
  await database
    .fork()
    .execute(`update webhook_deliveries set told = false, lease_until = null where id = any(?::uuid[])`, [
      uuidArray(lost),
    ]);
}

/** `webhook:whk_…:evt_…[:rN]` as the key above. */
export function deliveryKey(workflowId: string): string | undefined {
  const [, webhook = '', event = '', resend = 'r0'] = workflowId.split(':');
  const webhookId = parsePublicId('whk', webhook);
  const eventId = parsePublicId('evt', event);
  if (webhookId === undefined || eventId === undefined) return undefined;
  return `${webhookId}:${eventId}:${resend.slice(1)}`;
}
