import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import type { Client } from '../../support/client.ts';
import { givenMember, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());

const defaults = {
  signing: {
    allowed_signature_types: ['draw', 'type', 'upload'],
    default_deadline_days: 30,
    esign_consent_text: null,
    allow_delegate: false,
    redirect_origins: [],
    default_authentication: [],
  },
  notifications: {
    reminder_schedule: [3, 7, 14],
    expiration_alert_days: 3,
    send_completion_email: true,
    send_viewed_notification: true,
  },
  ai: { enabled: false, auto_analyze: false },
  security: {
    ip_allowlist: [],
    allow_api_access: true,
    require_mfa: false,
    session_timeout_minutes: null,
  },
};

const patch = (api: Client, body: unknown) => api.call('PATCH', '/settings', { body });

async function updates(api: Client): Promise<unknown[]> {
  const { body } = await api.get('/audit-log', { action: 'organization.updated' });
  return body.entries;
}

describe('get', () => {
  test('200: an unconfigured workspace has the defaults, for every role', async () => {
    const owner = await givenWorkspace(app);
    expect((await owner.api.get('/settings')).body).toEqual(defaults);
    const viewer = await givenMember(app, owner, 'viewer');
    expect((await viewer.api.get('/settings')).body).toEqual(defaults);
  });

  test('403: reading and writing need scopes of their own', async () => {
    const owner = await givenWorkspace(app);
    const reader = await givenMember(app, owner, 'admin', ['svc:settings:read']);
    const writer = await givenMember(app, owner, 'admin', ['svc:settings:write']);
    const refused = { status: 403, body: { code: 'INSUFFICIENT_SCOPE' } };
    expect(await patch(reader.api, {})).toMatchObject(refused);
    expect(await writer.api.get('/settings')).toMatchObject(refused);
  });
});

describe('update', () => {
  test('200: only what is named changes, the schedule is sorted, null clears', async () => {
    const { api } = await givenWorkspace(app);
    expect(
      await patch(api, {
        signing: { esign_consent_text: 'I agree.', default_deadline_days: 365 },
        notifications: { reminder_schedule: [14, 1, 365] },
        security: { session_timeout_minutes: 20, ip_allowlist: ['127.0.0.0/8', '::1/128'] },
      }),
    ).toMatchObject({ status: 200, body: { success: true } });
    await patch(api, { ai: { enabled: true } });
    expect((await api.get('/settings')).body).toEqual({
      signing: { ...defaults.signing, esign_consent_text: 'I agree.', default_deadline_days: 365 },
      notifications: { ...defaults.notifications, reminder_schedule: [1, 14, 365] },
      ai: { enabled: true, auto_analyze: false },
      security: {
        ...defaults.security,
        session_timeout_minutes: 20,
        ip_allowlist: ['127.0.0.0/8', '::1/128'],
      },
    });
    await patch(api, {
      signing: { esign_consent_text: null },
      notifications: { reminder_schedule: [] },
      security: { session_timeout_minutes: null, ip_allowlist: [] },
    });
    expect((await api.get('/settings')).body).toEqual({
      ...defaults,
      signing: { ...defaults.signing, default_deadline_days: 365 },
      notifications: { ...defaults.notifications, reminder_schedule: [] },
      ai: { enabled: true, auto_analyze: false },
    });
  });

  test('200: a change is recorded with what it changed; the same again is no change', async () => {
    const { api, organizationId } = await givenWorkspace(app);
    await patch(api, { signing: { default_deadline_days: 14 }, ai: { enabled: false } });
    await patch(api, { signing: { default_deadline_days: 14 } });
    await patch(api, {});
    expect(await updates(api)).toEqual([
      {
        id: expect.stringMatching(/^aud_/),
        action: 'organization.updated',
        actor_type: 'user',
        actor_name: 'Olga Berg',
        actor_email: expect.stringContaining('olga'),
        resource_type: 'organization',
        resource_id: expect.stringMatching(/^org_/),
        ip_address: expect.any(String),
        source: 'api',
        created_at: app.clock.now().toISOString(),
      },
    ]);
    const [event] = await app.database
      .fork()
      .execute(
        `select details from events where organization_id = ? and type = 'organization.updated'`,
        [organizationId],
      );
    expect(event).toEqual({
      details: { changed: { 'signing.default_deadline_days': { from: 30, to: 14 } } },
    });
  });

  test('200: changes of different fields at once are all kept', async () => {
    const { api } = await givenWorkspace(app);
    await Promise.all([
      patch(api, { ai: { enabled: true } }),
      patch(api, { ai: { auto_analyze: true } }),
      patch(api, { signing: { default_deadline_days: 7 } }),
      patch(api, { security: { require_mfa: true } }),
    ]);
    expect((await api.get('/settings')).body).toMatchObject({
      signing: { default_deadline_days: 7 },
      ai: { enabled: true, auto_analyze: true },
      security: { require_mfa: true },
    });
  });

  test.each([
    [{ signing: { default_deadline_days: 0 } }, '/signing/default_deadline_days'],
    [{ signing: { default_deadline_days: 366 } }, '/signing/default_deadline_days'],
    [{ signing: { default_deadline_days: 1.5 } }, '/signing/default_deadline_days'],
    [{ signing: { default_deadline_days: '30' } }, '/signing/default_deadline_days'],
    [{ signing: { default_deadline_days: null } }, '/signing/default_deadline_days'],
    [{ signing: { allowed_signature_types: [] } }, '/signing/allowed_signature_types'],
    [{ signing: { allowed_signature_types: ['fax'] } }, '/signing/allowed_signature_types/0'],
    [{ signing: { allowed_signature_types: null } }, '/signing/allowed_signature_types'],
    [{ signing: { esign_consent_text: 'x\0' } }, '/signing/esign_consent_text'],
    [{ signing: { esign_consent_text: ' ' } }, '/signing/esign_consent_text'],
    [{ notifications: { reminder_schedule: [0] } }, '/notifications/reminder_schedule/0'],
    [{ notifications: { reminder_schedule: [3, 366] } }, '/notifications/reminder_schedule/1'],
    [{ notifications: { reminder_schedule: [1.5] } }, '/notifications/reminder_schedule/0'],
    [{ notifications: { reminder_schedule: [3, 3] } }, '/notifications/reminder_schedule'],
    [
      { notifications: { reminder_schedule: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] } },
      '/notifications/reminder_schedule',
    ],
    [{ notifications: { expiration_alert_days: 31 } }, '/notifications/expiration_alert_days'],
    [{ notifications: { send_completion_email: 'yes' } }, '/notifications/send_completion_email'],
    [{ ai: { enabled: null } }, '/ai/enabled'],
    [{ ai: null }, '/ai'],
    [{ ai: [] }, '/ai'],
    [{ ai: { model: 'x' } }, '/ai/model'],
    [{ billing: {} }, '/billing'],
    [{ security: { ip_allowlist: ['10.0.0.1'] } }, '/security/ip_allowlist/0'],
    [{ security: { ip_allowlist: ['10.0.0.0/33'] } }, '/security/ip_allowlist/0'],
    [{ security: { ip_allowlist: ['10/8'] } }, '/security/ip_allowlist/0'],
    [{ security: { ip_allowlist: ['012.0.0.0/8'] } }, '/security/ip_allowlist/0'],
    [{ security: { ip_allowlist: ['::1/128', 'here/8'] } }, '/security/ip_allowlist/1'],
    [{ security: { ip_allowlist: ['::ffff:10.0.0.0/104'] } }, '/security/ip_allowlist/0'],
    [{ security: { session_timeout_minutes: 0 } }, '/security/session_timeout_minutes'],
    [{ security: { allow_api_access: 0 } }, '/security/allow_api_access'],
  ])('400: %j changes nothing, not even what is right beside it', async (wrong, pointer) => {
    const { api } = await givenWorkspace(app);
    const body: Record<string, unknown> = { ...wrong };
    body['notifications'] ??= { send_viewed_notification: false };
    expect(await patch(api, body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR', errors: [{ pointer }] },
    });
    expect((await api.get('/settings')).body).toEqual(defaults);
    expect(await updates(api)).toEqual([]);
  });

  test('400: a body that is no object', async () => {
    const { api } = await givenWorkspace(app);
    expect(await patch(api, [1])).toMatchObject({ status: 400 });
    expect(await patch(api, '{"signing":')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_JSON' },
    });
  });

  test('403: only owners and administrators, whatever the body says', async () => {
    const owner = await givenWorkspace(app);
    for (const role of ['member', 'viewer'] as const) {
      const { api } = await givenMember(app, owner, role);
      expect(await patch(api, { nonsense: true })).toMatchObject({
        status: 403,
        body: { code: 'INSUFFICIENT_ROLE' },
      });
    }
    const admin = await givenMember(app, owner, 'admin');
    expect(await patch(admin.api, { ai: { enabled: true } })).toMatchObject({ status: 200 });
  });
});
