import type { EntityManager } from '@mikro-orm/postgresql';
import { publicId } from '../../domain/ids.ts';
import { decideNextStep, type DeliveryStatus } from '../../domain/webhook/delivery.ts';
import type { WebhookStatus } from '../../domain/webhook/endpoint-health.ts';
import { attemptLimit } from '../../domain/webhook/retry-schedule.ts';
import { timeColumn } from '../../persistence/time-column.ts';
import { uuidArray } from '../../persistence/uuid-array.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { endDelivery, type DeliveryEnd } from './end-delivery.ts';
import { inBatches } from './in-batches.ts';
import { decryptSecret } from './encrypt-secret.ts';

/** Everything a signed request is made of. */
export interface NextAttempt {
  /** From 1; what the database holds counts, not what Temporal remembers. */
  number: number;
  url: string;
  /** The event's public id, the same on every attempt. */
  messageId: string;
  body: string;
  /** The newest first. */
  secrets: [string, ...string[]];
}

interface Row {
  id: string;
  status: DeliveryStatus;
  attempts: number;
  body: string | null;
  event_id: string;
  endpoint_status: WebhookStatus;
  url: string;
  secret: string;
  previous_secret: string | null;
  previous_secret_until: string | null;
}

/** Bodies are some kilobytes each. */
const batch = { items: 50, underWay: 2 };

/**
 * What to send for a delivery whose time has come; otherwise how it ended. A delivery whose
 * endpoint takes nothing any more, or whose body was erased, ends here as skipped.
 * @throws when the secret cannot be opened: the operator has lost a master key
 */
export function makeNextAttempt(
  deps: OperationDeps,
): (delivery: { deliveryId: string; webhookId: string }) => Promise<NextAttempt | DeliveryEnd> {
  const read = inBatches(batch, (ids: readonly string[]) => readRows(deps.database.fork(), ids));

  return async (delivery) => {
    const row = await read(delivery.deliveryId);
    const step = row && decideNextStep(row.status, row.endpoint_status, row.body === null);
    if (!row || step !== 'attempt') return endDelivery(deps, delivery, 'skipped');
    // The last attempt was noted, and then the process died before it could say so.
    if (row.attempts >= attemptLimit) return endDelivery(deps, delivery, 'failed');
    return {
      number: row.attempts + 1,
      url: row.url,
      messageId: publicId('evt', row.event_id),
      body: row.body ?? '',
      secrets: secretsOf(deps, delivery.webhookId, row),
    };
  };
}

function secretsOf(
  { keyring, clock }: OperationDeps,
  webhookId: string,
  row: Row,
): [string, ...string[]] {
  const open = (sealed: string) => decryptSecret(keyring, sealed, webhookId);
  const overlap =
    row.previous_secret !== null &&
    row.previous_secret_until !== null &&
    timeColumn(row.previous_secret_until) > clock.now();
  return [open(row.secret), ...(overlap ? [open(row.previous_secret ?? '')] : [])];
}

async function readRows(
  em: EntityManager,
  deliveryIds: readonly string[],
): Promise<(Row | undefined)[]> {
  const rows = await em.execute<Row[]>(
    `select d.id, d.status, m.body, d.event_id, w.status as endpoint_status, w.url, w.secret,
       w.previous_secret, w.previous_secret_until,
       (select coalesce(max(number), 0) from webhook_attempts where delivery_id = d.id) as attempts
     from webhook_deliveries d
       join webhook_messages m on m.event_id = d.event_id
       join webhooks w on w.id = d.webhook_id
     where d.id = any(?::uuid[])`,
    [uuidArray(deliveryIds)],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return deliveryIds.map((id) => byId.get(id));
}
