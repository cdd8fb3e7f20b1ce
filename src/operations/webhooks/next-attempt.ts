import { publicId, type DeliveryId, type WebhookId } from '../../domain/ids.ts';
import { decideNextStep } from '../../domain/webhook/delivery.ts';
import { secretsInForce } from '../../domain/webhook/rotate-secret.ts';
import { readForAttempts, type AttemptRow } from '../../persistence/stores/webhooks/attempts.ts';
import type { Circuit } from '../../persistence/stores/service/circuits.ts';
import type { OperationDeps } from '../unit-of-work/context.ts';
import { decryptSecret } from './encrypt-secret.ts';
import { endDelivery, type DeliveryEnd } from './end-delivery.ts';
import { inBatches } from '../unit-of-work/in-batches.ts';

/** Everything a signed request is made of. */
export interface NextAttempt {
  /** From 1; what the database holds counts, not what Temporal remembers. */
  number: number;
  url: string;
  /** The event's public id, the same on every attempt. */
  messageId: string;
  body: string;
  /** Of the endpoint, as it was when the delivery was read; null when that may be asked. */
  circuit: Circuit | null;
  /**
   * Decrypted when the request is made, for many are turned away before; the newest first.
   * @throws when they cannot be: the operator has lost a master key
   */
  secrets(): [string, ...string[]];
}

/** Bodies are some kilobytes each. */
const batch = { items: 50, underWay: 2 };

/**
 * What to send for a delivery whose time has come; otherwise how it ended. A delivery whose
 * endpoint takes nothing any more, or whose body was erased, ends here as skipped.
 */
export function makeNextAttempt(
  deps: OperationDeps,
): (delivery: {
  deliveryId: DeliveryId;
  webhookId: WebhookId;
}) => Promise<NextAttempt | DeliveryEnd> {
  const read = inBatches(batch, (ids: readonly DeliveryId[]) =>
    readForAttempts(deps.database, ids),
  );

  return async (delivery) => {
    const row = await read(delivery.deliveryId);
    if (!row) return endDelivery(deps, delivery, 'skipped');
    const step = decideNextStep({ ...row, erased: row.body === null });
    if (step === 'give_up') return endDelivery(deps, delivery, 'failed');
    if (step !== 'attempt') return endDelivery(deps, delivery, 'skipped');
    return {
      number: row.attempts + 1,
      url: row.url,
      messageId: publicId('evt', row.eventId),
      body: row.body ?? '',
      circuit: row.circuit,
      secrets: () => secretsOf(deps, delivery.webhookId, row),
    };
  };
}

function secretsOf(
  { keyring, clock }: OperationDeps,
  webhookId: WebhookId,
  row: AttemptRow,
): [string, ...string[]] {
  const [newest, ...others] = secretsInForce(row, clock.now());
  const decrypt = (encrypted: string) => decryptSecret(keyring, encrypted, webhookId);
  return [decrypt(newest), ...others.map(decrypt)];
}
