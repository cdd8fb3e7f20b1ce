import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/webhook/rotate-secret.ts';
import type { Webhook } from '../../persistence/entities/webhooks.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { encryptSecret } from './encrypt-secret.ts';
import { lockWebhook } from './lock.ts';
import { newWebhookSecret } from './new-secret.ts';

/**
 * Gives an endpoint a new secret, which is shown this one time.
 * @throws WEBHOOK_NOT_FOUND
 */
export async function rotateSecret(
  tx: Transaction,
  principal: MemberPrincipal,
  webhookId: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const webhook = await lockWebhook(tx, principal, webhookId);
  const secret = newWebhookSecret();
  const encrypted = encryptSecret(tx.deps.keyring, secret, webhook.id);
  await applyDecision(tx, principal, webhook, rules.rotateSecret(webhook, encrypted, tx.realNow));
  return { webhook, secret };
}
