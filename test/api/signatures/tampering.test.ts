import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { sealedFile } from '../../support/evidence.ts';
import { completedDocument, sign } from '../../support/signing.ts';
import { anyDocument } from '../../support/manipulations.ts';
import { sealedDocument } from '../../support/manipulations-sealed.ts';
import { recordFinding, recordTrust } from '../../support/tampered/findings.ts';
import { makeTampering, type Tampering } from '../../support/tampering.ts';
import { rowId } from '../../support/uuid.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
let tampering: Tampering;
beforeAll(async () => {
  app = await startApplication({ files: true });
  tampering = makeTampering(app);
  await recordTrust('rows', app.authorities.pki.rootPem, app.clock.now());
});
afterAll(() => app.stop());

interface Check {
  name: string;
  ok: boolean;
  detail: string;
}

const check = async ({ api }: Workspace, id: string) =>
  (await api.get('/signatures/verify', { document_id: id })).body as {
    verified: boolean;
    checks: Check[];
  };

describe('a sealed document: verify finds and names', () => {
  test.each([...sealedDocument, ...anyDocument])('%s', async (what, name, words, alter) => {
    const workspace = await givenWorkspace(app);
    const { id } = await completedDocument(app, workspace);
    expect(await check(workspace, id)).toMatchObject({ verified: true });
    const before = await sealedFile(app, id);
    await alter({ uuid: rowId('doc', id), workspace, app, tampering });
    const { verified, checks } = await check(workspace, id);
    expect(verified).toBe(false);
    const found = checks.find((one) => one.name === name);
    expect({ what, ok: found?.ok, detail: found?.detail }).toEqual({
      what,
      ok: false,
      detail: expect.stringMatching(words),
    });
    const said = { group: '', what, check: name, detail: found?.detail ?? '' };
    await recordFinding(said, await changedFile(id, before));
  });
});

/** The sealed file, where it is not what it was. */
async function changedFile(id: string, before: Buffer) {
  const bytes = await sealedFile(app, id).catch(() => undefined);
  if (!bytes) return 'gone';
  return bytes.equals(before) ? undefined : { name: `${id}.pdf`, bytes };
}

describe('a document that is still open: verify finds and names', () => {
  test.each(anyDocument)('%s', async (what, name, words, alter) => {
    const workspace = await givenWorkspace(app);
    const recipients = ['ana', 'ben', 'cleo'].map((one) => ({ email: `${one}@example.com` }));
    const { id, recipientIds } = await givenDocument(app, workspace, { recipients, send: true });
    await sign(app, workspace, id, recipientIds[0] ?? '');
    app.clock.advance(60_000);
    await sign(app, workspace, id, recipientIds[1] ?? '');
    await app.sequence();
    expect(await check(workspace, id)).toMatchObject({ verified: true });
    await alter({ uuid: rowId('doc', id), workspace, app, tampering });
    const { verified, checks } = await check(workspace, id);
    expect(verified).toBe(false);
    const found = checks.find((one) => one.name === name);
    expect({ what, ok: found?.ok, detail: found?.detail }).toEqual({
      what,
      ok: false,
      detail: expect.stringMatching(words),
    });
  });
});

test.each([
  ['an event changed', `update events set actor = 'Eve' where document_id = ?`],
  ['an event back-dated', `update events set at = at - interval '1 day' where document_id = ?`],
  ['an event taken away', `delete from events where document_id = ?`],
  ['the events erased of a living document', `select erase_document_events(?)`],
  [
    'a leaf changed',
    `update log_leaves set leaf_hash = 'x'
     where event_id in (select id from events where document_id = ?)`,
  ],
])('refused by the database: %s', async (what, statement) => {
  const workspace = await givenWorkspace(app);
  const { id } = await completedDocument(app, workspace);
  await expect(tampering.execute(statement, [rowId('doc', id)])).rejects.toThrow(
    /permission denied|was not deleted/,
  );
  expect(await check(workspace, id)).toMatchObject({ verified: true });
  await recordFinding({ group: '', what, check: 'refused by the database', detail: '' });
});

test('what rightly follows the seal is no contradiction: a viewer who looks in, an owner’s new name', async () => {
  const workspace = await givenWorkspace(app);
  const { id, viewerId } = await completedDocument(app, workspace);
  app.clock.advance(60_000);
  const viewer = await signingClient(app, workspace, id, viewerId);
  await viewer.get('/signing/session');
  await viewer.post('/signing/view');
  await tampering.execute(
    `update users set name = 'Another Name' where id in
    (select user_id from members m join documents d on d.owner_member_id = m.id where d.id = ?)`,
    [rowId('doc', id)],
  );
  await app.sequence();
  expect(await check(workspace, id)).toMatchObject({ verified: true });
});
