import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { startApplication, type Application } from '../../support/application.ts';
import { asOwner } from '../../support/as-owner.ts';
import { finish, withToken } from '../../support/authentication.ts';
import { heldBy, placedField, placeFields } from '../../support/placed-fields.ts';
import { readyToAct, typed } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import {
  givenDocument,
  givenWorkspace,
  signingClient,
  type Workspace,
} from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let documentId: string;
beforeAll(async () => {
  app = await startApplication({ files: true });
  workspace = await givenWorkspace(app);
  documentId = await givenSealed();
});
afterAll(() => app.stop());

/** An approver, a signer and a viewer, fields of two of them, and a proof: sealed. */
async function givenSealed(): Promise<string> {
  const authentication = [{ method: 'access_code', code: 'blue house' }];
  const { id, recipientIds } = await givenDocument(app, workspace, {
    recipients: [
      { email: 'app@example.com', role: 'approver', name: 'Ada' },
      { email: 'ana@example.com', authentication },
      { email: 'vic@example.com', role: 'viewer' },
    ],
  });
  const [approverId = '', signerId = '', viewerId = ''] = recipientIds;
  await placeFields(app, id, [
    placedField('city', { holder: heldBy(signerId), value: 'Oslo' }),
    placedField('unit', { holder: heldBy(approverId) }),
  ]);
  await workspace.api.post('/documents/send', { query: { id } });
  await readyToAct(app, workspace, id, viewerId);
  await (await readyToAct(app, workspace, id, approverId)).post('/signing/approve');
  const link = await signingClient(app, workspace, id, signerId);
  const { body } = await finish(link, 'access_code', 'blue house');
  const signer = withToken(link, body.session_token);
  await signer.post('/signing/consent', {
    body: { accepted: true, version: body.consent.version },
  });
  await signer.get('/signing/document');
  await signer.post('/signing/view');
  const signed = await signer.post('/signing/sign', { body: typed });
  expect(signed).toMatchObject({ status: 200, body: { document_status: 'completed' } });
  await app.seal(id);
  return id;
}

const ofWork = 'it says what the service has still to do, and no answer shows it';
const later = 'it changes with what happens after the completion';
const ofStorage = 'it says where the bytes are, which are hashed';
const others = 'others may change it after the completion';

/** Why a column of a completed document may be another than when it was sealed. */
const mayChange: Record<string, Record<string, string>> = {
  documents: {
    id: 'no row is the document any more',
    organization_id: 'nobody finds it any more who looks for it in its own workspace',
    sharing_mode: others,
    shared_user_ids: others,
    plain_file_id: 'templates are made of it; what was signed is the prepared file',
    deadline_days: 'the deadline itself, which send made of it, is compared',
    fields_revision: 'the fields themselves are compared',
    external_id: others,
    metadata: others,
    alerted_for: ofWork,
    viewed_at: 'no answer shows it; the viewing of each recipient is compared',
    sealed_at: later,
    seal_waits_for: ofWork,
    seal_waits_since: ofWork,
    seal_renew_at: ofWork,
    webhook_sequence: ofWork,
    last_event_at: later,
    rev: ofWork,
    synced_rev: ofWork,
    changed_at: ofWork,
    lease_until: ofWork,
    dispatch_attempts: ofWork,
    updated_at: later,
  },
  recipients: {
    id: 'no row is the recipient any more',
    document_id: 'the recipient is of no document any more, which is found as missing',
    link_version: 'it says which links are good',
    turn: ofWork,
    blocked_at: 'nobody acts any more',
    invited_at: ofWork,
    invited_deadline: ofWork,
    reminded_at: ofWork,
    reminders_sent: ofWork,
    shown_name: 'a viewer who comes later is shown a name; that of an act is in its record',
    created_at: 'no answer shows it',
    updated_at: later,
  },
  signatures: {
    id: 'no row is the signature any more',
    document_id: 'the signature is of no document any more, which is found as missing',
    record: 'the signed form of it is compared, `jws`',
    record_sha256: 'the signed form of it is compared, `jws`',
    awaits_timestamp: ofWork,
  },
  files: {
    id: 'no row is the file any more',
    organization_id: ofStorage,
    blob_key: ofStorage,
    page_count: 'that of the document is compared',
    pages: 'fields of drafts are placed by it; it was measured of bytes that are hashed',
    created_at: 'no answer shows it',
    warnings: ofStorage,
  },
};

/** What `set column = …` gives other values of each type. */
const changes: Record<string, (column: string) => string[]> = {
  text: (column) => [`coalesce(${column}, '') || 'x'`, `''`],
  bytea: (column) => [`coalesce(${column}, ''::bytea) || '\\x00'::bytea`, `''::bytea`],
  int4: (column) => [`coalesce(${column}, 0) + 1`],
  int8: (column) => [`coalesce(${column}, 0) + 1`],
  bool: (column) => [`not coalesce(${column}, false)`],
  timestamptz: (column) => [`coalesce(${column}, now()) + interval '1 millisecond'`],
  uuid: () => ['gen_random_uuid()'],
  jsonb: () => [`'[{"x": 1}]'`, `'{"x": 1}'`, `'[]'`, `'{}'`],
  _text: (column) => [`coalesce(${column}, '{}') || 'x'::text`, `'{}'`],
  _uuid: (column) => [`coalesce(${column}, '{}') || gen_random_uuid()`],
  _int4: (column) => [`coalesce(${column}, '{}') || 7`],
};

/** Where a constraint leaves no free choice. An owner is another member once they leave, never nobody. */
const instead: Record<string, string[]> = {
  'documents.status': [`'cancelled'`, `'in_progress'`],
  'recipients.role': [`case role when 'viewer' then 'approver' else 'viewer' end`, `'cc'`],
  'recipients.reassigned_by': [`'sender'`],
  'signatures.meaning': [`case meaning when 'signed' then 'approved' else 'signed' end`],
  'signatures.signature_type': [`case signature_type when 'drawn' then 'typed' else 'drawn' end`],
};

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
}

async function columnsOf(table: string): Promise<Column[]> {
  return app.database.fork().execute<Column[]>(
    `select column_name as name, udt_name as type, is_nullable = 'YES' as "isNullable"
     from information_schema.columns
     where table_name = ? and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
}

/** Which rows of the document a table has. */
const rowsOf: Record<string, string> = {
  documents: 'id = $1',
  recipients: 'document_id = $1',
  signatures: 'document_id = $1',
  files: `id in (select unnest(array[original_file_id, prepared_file_id, sealed_file_id])
                 from documents where id = $1)`,
};

/** What is not noticed when one row has another value in a column: the column, with what it got. */
async function unnoticed(owner: pg.Client, table: string, column: Column): Promise<string[]> {
  const { name, type, isNullable } = column;
  const quoted = `"${name}"`;
  const values = instead[`${table}.${name}`] ?? changes[type]?.(quoted);
  if (values === undefined) throw new Error(`How is ${table}.${name}, a ${type}, changed?`);
  const found = await owner.query<{ id: string }>(
    `select id from ${table} where ${rowsOf[table] ?? ''} order by id`,
    [rowId('doc', documentId)],
  );
  const passed: string[] = [];
  for (const { id } of found.rows) {
    for (const value of isNullable ? [...values, 'null'] : values) {
      await owner.query(`create temporary table kept as select * from ${table} where id = $1`, [
        id,
      ]);
      const { rowCount } = await owner
        .query(
          `update ${table} set ${quoted} = ${value} where id = $1
           and ${quoted} is distinct from (${value})`,
          [id],
        )
        .catch(refusedByCheck);
      if (rowCount) {
        const { status, body } = await workspace.api.get('/signatures/verify', {
          document_id: documentId,
        });
        if (status !== 200 || body.verified !== false) passed.push(`${name} = ${value}: ${status}`);
        await owner.query(
          `update ${table} t set ${quoted} = kept.${quoted} from kept where kept.id = t.id`,
        );
      }
      await owner.query(`drop table kept`);
    }
  }
  return passed;
}

/** A value that the table itself refuses needs no notice. */
function refusedByCheck(error: Error & { code?: string }) {
  if (error.code === '23514' || error.code === '22P02') return { rowCount: 0 };
  throw error;
}

test.each(['documents', 'recipients', 'signatures', 'files'])(
  'every column of each row of %s is compared with what is sealed or logged, or said to change',
  async (table) => {
    const reasons = mayChange[table] ?? {};
    const columns = await columnsOf(table);
    expect(Object.keys(reasons).filter((one) => !columns.some(({ name }) => name === one))).toEqual(
      [],
    );
    const passed = await asOwner(app, async (owner) => {
      const all: string[] = [];
      for (const column of columns) {
        if (!(column.name in reasons)) all.push(...(await unnoticed(owner, table, column)));
      }
      return all;
    });
    expect(passed).toEqual([]);
    const { body } = await workspace.api.get('/signatures/verify', { document_id: documentId });
    expect(body.verified).toBe(true);
  },
);
