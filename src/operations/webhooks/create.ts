import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/webhook/create.ts';
import { WebhookEntity, type Webhook } from '../../persistence/entities/webhooks.ts';
import { countForCreation } from '../../persistence/stores/webhooks/webhooks.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { recordEvent } from '../unit-of-work/record-event.ts';
import { encryptSecret } from './encrypt-secret.ts';
import { newWebhookSecret } from './new-secret.ts';

/**
 * Adds an endpoint, active at once; its secret is shown this one time.
 * @throws VALIDATION_ERROR for an address that may not be one, or the 51st endpoint
 */
export async function createWebhook(
  tx: Transaction,
  principal: MemberPrincipal,
  command: rules.CreateWebhook,
): Promise<{ webhook: Webhook; secret: string }> {
  const { organizationId } = principal;
  const existing = await countForCreation(tx.em, organizationId);
  const facts = rules.createWebhook(command, existing, {
    allowInsecure: tx.deps.allowInsecureWebhooks,
  });
  const id = tx.deps.ids.next<'whk'>();
  const secret = newWebhookSecret();
  const webhook = tx.em.create(WebhookEntity, {
    ...facts,
    ...encryptSecret(tx.deps.keyring, secret, id),
    id,
    organizationId,
    previousSecret: null,
    previousSecretUntil: null,
    totalDeliveries: 0,
    successful: 0,
    failed: 0,
    createdAt: tx.realNow,
    updatedAt: tx.realNow,
  });
  const { name, url, events } = facts;
  const details = { name, origin: new URL(url).origin, events };
  const created = { type: 'webhook.created', webhookId: id, details } as const;
  recordEvent(tx, principal, created, { organizationId });
  return { webhook, secret };
}
