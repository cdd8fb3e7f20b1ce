import { expect, test } from '@jest/globals';
import {
  newWebhookSecret,
  webhookSecretPrefix,
} from '../../../src/operations/webhooks/new-secret.ts';

test('secrets are 32 bytes, never alike, and show twelve characters', () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(secret);
  expect(webhookSecretPrefix(secret)).toBe(secret.slice(0, 12));
});
