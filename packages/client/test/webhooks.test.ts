import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { webhooks, WebhookRefused } from '../src/index.ts';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const other = `whsec_${randomBytes(32).toString('base64')}`;
const now = new Date('2027-01-27T10:30:00Z');
const body = JSON.stringify({ id: 'evt_1', type: 'document.sent', data: { title: 'Größe' } });

function signed(by: string[], at: Date = now, id = 'evt_1') {
  const timestamp = String(at.getTime() / 1_000);
  const signatures = by.map((one) => {
    const key = Buffer.from(one.slice(6), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof WebhookRefused ? error.reason : String(error)),
  );
const verify = (headers: Record<string, string>, by: string | string[] = secret, at = now) =>
  reasonOf(webhooks.verify(body, headers, by, { now: at }));

test('a message by the secret is an event, whether its body is text or bytes', async () => {
  const headers = signed([secret]);
  const event = await webhooks.verify(body, headers, secret, { now });
  if (event.type !== 'document.sent') throw new Error('It is another.');
  expect(event.data).toEqual({ title: 'Größe' });
  const bytes = new TextEncoder().encode(body);
  expect(await webhooks.verify(bytes, new Headers(headers), secret, { now })).toEqual(event);
});

test('headers are found in any case, and in lists', async () => {
  const entries = Object.entries(signed([secret]));
  const upper = Object.fromEntries(entries.map(([name, value]) => [name.toUpperCase(), [value]]));
  expect(await reasonOf(webhooks.verify(body, upper, secret, { now }))).toBe('taken');
});

test('through a rotation both the old and the new secret are good, on either side', async () => {
  expect(await verify(signed([other, secret]))).toBe('taken');
  expect(await verify(signed([secret]), [other, secret])).toBe('taken');
  expect(await verify(signed([secret]), [])).toBe('signature_wrong');
});

test('a message that is altered, of another secret or of another version is refused', async () => {
  expect(await verify(signed([other]))).toBe('signature_wrong');
  expect(await verify({ ...signed([secret]), 'webhook-id': 'evt_2' })).toBe('signature_wrong');
  const good = signed([secret])['webhook-signature'];
  for (const bad of [
    good.replace('v1,', 'v2,'),
    'v1,',
    'v1,%',
    good.slice(0, -8),
    'x'.repeat(9_999),
  ]) {
    expect(await verify({ ...signed([secret]), 'webhook-signature': bad })).toBe('signature_wrong');
  }
});

test('five minutes are tolerated in either direction; a replay after an hour is not', async () => {
  const after = (s: number) => new Date(now.getTime() + s * 1_000);
  expect(await verify(signed([secret]), secret, after(300))).toBe('taken');
  expect(await verify(signed([secret]), secret, after(-300))).toBe('taken');
  expect(await verify(signed([secret]), secret, after(301))).toBe('timestamp_off');
  expect(await verify(signed([secret]), secret, after(3_600))).toBe('timestamp_off');
});

test('a clock that is a day off is named as what may be wrong', async () => {
  const late = new Date(now.getTime() + 86_400_000);
  await expect(webhooks.verify(body, signed([secret]), secret, { now: late })).rejects.toThrow(
    'webhook-timestamp is 86400 s from the clock of this machine',
  );
});

test('what is no message is refused by name', async () => {
  expect(await verify({})).toBe('header_missing');
  expect(await verify({ ...signed([secret]), 'webhook-timestamp': 'NaN' })).toBe('timestamp_off');
  expect(await verify(signed([secret]), 'whsec_')).toMatch(/^TypeError/);
});
