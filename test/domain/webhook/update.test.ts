import { expect, test } from '@jest/globals';
import { updateWebhook } from '../../../src/domain/webhook/update.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { start } from '../given-state.ts';
import { givenWebhook } from './given-webhook.ts';

const now = plusDays(start, 1);
const failing = givenWebhook({ failingSince: start });
const rules = { allowInsecure: false };

/** What the workspace's log hears of it. */
function changeOf(...changed: string[]) {
  return { type: 'webhook.updated', webhookId: failing.id, details: { changed } };
}

test.each([
  ['nothing', {}, { facts: {} }],
  [
    'address and types',
    { url: 'https://other.example.com/', events: ['document.sent', 'document.sent'] as const },
    {
      facts: { url: 'https://other.example.com/', events: ['document.sent'] },
      events: [changeOf('url', 'events')],
    },
  ],
  [
    'a pause, which ends what is pending',
    { status: 'paused' as const },
    {
      facts: { status: 'paused', failingSince: start },
      skipPending: {},
      events: [changeOf('status')],
    },
  ],
])('changes %s', (_what, command, decision) => {
  const { facts, ...more } = decision;
  expect(updateWebhook(failing, command, rules, now)).toEqual({
    facts: { ...facts, updatedAt: now },
    ...more,
  });
});

test('an endpoint that was switched off comes back without its failures', () => {
  const disabled = givenWebhook({ status: 'disabled', failingSince: start });
  expect(updateWebhook(disabled, { status: 'active' }, rules, now).facts).toEqual({
    status: 'active',
    failingSince: null,
    updatedAt: now,
  });
});

test('VALIDATION_ERROR refuses an address that may not be one', () => {
  const url = 'https://10.0.0.1/';
  expect(() => updateWebhook(failing, { url }, rules, now)).toThrow(
    expect.objectContaining({
      code: 'VALIDATION_ERROR',
      extras: { errors: [{ pointer: '/url', message: 'The URL must lead to a public address.' }] },
    }),
  );
});
