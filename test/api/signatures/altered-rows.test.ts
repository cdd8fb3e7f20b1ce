import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApplication, type Application } from '../../support/application.ts';
import { asOwner } from '../../support/as-owner.ts';
import { givenEvidence } from '../../support/evidence.ts';
import { rowId } from '../../support/uuid.ts';

let app: Application;
let given: Awaited<ReturnType<typeof givenEvidence>>;
beforeAll(async () => {
  app = await startApplication({ files: true });
  given = await givenEvidence(app);
});
afterAll(() => app.stop());

const verify = () => given.workspace.api.get('/signatures/verify', { document_id: given.id });

/** What verification says while whoever has the database has written something else into it. */
async function whileChanged(table: string, change: string, where: string) {
  return asOwner(app, async (owner) => {
    await owner.query(`create temporary table kept as select * from ${table}`);
    const id = rowId('doc', given.id);
    const { rowCount } = await owner.query(`update ${table} set ${change} where ${where}`, [id]);
    expect(rowCount).toBe(1);
    const answer = await verify();
    const [column = ''] = change.split(' ');
    await owner.query(
      `update ${table} t set ${column} = kept.${column} from kept where kept.id = t.id`,
    );
    return answer;
  });
}

const ofSigner = `document_id = $1 and role = 'signer'`;
const ofViewer = `document_id = $1 and role = 'viewer'`;

test.each([
  [
    'documents',
    'page_count = page_count + 1',
    'id = $1',
    /The sealed file says document\.page_count is 1, stored is 2\./,
  ],
  ['recipients', '"order" = 3', ofSigner, /recipient\.order is absent, stored is 3\./],
  ['documents', `fields = '[{"x": 1}]'`, 'id = $1', /doc_\w+: .* documents\.fields cannot be/],
  [
    'documents',
    'owner_member_id = gen_random_uuid()',
    'id = $1',
    /doc_\w+: .* documents\.owner_member_id cannot be/,
  ],
  [
    'recipients',
    `consent_language = 'enx'`,
    ofSigner,
    /rec_\w+: .* recipients\.consent_language cannot be/,
  ],
  ['recipients', `authentication = '{}'`, ofSigner, /recipients\.authentication cannot be/],
  [
    'signatures',
    `authentication = '{}'`,
    `document_id = $1 and meaning = 'signed'`,
    /sig_\w+: .* signatures\.authentication cannot be/,
  ],
  ['recipients', `viewed_ip_address = '::2'`, ofViewer, /viewing of rec_\w+ has another address/],
  ['recipients', `viewed_user_agent = 'x'`, ofViewer, /What is stored of rec_\w+ besides/],
  ['recipients', `viewed_link_channel = 'mail'`, ofViewer, /What is stored of rec_\w+ besides/],
  ['recipients', `consent_text = null`, ofSigner, /consent of rec_\w+ has another text/],
  [
    'files',
    'size_bytes = 1',
    'id = (select sealed_file_id from documents where id = $1)',
    /Not as recorded: the size of the sealed PDF/,
  ],
  [
    'files',
    `mime_type = 'text/html'`,
    'id = (select sealed_file_id from documents where id = $1)',
    /Not as recorded: the type of the sealed PDF/,
  ],
])('%s with %s: 200, not verified, and a sentence that names it', async (...changed) => {
  const [table, change, where, words] = changed;
  const { status, body } = await whileChanged(table, change, where);
  expect({ status, verified: body.verified }).toEqual({ status: 200, verified: false });
  expect(body.checks.map(({ detail }: { detail: string }) => detail).join('\n')).toMatch(words);
  expect((await verify()).body.verified).toBe(true);
});

test('a workspace that got another name leaves its sealed documents as they are, with the name of the day', async () => {
  const { organization } = given.content.document;
  const { organizationId } = given.workspace;
  await app.database
    .fork()
    .execute(`update organizations set name = 'Renamed Ltd' where id = ?`, [organizationId]);
  expect((await verify()).body.verified).toBe(true);
  expect(organization.name).not.toBe('Renamed Ltd');
  expect(organization.id).toMatch(/^org_/);
});
