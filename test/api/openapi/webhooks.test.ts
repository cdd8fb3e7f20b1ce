import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { openApiDocument } from '../../../src/api/openapi/document.ts';
import { webhookMessages } from '../../../src/api/routes/webhooks/event-examples.ts';
import { webhookEventTypes, webhookTestType } from '../../../src/domain/webhook/event-types.ts';
import { newWebhookSecret } from '../../../src/operations/webhooks/new-secret.ts';
import { makeHttpPoster } from '@countersign/webhooks/http-poster';
import { signWebhook } from '@countersign/webhooks/webhook-signature';
import { startReceiver, type Receiver } from '../../support/receiver.ts';

const described = Object.entries(openApiDocument().webhooks ?? {});

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());

test('the document describes all types and the test event', () => {
  const types = [...webhookEventTypes.map(({ type }) => type), webhookTestType];
  expect(described.map(([type]) => type).sort()).toEqual(types.sort());
});

test.each(described)('the example of %s is sent, taken and verified', async (type, item) => {
  const operation = 'post' in item ? item.post : undefined;
  const content = operation?.requestBody;
  const media = content && 'content' in content ? content.content['application/json'] : undefined;
  const given = media && 'example' in media ? media.example : undefined;
  const example = given as { id: string; type: string };
  expect(example.type).toBe(type);
  const message = webhookMessages.find((one) => one.type === type);
  expect(message?.schema.safeParse(example)).toMatchObject({ success: true });

  const secret = newWebhookSecret();
  const body = JSON.stringify(example);
  const { id } = example;
  const headers = signWebhook({ secrets: [secret], id, timestampS: Date.now() / 1000, body });
  const poster = makeHttpPoster({ allowInsecure: true });
  expect(await poster.post({ url: receiver.url, headers, body })).toMatchObject({
    statusCode: 204,
  });
  const arrived = receiver.received.at(-1);
  const headersOf = (operation?.parameters ?? []).flatMap((parameter) =>
    'name' in parameter ? [[parameter.name, String(arrived?.headers[parameter.name])]] : [],
  );
  expect(headersOf).toHaveLength(3);
  const sent = Object.fromEntries(headersOf) as Record<string, string>;
  expect(new Webhook(secret).verify(arrived?.body ?? '', sent)).toEqual(example);
});
