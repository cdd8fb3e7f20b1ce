import pg from 'pg';

/**
 * Completed documents of one workspace, with two recipients each. Triggers and foreign keys are off
 * in the meantime, but for the file that all of them name.
 * @returns the workspace's id
 */
export async function seedDocuments(url: string, count: number): Promise<string> {
  const sql = new pg.Client(url);
  await sql.connect();
  try {
    await sql.query(`set session_replication_role = replica`);
    const { rows } = await sql.query<{ id: string; file: string }>(
      `with workspace as (
         insert into organizations (id, name, created_at)
         values (gen_random_uuid(), 'Rehearsal', now()) returning id)
       insert into files (id, organization_id, blob_key, sha256, size_bytes, mime_type, page_count, created_at)
       select gen_random_uuid(), id, 'seeded', repeat('0', 64), 1000, 'application/pdf', 3, now()
       from workspace returning organization_id as id, id as file`,
    );
    const { id = '', file = '' } = rows[0] ?? {};
    await sql.query(
      `insert into documents
         (id, organization_id, owner_member_id, title, original_file_id, prepared_file_id, page_count,
          status, sent_at, completed_at, recipients_count, signed_count, last_event_at, changed_at,
          created_at, updated_at)
       select gen_random_uuid(), $1, gen_random_uuid(), 'Lease ' || n, $2, $2, 3, 'completed', at, at,
         2, 2, at, at, at, at
       from (select n, now() - n * interval '1 minute' as at from generate_series(1, $3::int) n) made`,
      [id, file, count],
    );
    await sql.query(
      `insert into recipients
         (id, organization_id, document_id, email, name, role, "order", created_at, updated_at)
       select gen_random_uuid(), $1, id, 'signer' || n || '.' || right(title, 7) || '@example.com',
         'Signer ' || n, 'signer', n, created_at, created_at
       from documents, generate_series(1, 2) n where organization_id = $1`,
      [id],
    );
    await sql.query(`set session_replication_role = origin`);
    await sql.query('vacuum (analyze)');
    return id;
  } finally {
    await sql.end();
  }
}
