import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Application } from '../../../support/application.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { invalidAt } from '../../../support/refusals.ts';
import { givenUpload, givenWorkspace, type Workspace } from '../../../support/workspace.ts';
import { a4, box, startWithTexts } from '../fields/given-fields.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startWithTexts();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const ana = { key: 'tenant', email: 'ana@example.com', name: 'Ana Torres', role: 'signer' };
const rent = { name: 'rent', type: 'number', recipient: 'tenant', ...box };

test.each<[string, object, string]>([
  ['an address', { recipients: [ana, { ...ana, email: 'x', key: 'b' }] }, '/recipients/1/email'],
  ['a key of another form', { recipients: [{ ...ana, key: 'Tenant' }] }, '/recipients/0/key'],
  ['a key twice', { recipients: [ana, { ...ana, email: 'b@example.com' }] }, '/recipients/1/key'],
  [
    'a recipient who is none',
    { recipients: [ana], fields: [{ ...rent, recipient: 'landlord' }] },
    '/fields/0/recipient',
  ],
  [
    'a box beside its page',
    { recipients: [ana], fields: [rent, { ...rent, name: 'b', x: 595.3 }] },
    '/fields/1/x',
  ],
  [
    'a value that is none',
    { recipients: [ana], fields: [rent], values: { rent: 'x' } },
    '/values/rent',
  ],
  ['a name of no field', { values: { 'a/b': 'x' } }, '/values/a~1b'],
  ['an unknown member', { recipients: [{ ...ana, phone: '1' }] }, '/recipients/0/phone'],
  ['an unknown member of send', { send: { subject: 'x' } }, '/send/subject'],
  ['a deadline that has passed', { deadline: '2020-01-01T00:00:00Z', send: {} }, '/deadline'],
  ['too long an external_id', { external_id: 'x'.repeat(256) }, '/external_id'],
  ['a name of metadata', { metadata: { 'a b': 'x' } }, '/metadata/a b'],
  ['a value of metadata', { metadata: { a: 1 } }, '/metadata/a'],
  ['too long a value of metadata', { metadata: { a: 'x'.repeat(501) } }, '/metadata/a'],
  ['metadata that is a list', { metadata: [] }, '/metadata'],
  [
    'too much metadata',
    { metadata: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`k${index}`, ''])) },
    '/metadata',
  ],
  ['a day twice', { reminder_schedule: [3, 3] }, '/reminder_schedule'],
  ['a day past the year', { reminder_schedule: [366] }, '/reminder_schedule/0'],
  ['alert days past the month', { expiration_alert_days: 31 }, '/expiration_alert_days'],
])('%s is pointed to, and nothing is left', async (_what, more, pointer) => {
  const upload = await givenUpload(app, workspace, [], undefined, [a4]);
  const { reply, ...effects } = await effectsOf(app, () =>
    workspace.api.post('/documents', { body: { title: 'Lease', ...upload, ...more } }),
  );
  expect(reply).toEqual(invalidAt(pointer));
  expect(effects).toEqual(nothing);
});

test('ANCHOR_NOT_FOUND names the field', async () => {
  const upload = await givenUpload(app, workspace, [], undefined, [a4]);
  const anchor = { text: 'Tenant:' };
  const fields = [{ name: 'rent', type: 'text', recipient: 1, anchor, width: 90, height: 20 }];
  const { body } = await workspace.api.post('/documents', {
    body: { title: 'Lease', ...upload, fields, send: {} },
  });
  expect(body).toMatchObject({ code: 'ANCHOR_NOT_FOUND', status: 400 });
});
