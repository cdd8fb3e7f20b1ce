import { expect, test } from '@jest/globals';
import { createWebhook } from '../../../src/domain/webhook/create.ts';

const command = { name: 'Billing', url: 'https://hooks.example.com/in', events: [] };
const rules = { allowInsecure: false };

test('an endpoint is active at once, with each type once', () => {
  const given = { ...command, events: ['document.sent', 'document.sent'] as const };
  expect(createWebhook(given, 0, rules)).toEqual({
    name: 'Billing',
    url: command.url,
    events: ['document.sent'],
    description: null,
    status: 'active',
    failingSince: null,
  });
  const described = createWebhook({ ...command, description: 'For the ledger' }, 0, rules);
  expect(described.description).toBe('For the ledger');
});

test('a workspace has fifty', () => {
  expect(createWebhook(command, 49, rules).status).toBe('active');
  expect(() => createWebhook(command, 50, rules)).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_ERROR',
      message: 'The body: a workspace has at most 50 webhooks',
      extras: { errors: [{ pointer: '', message: 'a workspace has at most 50 webhooks' }] },
    }),
  );
});

test('an address that may not be one is refused first', () => {
  const given = { ...command, url: 'http://localhost/' };
  expect(() => createWebhook(given, 50, rules)).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_ERROR',
      extras: { errors: [{ pointer: '/url', message: 'The URL must begin with https://.' }] },
    }),
  );
  expect(createWebhook(given, 0, { allowInsecure: true }).url).toBe(given.url);
});
