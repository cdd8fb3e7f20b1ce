import type { MemberPrincipal } from '../../domain/access/principal.ts';
import * as rules from '../../domain/webhook/update.ts';
import type { Webhook } from '../../persistence/entities/webhooks.ts';
import type { Transaction } from '../unit-of-work/context.ts';
import { applyDecision } from './apply.ts';
import { lockWebhook } from './lock.ts';

/** Changes, pauses or brings back an endpoint. @throws WEBHOOK_NOT_FOUND, VALIDATION_ERROR */
export async function updateWebhook(
  tx: Transaction,
  principal: MemberPrincipal,
  webhookId: string,
  command: rules.UpdateWebhook,
): Promise<Webhook> {
  const webhook = await lockWebhook(tx, principal, webhookId);
  const decision = rules.updateWebhook(
    webhook,
    command,
    { allowInsecure: tx.deps.allowInsecureWebhooks },
    tx.realNow,
  );
  await applyDecision(tx, principal, webhook, decision);
  return webhook;
}
