import type { Keyring } from '../../outside/keyring.ts';

const purpose = 'webhook-secret';

/** Encrypted and bound to its row: copied to another webhook's, it opens nothing. */
export function encryptSecret(keyring: Keyring, secret: string, webhookId: string): string {
  return keyring.encrypt(purpose, secret, webhookId);
}

/** @throws when the master key is gone, or the row was tampered with */
export function decryptSecret(keyring: Keyring, sealed: string, webhookId: string): string {
  return keyring.decrypt(purpose, sealed, webhookId).toString();
}
