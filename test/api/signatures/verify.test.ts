import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { startApplication, type Application } from '../../support/application.ts';
import { effectsOf, nothing } from '../../support/effects.ts';
import { completedDocument, sign } from '../../support/signing.ts';
import { givenDocument, givenWorkspace, type Workspace } from '../../support/workspace.ts';
import { rowId } from '../../support/uuid.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ files: true });
});
afterAll(() => app.stop());

const checkNames = ['bytes', 'signatures', 'certificates', 'log'];

const givenCompleted = (workspace: Workspace) => completedDocument(app, workspace);

describe('verify', () => {
  const verify = async ({ api }: Workspace, id: string) =>
    (await api.get('/signatures/verify', { document_id: id })).body;
  const names = ({ checks }: { checks: { name: string }[] }) => checks.map(({ name }) => name);
  const failing = ({ checks }: { checks: { name: string; ok: boolean | null }[] }) =>
    checks.filter(({ ok }) => ok === false).map(({ name }) => name);

  test('200: a draft has nothing to verify', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenDocument(app, workspace);
    const { reply, ...effects } = await effectsOf(app, () => verify(workspace, id));
    expect(reply).toMatchObject({
      document_id: id,
      verified: false,
      completed: false,
      signatures_count: 0,
      signatures: [],
      verification_timestamp: app.clock.now().toISOString(),
    });
    expect(effects).toEqual(nothing);
  });

  test('200: while open it tells whether the signatures so far hold', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
      send: true,
    });
    await sign(app, workspace, id, recipientIds[0] ?? '');
    const result = await verify(workspace, id);
    expect(result).toMatchObject({ verified: true, completed: false, signatures_count: 1 });
    expect(names(result)).toEqual(checkNames);
  });

  test('200: completed and sealed, all six checks', async () => {
    const workspace = await givenWorkspace(app);
    const { id, signatureId } = await givenCompleted(workspace);
    const result = await verify(workspace, id);
    expect(result).toMatchObject({
      verified: true,
      completed: true,
      signatures_count: 2,
      all_signatures_valid: true,
    });
    expect(names(result)).toEqual([...checkNames, 'timestamps', 'completeness']);
    expect(result.signatures[1]).toEqual({
      id: signatureId,
      signer_email: 'ana@example.com',
      signed_at: app.clock.now().toISOString(),
      valid: true,
    });
  });

  test('200: completed but not sealed yet is not complete', async () => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }],
      send: true,
    });
    await sign(app, workspace, id, recipientIds[0] ?? '');
    const result = await verify(workspace, id);
    expect(result).toMatchObject({ verified: false, completed: true, all_signatures_valid: true });
    expect(failing(result)).toEqual(['completeness']);
  });

  test('200: whatever is altered in the database or the store is found', async () => {
    const workspace = await givenWorkspace(app);
    const alterations: [name: string, check: string, (uuid: string) => Promise<unknown>][] = [
      [
        'a signer’s name',
        'signatures',
        (uuid) =>
          execute(`update signatures set signer_name = 'Eve' where document_id = ?`, [uuid]),
      ],
      [
        'the consent text',
        'signatures',
        (uuid) => execute(`update recipients set consent_text = 'x' where document_id = ?`, [uuid]),
      ],
      [
        'the sealed file',
        'bytes',
        async (uuid) => {
          const [file] = await execute<{ blob_key: string }>(
            `select f.blob_key from files f join documents d on d.sealed_file_id = f.id
             where d.id = ?`,
            [uuid],
          );
          const bytes = Buffer.from(await app.operations.blobs.get(file?.blob_key ?? ''));
          bytes[200] = (bytes[200] ?? 0) ^ 1;
          await app.operations.blobs.put(file?.blob_key ?? '', bytes);
        },
      ],
      [
        'a vanished signature',
        'completeness',
        (uuid) => execute(`delete from signatures where document_id = ?`, [uuid]),
      ],
      [
        'a time before sending',
        'timestamps',
        (uuid) =>
          execute(
            `update signatures set signed_at = signed_at - interval '1 day' where document_id = ?`,
            [uuid],
          ),
      ],
      [
        'an event that its owner took out',
        'log',
        (uuid) =>
          asOwner(`delete from events where document_id = $1 and type = 'recipient.viewed'`, uuid),
      ],
    ];
    for (const [name, check, alter] of alterations) {
      const { id } = await givenCompleted(workspace);
      await alter(rowId('doc', id));
      const result = await verify(workspace, id);
      expect({ name, verified: result.verified }).toEqual({ name, verified: false });
      expect({ name, failing: failing(result) }).toEqual({
        name,
        failing: expect.arrayContaining([check]),
      });
    }
  });
});

describe('a record', () => {
  const set = (assignment: string) => (uuid: string) =>
    execute(`update signatures set ${assignment} where document_id = ?`, [uuid]);
  const setRecipient = (assignment: string) => (uuid: string) =>
    execute(`update recipients set ${assignment} where document_id = ?`, [uuid]);

  test.each<[string, (uuid: string) => Promise<unknown>]>([
    ['recipient.name', set(`signer_name = 'Eve'`)],
    ['recipient.email', set(`signer_email = 'eve@example.com'`)],
    ['recipient.role', setRecipient(`role = 'viewer'`)],
    ['meaning', set(`meaning = 'approved'`)],
    ['signature_type', set(`signature_type = 'drawn'`)],
    ['document.shown_sha256', set(`shown_sha256 = repeat('a', 64)`)],
    ['image_sha256', set(`image = 'x'`)],
    ['text_sha256', set(`typed_text = 'Eve'`)],
    ['text_face', set(`typed_face = 'great_vibes'`)],
    ['field_values_sha256', set(`field_values = '{"fld_1": "x"}'`)],
    ['signature_field_ids', set(`signature_field_ids = '{fld_1}'`)],
    ['consent.at', setRecipient(`consent_at = consent_at - interval '1 second'`)],
    ['consent.sha256', setRecipient(`consent_text = 'x'`)],
    ['consent.language', setRecipient(`consent_language = 'de'`)],
    ['consent.channel', setRecipient(`consent_link_channel = 'mail'`)],
    ['view.at', setRecipient(`viewed_at = null`)],
    ['view.channel', setRecipient(`viewed_link_channel = 'mail'`)],
    ['act.at', set(`signed_at = signed_at + interval '1 second'`)],
    ['act.channel', set(`link_channel = 'mail'`)],
    ['act.ip_address', set(`ip_address = '192.0.2.1'`)],
    ['act.user_agent', set(`user_agent = 'x'`)],
    ['not signed', set(`jws = null`)],
    ['is not a compact JWS', set(`jws = 'x'`)],
    ['changed after it was signed', set(`jws = overlay(jws placing 'AAAA' from length(jws) - 9)`)],
    ['not revoked', set(`ocsp = null`)],
    ['timestamp cannot be read', set(`timestamp_token = 'x'`)],
  ])('that is not what the rows say is named: %s', async (named, alter) => {
    const workspace = await givenWorkspace(app);
    const { id, recipientIds } = await givenDocument(app, workspace, {
      recipients: [{ email: 'ana@example.com' }, { email: 'ben@example.com' }],
      send: true,
    });
    await sign(app, workspace, id, recipientIds[0] ?? '');
    await alter(rowId('doc', id));
    const { body } = await workspace.api.get('/signatures/verify', { document_id: id });
    expect(body).toMatchObject({ verified: false, signatures: [{ valid: false }] });
    const failing = body.checks.filter(({ ok }: { ok: boolean | null }) => ok === false);
    expect(failing).toEqual([
      { name: 'signatures', ok: false, detail: expect.stringContaining(named) },
    ]);
  });

  test('moved to another signature, with its rows, is of somebody else', async () => {
    const workspace = await givenWorkspace(app);
    const { id } = await givenCompleted(workspace);
    const [first, second] = await execute<{ id: string; jws: string; ocsp: Uint8Array }>(
      `select id, jws, ocsp from signatures where document_id = ? order by signed_at`,
      [rowId('doc', id)],
    );
    await execute(`update signatures set jws = ?, ocsp = ? where id = ?`, [
      first?.jws,
      first?.ocsp,
      second?.id,
    ]);
    const { body } = await workspace.api.get('/signatures/verify', { document_id: id });
    expect(body.signatures.map(({ valid }: { valid: boolean }) => valid)).toEqual([true, false]);
    expect(body.checks[1].detail).toMatch(/signature_id, recipient\.id, recipient\.name/);
  });
});

/** What the application's own role may not do. */
async function asOwner(sql: string, uuid: string): Promise<void> {
  const client = new pg.Client({ connectionString: app.cloned.adminUrl });
  await client.connect();
  await client.query(sql, [uuid]);
  await client.end();
}

function execute<Row = unknown>(sql: string, values: unknown[]): Promise<Row[]> {
  return app.database.fork().execute<Row[]>(sql, values);
}
