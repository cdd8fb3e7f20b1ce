import { expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret } from '../../src/operations/webhooks/new-secret.ts';
import { signWebhook } from '@countersign/webhooks/webhook-signature';

const body = '{"id":"evt_1","data":{"title":"Ümläut 🖋"}}';
const timestampS = Math.floor(Date.now() / 1000);

test('the published example of Standard Webhooks comes out the same', () => {
  const headers = signWebhook({
    secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestampS: 1614265330,
    body: '{"test": 2432232314}',
  });
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('the standardwebhooks library accepts a signature, and none over other things', () => {
  const secret = newWebhookSecret();
  const headers = signWebhook({ secrets: [secret], id: 'evt_1', timestampS, body });
  const receiver = new Webhook(secret);
  expect(receiver.verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => receiver.verify(`${body} `, headers)).toThrow('No matching signature');
  expect(() => receiver.verify(body, { ...headers, 'webhook-id': 'evt_2' })).toThrow();
  const moved = { ...headers, 'webhook-timestamp': `${timestampS - 1}` };
  expect(() => receiver.verify(body, moved)).toThrow('No matching signature');
  expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow();
});

test('during a rotation a receiver with either secret accepts', () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()];
  const headers = signWebhook({ secrets, id: 'evt_1', timestampS, body });
  for (const secret of secrets) {
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  }
});

test('a timestamp is in whole seconds', () => {
  const headers = signWebhook({
    secrets: [newWebhookSecret()],
    id: 'evt_1',
    timestampS: timestampS + 0.999,
    body,
  });
  expect(headers['webhook-timestamp']).toBe(`${timestampS}`);
});

test.each([
  '',
  'whsec_',
  'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  'whsec_short',
  'whsec_not base64 at all, but long enough',
])('nothing is signed with %j', (secret) => {
  const message = { id: 'evt_1', timestampS, body };
  expect(() => signWebhook({ ...message, secrets: [secret] })).toThrow('not a webhook secret');
  expect(() => signWebhook({ ...message, secrets: [] })).toThrow('at least one secret');
});
