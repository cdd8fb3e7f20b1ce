import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Application } from '../../../support/application.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { refused } from '../../../support/refusals.ts';
import { share } from '../../../support/sharing.ts';
import { givenDocument, givenMember, givenWorkspace } from '../../../support/workspace.ts';
import { box, getFields, putFields, startWithTexts } from './given-fields.ts';

let app: Application;
beforeAll(async () => {
  app = await startWithTexts();
});
afterAll(() => app.stop());

const fields = [{ name: 'sign', type: 'text', recipient: 1, ...box }];

test('403 INSUFFICIENT_SCOPE: what reads a document reads its fields, what writes it writes them', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  const reader = await givenMember(app, workspace, 'admin', ['svc:documents:read']);
  const writer = await givenMember(app, workspace, 'admin', ['svc:documents:write']);
  expect(await getFields(reader, id)).toMatchObject({ status: 200 });
  expect(await putFields(reader, id, fields)).toEqual(refused(403, 'INSUFFICIENT_SCOPE'));
  expect(await getFields(writer, id)).toEqual(refused(403, 'INSUFFICIENT_SCOPE'));
  expect(await putFields(writer, id, fields)).toMatchObject({ status: 200 });
});

test('403 INSUFFICIENT_ROLE: who only sees the document reads its fields', async () => {
  const workspace = await givenWorkspace(app);
  const { id } = await givenDocument(app, workspace);
  await share(workspace, id, 'workspace');
  for (const role of ['member', 'viewer'] as const) {
    const other = await givenMember(app, workspace, role);
    expect(await getFields(other, id)).toMatchObject({ status: 200 });
    const { reply, ...effects } = await effectsOf(app, () => putFields(other, id, fields));
    expect(reply).toEqual(refused(403, 'INSUFFICIENT_ROLE'));
    expect(effects).toEqual(nothing);
  }
});
