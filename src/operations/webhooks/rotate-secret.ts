import { dayMs } from '../../domain/time.ts';
import type { Webhook } from '../../persistence/entities/webhooks.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { newWebhookSecret, webhookSecretPrefix } from './new-secret.ts';
import { lockWebhook } from './lock.ts';
import { encryptSecret } from './encrypt-secret.ts';

/**
 * A new secret; the one before signs beside it for 24 hours, so that the receiver can change over
 * in peace. A second rotation within drops the oldest.
 * @throws WEBHOOK_NOT_FOUND
 */
export async function rotateSecret(
  tx: Transaction,
  actor: MemberActor,
  webhookId: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const webhook = await lockWebhook(tx, actor, webhookId);
  const secret = newWebhookSecret();
  webhook.previousSecret = webhook.secret;
  webhook.previousSecretUntil = new Date(tx.now.getTime() + dayMs);
  webhook.secret = encryptSecret(tx.deps.keyring, secret, webhook.id);
  webhook.secretPrefix = webhookSecretPrefix(secret);
  webhook.updatedAt = tx.now;
  return { webhook, secret };
}
