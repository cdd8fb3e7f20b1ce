import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startCli, type Cli } from '../support/cli.ts';

let cli: Cli;
beforeAll(async () => {
  cli = await startCli();
});
afterAll(() => cli.stop());

describe('settings', () => {
  test('are the way back in after API access was switched off', async () => {
    const { org } = await cli.givenOrg();
    const { key } = await cli.json(
      ...['key', 'create', '--org', org, '--label', 'K', '--scopes', 'svc:settings:write'],
    );
    const api = cli.app.client.as(String(key));
    const off = { body: { security: { allow_api_access: false } } };
    expect(await api.call('PATCH', '/settings', off)).toMatchObject({ status: 200 });
    expect(await api.call('PATCH', '/settings', off)).toMatchObject({
      status: 403,
      body: { code: 'API_ACCESS_DISABLED' },
    });
    const patch = '{"security": {"allow_api_access": true}}';
    await cli.json('settings', 'set', '--org', org, '--json-value', patch);
    const settings = await cli.json('settings', 'get', '--org', org);
    expect(settings['security']).toMatchObject({ allow_api_access: true });
    expect(await api.call('PATCH', '/settings', { body: {} })).toMatchObject({ status: 200 });
  });

  test('are the way back in for who is locked out by an allowlist', async () => {
    const { org } = await cli.givenOrg();
    const { key } = await cli.json(
      ...['key', 'create', '--org', org, '--label', 'K', '--scopes', 'svc:settings:write'],
    );
    const api = cli.app.client.as(String(key));
    const elsewhere = { body: { security: { ip_allowlist: ['203.0.113.0/24'] } } };
    expect(await api.call('PATCH', '/settings', elsewhere)).toMatchObject({ status: 200 });
    expect(await api.call('PATCH', '/settings', elsewhere)).toMatchObject({
      status: 403,
      body: { code: 'IP_NOT_ALLOWED' },
    });
    const patch = '{"security": {"ip_allowlist": []}}';
    await cli.json('settings', 'set', '--org', org, '--json-value', patch);
    expect(await api.call('PATCH', '/settings', { body: {} })).toMatchObject({ status: 200 });
  });

  test('that the API would refuse are refused here in the same words', async () => {
    const { org } = await cli.givenOrg();
    const set = (value: string) =>
      cli.refusal('settings', 'set', '--org', org, '--json-value', value);
    expect(await set('{"signing": {"default_deadline_days": 0}}')).toContain(
      '/signing/default_deadline_days: must be 1 or more',
    );
    expect(await set('nonsense')).toContain('--json-value is not JSON');
  });
});
