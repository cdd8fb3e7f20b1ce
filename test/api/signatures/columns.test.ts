import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { startApplication, type Application } from '../../support/application.ts';
import { completedDocument } from '../../support/signing.ts';
import { rowId } from '../../support/uuid.ts';
import { givenWorkspace, type Workspace } from '../../support/workspace.ts';

let app: Application;
let workspace: Workspace;
let documentId: string;
beforeAll(async () => {
  app = await startApplication({ files: true });
  workspace = await givenWorkspace(app);
  documentId = (await completedDocument(app, workspace)).id;
});
afterAll(() => app.stop());

const ofWork = 'it says what the service has still to do, and no answer shows it';
const later = 'it changes with what happens after the completion';
const ofSender = 'it is for the sender to find it by, and nobody signed it';
const others = 'others may change it after the completion';

/** Why a column of a completed document may be another than when it was sealed. */
const mayChange: Record<string, Record<string, string>> = {
  documents: {
    id: 'no row is the document any more',
    owner_member_id: 'a document goes to another member when its owner leaves',
    sharing_mode: others,
    shared_user_ids: others,
    created_from_template_id: ofSender,
    template_version: ofSender,
    plain_file_id: 'templates are made of it; what was signed is the prepared file',
    deadline_days: 'the deadline itself, which send made of it, is compared',
    fields_revision: 'the fields themselves are compared',
    external_id: others,
    metadata: others,
    redirect_url: 'nobody acts any more, and is led on from there',
    own_reminder_days: 'nobody is reminded any more',
    own_alert_days: 'nobody is warned any more',
    reminder_days: 'nobody is reminded any more',
    alert_days: 'nobody is warned any more',
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
    key: ofSender,
    document_id: 'the recipient is of no document any more, which is found as missing',
    link_version: 'it says which links are good',
    turn: ofWork,
    authentication: 'what was proved is in the records; nobody is asked any more for the rest',
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
};

/** What `set column = …` gives another value of each type. */
const changes: Record<string, (column: string) => string> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  bytea: (column) => `coalesce(${column}, ''::bytea) || '\\x00'::bytea`,
  int4: (column) => `coalesce(${column}, 0) + 7`,
  int8: (column) => `coalesce(${column}, 0) + 7`,
  bool: (column) => `not ${column}`,
  timestamptz: (column) => `coalesce(${column}, now()) + interval '1 hour'`,
  uuid: () => 'gen_random_uuid()',
  jsonb: () => `'[{"x": 1}]'::jsonb`,
  _text: (column) => `${column} || 'x'::text`,
};

/** Where a constraint leaves no free choice. */
const instead: Record<string, string> = {
  'documents.status': `'cancelled'`,
  'recipients.role': `case role when 'viewer' then 'approver' else 'viewer' end`,
  'recipients.allow_delegate': `true`,
  'recipients.reassigned_by': `'sender'`,
  'signatures.meaning': `case meaning when 'signed' then 'approved' else 'signed' end`,
  'signatures.signature_type': `case signature_type when 'drawn' then 'typed' else 'drawn' end`,
  'signatures.field_values': `'{"fld_1": "x"}'::jsonb`,
  'documents.fields': `'[]'::jsonb || '[{"id": "00000000-0000-7000-8000-000000000000", "name": "x", "label": "x", "type": "text", "required": false, "page": 0, "rect": [0, 0, 1, 1]}]'::jsonb`,
};

interface Column {
  name: string;
  type: string;
}

async function columnsOf(table: string): Promise<Column[]> {
  return app.database.fork().execute<Column[]>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_name = ? and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
}

/** Whether the document holds while a column is another, as whoever has the database can have it. */
async function holdsWith(table: string, { name, type }: Column): Promise<boolean> {
  const key = table === 'documents' ? 'id' : 'document_id';
  const quoted = `"${name}"`;
  const value = instead[`${table}.${name}`] ?? changes[type]?.(quoted);
  if (value === undefined) throw new Error(`How is ${table}.${name}, a ${type}, changed?`);
  const id = rowId('doc', documentId);
  const superuser = new URL(app.cloned.adminUrl);
  superuser.username = 'postgres';
  const owner = new pg.Client(superuser.href);
  await owner.connect();
  try {
    // Held by no trigger, and so by no foreign key.
    await owner.query(`set session_replication_role = replica`);
    await owner.query(`alter table signatures drop constraint if exists signatures_check`);
    await owner.query(`create temporary table kept as select * from ${table} where ${key} = $1`, [
      id,
    ]);
    await owner.query(`update ${table} set ${quoted} = ${value} where ${key} = $1`, [id]);
    const { body } = await workspace.api.get('/signatures/verify', { document_id: documentId });
    await owner.query(
      `update ${table} t set ${quoted} = kept.${quoted} from kept where kept.id = t.id`,
    );
    return body.verified === true;
  } finally {
    await owner.end();
  }
}

test.each(['documents', 'recipients', 'signatures'])(
  'every column of %s is compared with what is sealed, or said to change',
  async (table) => {
    const reasons = mayChange[table] ?? {};
    const unnoticed: string[] = [];
    const columns = await columnsOf(table);
    expect(Object.keys(reasons).filter((one) => !columns.some(({ name }) => name === one))).toEqual(
      [],
    );
    for (const column of columns) {
      if (column.name in reasons) continue;
      if (await holdsWith(table, column)) unnoticed.push(column.name);
    }
    expect(unnoticed).toEqual([]);
    const { body } = await workspace.api.get('/signatures/verify', { document_id: documentId });
    expect(body.verified).toBe(true);
  },
);
