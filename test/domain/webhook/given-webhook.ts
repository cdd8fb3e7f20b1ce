import type { WebhookState } from '../../../src/domain/webhook/decision.ts';
import { givenId, start } from '../given-state.ts';

/** A healthy endpoint made at the start, overridden where a test says so. */
export function givenWebhook(given: Partial<WebhookState> = {}): WebhookState {
  return {
    id: givenId(20),
    description: null,
    name: 'Billing',
    url: 'https://hooks.example.com/in',
    events: [],
    status: 'active',
    failingSince: null,
    secret: 'encrypted',
    secretPrefix: 'whsec_first1',
    previousSecret: null,
    previousSecretUntil: null,
    updatedAt: start,
    ...given,
  };
}
