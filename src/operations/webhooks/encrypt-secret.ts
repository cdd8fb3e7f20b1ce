import type { WebhookId } from '../../domain/ids.ts';
import type { Keyring } from '@countersign/keyring/keyring';
import { webhookSecretPrefix } from './new-secret.ts';

const purpose = 'webhook-secret';

/**
 * A secret as the row keeps it: encrypted and bound to the webhook (copied to another one's row, it
 * opens nothing), with what later reads show of it.
 */
export function encryptSecret(keyring: Keyring, secret: string, webhookId: WebhookId) {
  return {
    secret: keyring.encrypt(purpose, secret, webhookId),
    secretPrefix: webhookSecretPrefix(secret),
  };
}

/** @throws when the master key is gone, or the row was tampered with */
export function decryptSecret(keyring: Keyring, encrypted: string, webhookId: WebhookId): string {
  return keyring.decrypt(purpose, encrypted, webhookId).toString();
}
