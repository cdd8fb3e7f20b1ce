import { expect, test } from '@jest/globals';
import { rotateSecret, secretsInForce } from '../../../src/domain/webhook/rotate-secret.ts';
import { plusDays } from '../../../src/domain/time.ts';
import { start } from '../given-state.ts';
import { givenWebhook } from './given-webhook.ts';

const fresh = { secret: 'second', secretPrefix: 'whsec_second' };
const rotated = givenWebhook(rotateSecret(givenWebhook({ secret: 'first' }), fresh, start).facts);
const later = (ms: number) => new Date(start.getTime() + ms);

test('the secret before signs beside the new one for 24 hours', () => {
  expect(rotated).toMatchObject({
    ...fresh,
    previousSecret: 'first',
    previousSecretUntil: plusDays(start, 1),
    updatedAt: start,
  });
  expect(secretsInForce(rotated, later(86_399_999))).toEqual(['second', 'first']);
  expect(secretsInForce(rotated, later(86_400_000))).toEqual(['second']);
});

test('a second rotation drops the oldest', () => {
  const third = { secret: 'third', secretPrefix: 'whsec_third1' };
  const again = givenWebhook(rotateSecret(rotated, third, later(1)).facts);
  expect(secretsInForce(again, later(2))).toEqual(['third', 'second']);
});

test('before any rotation there is one', () => {
  expect(secretsInForce(givenWebhook({ secret: 'first' }), start)).toEqual(['first']);
});
