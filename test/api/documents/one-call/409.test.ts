import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../../support/application.ts';
import { effectsOf, nothing } from '../../../support/effects.ts';
import { refused } from '../../../support/refusals.ts';
import { givenUpload, givenWorkspace, type Workspace } from '../../../support/workspace.ts';
import { a4, box, fileField } from '../fields/given-fields.ts';

let app: Application;
let workspace: Workspace;
beforeAll(async () => {
  app = await startApplication();
  workspace = await givenWorkspace(app);
});
afterAll(() => app.stop());

const ana = { email: 'ana@example.com', name: 'Ana Torres', role: 'signer' };

test.each<[string, object, object]>([
  [
    'RECIPIENT_EXISTS',
    { recipients: [ana, { ...ana, email: 'ANA@example.com' }] },
    { errors: [{ pointer: '/recipients/1/email', message: expect.any(String) }] },
  ],
  ['NO_RECIPIENTS', { recipients: [{ ...ana, role: 'viewer' }], send: {} }, {}],
  ['NO_RECIPIENTS', { send: {} }, {}],
  [
    'FIELD_EXISTS',
    { fields: [{ name: 'rent', type: 'text', recipient: 1, ...box }] },
    { errors: [{ pointer: '/fields/0/name', message: expect.any(String) }] },
  ],
])('%s leaves nothing behind', async (code, more, body) => {
  const upload = await givenUpload(app, workspace, [fileField()], undefined, [a4]);
  const { reply, ...effects } = await effectsOf(app, () =>
    workspace.api.post('/documents', { body: { title: 'Lease', ...upload, ...more } }),
  );
  expect(reply).toEqual(refused(409, code));
  expect(reply.body).toMatchObject(body);
  expect(effects).toEqual(nothing);
});
