import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import { tenantRow } from '../../../support/bulk-sends.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { strangeId } from '../../../support/foreign-ids.ts';
import { invalidAt, refused } from '../../../support/refusals.ts';
import { givenMember, givenWorkspace, type Workspace } from '../../../support/workspace.ts';
import { givenTemplate } from '../../templates/given-template.ts';

let app: Application;
let workspace: Workspace;
let templateId: string;
beforeAll(async () => {
  app = await startApplication();
});
beforeEach(async () => {
  workspace = await givenWorkspace(app);
  ({ id: templateId } = await givenTemplate(app, workspace, {
    recipients: [{ key: 'tenant', role: 'signer' }],
  }));
});
afterAll(() => app.stop());

const good = () => ({ template_id: templateId, rows: [tenantRow(0)], send: {} });

test.each([
  [{ template_id: undefined }, '/template_id'],
  [{ rows: undefined }, '/rows'],
  [{ rows: [] }, '/rows'],
  [{ rows: {} }, '/rows'],
  [{ rows: Array(1_001).fill({}) }, '/rows'],
  [{ send: undefined }, '/send'],
  [{ send: { subject: 'x' } }, '/send/subject'],
  [{ send: { message: 'x'.repeat(4_001) } }, '/send/message'],
  [{ per_hour: 0 }, '/per_hour'],
  [{ per_hour: 5_001 }, '/per_hour'],
  [{ per_hour: 1.5 }, '/per_hour'],
  [{ dry_run: false }, '/dry_run'],
  [{ at: '2027-01-01' }, '/at'],
])('400: %j', async (wrong, pointer) => {
  const { reply, ...effects } = await effectsOf(app, () =>
    workspace.api.post('/bulk-sends', { body: { ...good(), ...wrong } }),
  );
  expect(reply).toEqual(invalidAt(pointer));
  expect(effects).toEqual(nothing);
});

test('422 NO_VALID_ROWS: with the places in this body, and nothing is kept', async () => {
  const { reply, ...effects } = await effectsOf(app, () =>
    workspace.api.post('/bulk-sends', { body: { ...good(), rows: [{}, { recipients: [] }] } }),
  );
  expect(reply).toEqual(refused(422, 'NO_VALID_ROWS'));
  expect(reply.body.errors).toMatchObject([
    { pointer: '/rows/0/recipients' },
    { pointer: '/rows/1/recipients' },
  ]);
  expect(effects).toEqual(nothing);
  expect((await workspace.api.get('/bulk-sends')).body.data).toEqual([]);
});

test('403: a viewer, and a key without the scope', async () => {
  const viewer = await givenMember(app, workspace, 'viewer');
  const reader = await givenMember(app, workspace, 'admin', ['svc:documents:read']);
  expect(await viewer.api.post('/bulk-sends', { body: good() })).toEqual(
    refused(403, 'INSUFFICIENT_ROLE'),
  );
  expect(await reader.api.post('/bulk-sends', { body: good() })).toEqual(
    refused(403, 'INSUFFICIENT_SCOPE'),
  );
});

test('404: a template that is not there, or is another workspace’s', async () => {
  const stranger = await givenWorkspace(app);
  for (const [api, template_id] of [
    [workspace.api, strangeId('tpl')],
    [workspace.api, 'tpl_1'],
    [stranger.api, templateId],
  ] as const) {
    const reply = await api.post('/bulk-sends', { body: { ...good(), template_id } });
    expect(reply).toEqual(refused(404, 'TEMPLATE_NOT_FOUND'));
  }
});

test('413: more than four megabytes', async () => {
  const rows = [{ ...tenantRow(0), title: 'x'.repeat(4 * 1_048_576) }];
  const reply = await workspace.api.post('/bulk-sends', { body: { ...good(), rows } });
  expect(reply).toEqual(refused(413, 'PAYLOAD_TOO_LARGE'));
});
