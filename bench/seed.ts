import type { DocumentId } from '../src/domain/ids.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Workspace } from './bench.ts';
import { expectOk } from './http-client.ts';
import { threePages } from './three-pages.ts';

/** An uploaded PDF; one upload serves any number of documents. */
export interface Upload {
  storageId: string;
  /** What create-document has to be told. */
  file: { storage_id: string; file_size: number; file_type: string };
}

/** Uploads three pages through the API. */
export async function upload({ api }: Pick<Bench, 'api'>, token: string): Promise<Upload> {
  const pdf = await threePages();
  const asked = await expectOk(api.call('POST', '/uploads/generate-url', { token }), 201);
  const headers = { 'content-type': 'application/pdf' };
  const address: string = asked.json().upload_url;
  const stored = await expectOk(api.call('POST', address, { bytes: pdf, headers }), 201);
  const { storageId } = stored.json();
  const file = {
    storage_id: storageId,
    file_size: pdf.byteLength,
    file_type: 'application/pdf',
  };
  return { storageId, file };
}

/**
 * Completed documents, `perDay` a day up to now, all of one file. The triggers and foreign keys are
 * off in the meantime; what they keep is written here.
 */
export async function seedDocuments(
  { sql }: Bench,
  { organizationId, memberId }: Workspace,
  { count, perDay }: { count: number; perDay: number },
): Promise<void> {
  const fileId = await seedFile(sql, organizationId);
  await sql.query(`set session_replication_role = replica`);
  await sql.query(
    `insert into documents
       (id, organization_id, owner_member_id, title, original_file_id, prepared_file_id, page_count,
        status, sent_at, completed_at, recipients_count, signed_count, last_event_at, changed_at,
        created_at, updated_at)
     select gen_random_uuid(), $1, $2, 'Agreement ' || n, $3, $3, 3,
        'completed', made + interval '1 minute', made + interval '1 hour', 2, 2, made, made,
        made, made
     from (select n, now() - interval '2 hours' - n * make_interval(secs => 86400.0 / $5::int) as made
           from generate_series(1, $4::int) n) numbers`,
    [organizationId, memberId, fileId, count, perDay],
  );
  await sql.query(
    `insert into document_counts (organization_id, status, amount) values ($1, 'completed', $2)`,
    [organizationId, count],
  );
  await sql.query(`set session_replication_role = origin`);
  await sql.query(`vacuum (analyze) documents`);
}

/** The three events that analytics counts, of every document of the workspace. */
export async function seedEvents({ sql }: Bench, organizationId: string): Promise<void> {
  await sql.query(`set session_replication_role = replica`);
  await sql.query(
    `insert into events
       (id, organization_id, document_id, type, at, sequence, trail_type, log_action,
        resource_type, resource_id, actor_type, actor, source)
     select gen_random_uuid(), organization_id, d.id, e.type, e.at, e.sequence, e.type, e.type,
        'document', d.id, 'user', 'Bench', 'api'
     from documents d, lateral (values ('document.created', d.created_at, 1),
       ('document.sent', d.sent_at, 2), ('document.completed', d.completed_at, 3)) e (type, at, sequence)
     where d.organization_id = $1`,
    [organizationId],
  );
  await sql.query(`set session_replication_role = origin`);
  await sql.query(`vacuum (analyze) events`);
}

/** Drafts with two signers each, ready to be sent. @returns their UUIDs */
export async function seedDrafts(
  { sql }: Bench,
  { organizationId, memberId }: Workspace,
  count: number,
): Promise<DocumentId[]> {
  const fileId = await seedFile(sql, organizationId);
  const { rows } = await sql.query<{ id: DocumentId }>(
    `insert into documents
       (id, organization_id, owner_member_id, title, original_file_id, prepared_file_id, page_count,
        status, recipients_count, last_event_at, changed_at, created_at, updated_at)
     select gen_random_uuid(), $1, $2, 'Agreement ' || n, $3, $3, 3, 'draft', 2,
        now(), now(), now(), now()
     from generate_series(1, $4::int) n returning id`,
    [organizationId, memberId, fileId, count],
  );
  const ids = rows.map(({ id }) => id);
  await sql.query(
    `insert into recipients
       (id, organization_id, document_id, email, name, role, "order", created_at, updated_at)
     select gen_random_uuid(), $1, id, 'signer' || n || '@example.com', 'Signer ' || n, 'signer', n,
        now(), now()
     from unnest($2::uuid[]) id, generate_series(1, 2) n`,
    [organizationId, ids],
  );
  return ids;
}

export async function seedContacts(
  { sql }: Bench,
  { organizationId }: Workspace,
  count: number,
): Promise<void> {
  await sql.query(
    `insert into contacts
       (id, organization_id, first_name, last_name, full_name, email, status, created_at, updated_at)
     select gen_random_uuid(), $1, 'Ana', name, 'Ana ' || name,
        'ana.' || name || '@example.com', 'active', at, at
     from (select md5(n::text) as name, now() - n * interval '1 second' as at
           from generate_series(1, $2::int) n) people`,
    [organizationId, count],
  );
  await sql.query(`vacuum (analyze) contacts`);
}

/** Rows by the million leave work behind that would run into whatever is measured next. */
export async function settle({ sql }: Bench): Promise<void> {
  await sql.query('analyze');
  await sql.query('checkpoint');
  for (;;) {
    const { rows } = await sql.query(
      `select from pg_stat_activity where backend_type = 'autovacuum worker'`,
    );
    if (rows.length === 0) return;
    await pause(500);
  }
}

async function seedFile(sql: Bench['sql'], organizationId: string): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(
    `insert into files (id, organization_id, blob_key, sha256, size_bytes, mime_type, page_count, created_at)
     values (gen_random_uuid(), $1, 'seeded', repeat('0', 64), 1000, 'application/pdf', 3, now())
     returning id`,
    [organizationId],
  );
  return rows[0]?.id ?? '';
}
