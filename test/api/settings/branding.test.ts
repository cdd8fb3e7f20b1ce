import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { startApplication, type Application } from '../../support/application.ts';
import { refused } from '../../support/refusals.ts';
import {
  givenDocument,
  givenMember,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
});
beforeEach(async () => {
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const put = (body: unknown) => workspace.api.call('PUT', '/settings/branding', { body });
const none = { name: null, accent_color: null, logo_url: null };

async function picture(width: number, height: number, form: 'png' | 'jpeg' | 'webp' = 'png') {
  const background = { r: 11, g: 93, b: 87 };
  const image = sharp({ create: { width, height, channels: 3, background } });
  const bytes = await image
    .withMetadata({ exif: { IFD0: { Copyright: 'secret' } } })
    .toFormat(form)
    .toBuffer();
  return `data:image/${form};base64,${bytes.toString('base64')}`;
}

test('a workspace looks as Countersign until it says otherwise', async () => {
  expect((await workspace.api.get('/settings/branding')).body).toEqual(none);
});

test('what is named is set, null takes it away, and what is not named stays', async () => {
  const set = await put({ name: 'Harbour', accent_color: '#0B5D57' });
  expect(set).toMatchObject({
    status: 200,
    body: { ...none, name: 'Harbour', accent_color: '#0b5d57' },
  });
  app.clock.advance(1_000);
  expect((await put({ name: null })).body).toEqual({ ...none, accent_color: '#0b5d57' });
  expect((await workspace.api.get('/settings/branding')).body).toEqual({
    ...none,
    accent_color: '#0b5d57',
  });
  const rows = await app.database.fork().execute<{ details: unknown }[]>(
    `select details from events where organization_id = ? and type = 'organization.updated'
       order by at desc`,
    [workspace.organizationId],
  );
  const logged = rows.map(({ details }) => details);
  expect(logged).toEqual([
    { changed: { 'branding.name': { from: 'Harbour', to: null } } },
    {
      changed: {
        'branding.name': { from: null, to: 'Harbour' },
        'branding.accent_color': { from: null, to: '#0b5d57' },
      },
    },
  ]);
});

test('a logo is kept as a small PNG without metadata, at an address that never changes', async () => {
  const { body } = await put({ logo: await picture(1_800, 300, 'jpeg') });
  const response = await fetch(`${app.publicUrl}${body.logo_url}`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const { format, width, height, exif } = await sharp(await response.arrayBuffer()).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'png',
    width: 600,
    height: 100,
    exif: undefined,
  });
  expect((await put({ logo: await picture(10, 10) })).body.logo_url).not.toBe(body.logo_url);
  expect((await fetch(`${app.publicUrl}${body.logo_url}`)).status).toBe(404);
  // A change of something else leaves it where it is.
  expect((await put({ name: 'Harbour' })).body).toMatchObject({ name: 'Harbour' });
  expect((await put({ name: null })).body.logo_url).not.toBeNull();
  expect((await put({ logo: null })).body).toEqual(none);
});

test.each([
  [
    'SVG',
    () => `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`,
    'PNG or a JPEG',
  ],
  ['WebP', () => picture(9, 9, 'webp'), 'PNG or a JPEG'],
  ['empty', () => '', 'data URL'],
  ['no data URL', () => 'https://example.com/logo.png', 'data URL'],
  ['damaged', async () => (await picture(90, 90)).slice(0, 22 + 120), 'can be read'],
  ['4,001 pixels wide', () => picture(4_001, 9), '4,000 pixels'],
  ['more than 200 KB', () => `data:image/png;base64,${'A'.repeat(280_000)}`, '200 KB'],
])('a logo that is %s is refused in words, and nothing changes', async (_what, make, words) => {
  const answer = await put({ name: 'Harbour', logo: await make() });
  expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  expect(answer.body.detail).toContain('/logo');
  expect(answer.body.detail).toContain(words);
  expect((await workspace.api.get('/settings/branding')).body).toEqual(none);
});

test.each([
  ['#ffcc00', 'must be darker'],
  ['red', 'such as #1f4fbf'],
  ['#0b5d57;}body{', 'such as #1f4fbf'],
])('the colour %s is refused', async (color, words) => {
  const { status, body } = await put({ accent_color: color });
  expect({ status, said: body.detail }).toEqual({
    status: 400,
    said: expect.stringContaining(words) as unknown,
  });
});

test('members who do not administer the workspace only read', async () => {
  const { api } = await givenMember(app, workspace, 'member');
  expect((await api.get('/settings/branding')).status).toBe(200);
  expect(await api.call('PUT', '/settings/branding', { body: { name: 'Mine' } })).toEqual(
    refused(403, 'INSUFFICIENT_ROLE'),
  );
});

test('the signing session shows it, before and after an act', async () => {
  const recipients = [{ email: 'ana@example.com' }];
  const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send: true });
  const signer = await signingClient(app, workspace, id, recipientIds[0] ?? '');
  expect((await signer.get('/signing/session')).body.branding).toEqual(none);
  const { body } = await put({ name: 'Harbour', logo: await picture(20, 20) });
  expect((await signer.get('/signing/session')).body.branding).toEqual(body);
  expect((await signer.post('/signing/view')).body.branding).toEqual(body);
});
