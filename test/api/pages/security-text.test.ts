import { afterEach, expect, test } from '@jest/globals';
import type { AppDeps } from '../../../src/api/app.ts';
import { startApplication, type Application } from '../../support/application.ts';

let app: Application | undefined;
afterEach(() => app?.stop());

async function served(security?: AppDeps['security']): Promise<Response> {
  app = await startApplication({ app: security ? { security } : {} });
  return fetch(`${app.publicUrl}/.well-known/security.txt`);
}

test('200: the contact, a time ahead of which it holds, languages and the address (RFC 9116)', async () => {
  const answer = await served({ contact: 'mailto:security@example.com' });
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2028-01-26T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${app?.publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n'),
  );
});

test('200: with a policy, and never past: a service that runs for years moves the time on', async () => {
  const policy = 'https://example.com/security';
  const answer = await served({ contact: 'https://example.com/report', policy });
  expect(await answer.text()).toContain(`\nPolicy: ${policy}\n`);
  app?.clock.set(new Date('2031-05-06T07:08:09.000Z'));
  const later = await (await fetch(`${app?.publicUrl}/.well-known/security.txt`)).text();
  expect(later).toContain('\nExpires: 2032-05-04T00:00:00.000Z\n');
});

test('404 as a problem where the operator names nobody', async () => {
  const answer = await served();
  expect([answer.status, await answer.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'ROUTE_NOT_FOUND' }),
  ]);
});
