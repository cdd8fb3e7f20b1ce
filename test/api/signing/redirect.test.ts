import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DocumentEntity } from '../../../src/persistence/entities/documents.ts';
import { startApplication, type Application } from '../../support/application.ts';
import { readyToAct, typed } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import { givenDocument, givenWorkspace } from '../../support/workspace.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

async function ready(role: 'signer' | 'approver' = 'signer') {
  const workspace = await givenWorkspace(app);
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'ana@example.com', role, allow_delegate: true },
      { email: 'ben@example.com', order: 2 },
    ],
    send: true,
  });
  const redirectUrl = 'https://app.example.com/done?case=7';
  await app.database.fork().nativeUpdate(DocumentEntity, { id: rowId('doc', id) }, { redirectUrl });
  return { id, client: await readyToAct(app, workspace, id, recipientIds[0] ?? '') };
}

test.each([
  ['signed', 'signer', '/signing/sign', typed],
  ['approved', 'approver', '/signing/approve', {}],
  ['declined', 'signer', '/signing/decline', {}],
  ['opted_out', 'signer', '/signing/opt-out', {}],
  ['delegated', 'signer', '/signing/delegate', { name: 'Bo Lind', email: 'bo@example.com' }],
] as const)(
  'a session says where to go on only after the act: %s',
  async (event, role, act, body) => {
    const { id, client } = await ready(role);
    const session = async () => (await client.get('/signing/session')).body;
    expect(await session()).not.toHaveProperty('redirect_url');
    expect((await client.post(act, { body })).status).toBe(200);
    const expected = `https://app.example.com/done?case=7&event=${event}&document_id=${id}`;
    expect((await session()).redirect_url).toBe(expected);
  },
);
