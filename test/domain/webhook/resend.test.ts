import { expect, test } from '@jest/globals';
import { requireResendable } from '../../../src/domain/webhook/resend.ts';
import { sendTestEvent } from '../../../src/domain/webhook/send-test-event.ts';
import { publicId } from '../../../src/domain/ids.ts';
import { givenWebhook } from './given-webhook.ts';

test('an active endpoint gets an event once more', () => {
  expect(() => requireResendable(givenWebhook(), { erased: false })).not.toThrow();
});

test.each([
  ['WEBHOOK_NOT_ACTIVE', 'paused', false],
  ['WEBHOOK_NOT_ACTIVE', 'disabled', true],
  ['EVENT_ERASED', 'active', true],
] as const)('%s refuses a resend: %s, erased %s', (code, status, erased) => {
  expect(() => requireResendable(givenWebhook({ status }), { erased })).toThrow(
    expect.objectContaining({ code }),
  );
});

test('a test event names the webhook and is due at once', () => {
  const { id, name } = givenWebhook();
  expect(sendTestEvent(givenWebhook())).toEqual({
    data: { webhook: { id: publicId('whk', id), name } },
    delivery: { webhookId: id, resend: 0, status: 'pending', deferred: false, finishedAt: null },
  });
});

test.each(['paused', 'disabled'] as const)('a %s endpoint gets no test event', (status) => {
  expect(() => sendTestEvent(givenWebhook({ status }))).toThrow(
    expect.objectContaining({
      code: 'WEBHOOK_NOT_ACTIVE',
      message: `The webhook is ${status}; set its status to active first.`,
    }),
  );
});
