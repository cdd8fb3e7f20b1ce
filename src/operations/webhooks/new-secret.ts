import { randomBytes } from 'node:crypto';

/** `whsec_` and 32 random bytes, as Standard Webhooks 1.0 writes them. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** What later reads show of a secret: enough to distinguish two, too little to guess from. */
export function webhookSecretPrefix(secret: string): string {
  return secret.slice(0, 12);
}
