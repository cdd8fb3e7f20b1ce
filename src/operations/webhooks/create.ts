import { invalid } from '../../domain/refusals.ts';
import type { WebhookEventType } from '../../domain/webhook/event-types.ts';
import { webhookUrlProblem } from '../../domain/webhook/url-rules.ts';
import { WebhookEntity, type Webhook } from '../../persistence/entities/webhooks.ts';
import type { MemberActor, Transaction } from '../unit-of-work/context.ts';
import { newWebhookSecret, webhookSecretPrefix } from './new-secret.ts';
import { encryptSecret } from './encrypt-secret.ts';

export interface CreateWebhook {
  name: string;
  url: string;
  /** Empty: every type. */
  events: readonly WebhookEventType[];
  description?: string | undefined;
}

const most = 50;

/**
 * Adds an endpoint, active at once; its secret is shown this one time.
 * @throws VALIDATION_ERROR for an address that may not be one, or the 51st endpoint
 */
export async function createWebhook(
  tx: Transaction,
  actor: MemberActor,
  command: CreateWebhook,
): Promise<{ webhook: Webhook; secret: string }> {
  requireUrl(tx, command.url);
  await requireRoom(tx, actor.organizationId);
  const id = tx.deps.ids.next();
  const secret = newWebhookSecret();
  const webhook = tx.em.create(WebhookEntity, {
    id,
    organizationId: actor.organizationId,
    name: command.name,
    url: command.url,
    events: [...new Set(command.events)],
    status: 'active',
    description: command.description ?? null,
    secret: encryptSecret(tx.deps.keyring, secret, id),
    secretPrefix: webhookSecretPrefix(secret),
    previousSecret: null,
    previousSecretUntil: null,
    failingSince: null,
    totalDeliveries: 0,
    successful: 0,
    failed: 0,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  return { webhook, secret };
}

export function requireUrl(tx: Transaction, url: string): void {
  const problem = webhookUrlProblem(url, { allowInsecure: tx.deps.allowInsecureWebhooks });
  if (problem !== undefined) throw invalid('/url', problem);
}

/** Two creations at once count one after the other. */
async function requireRoom(tx: Transaction, organizationId: string): Promise<void> {
  await tx.em.execute(`select 1 from organizations where id = ? for no key update`, [
    organizationId,
  ]);
  const count = await tx.em.count(WebhookEntity, { organizationId });
  if (count >= most) throw invalid('', `a workspace has at most ${most} webhooks`);
}
