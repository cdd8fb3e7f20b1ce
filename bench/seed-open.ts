import { createHash, randomUUID } from 'node:crypto';
import type { DocumentId } from '../src/domain/ids.ts';
import type { Bench, Workspace } from './bench.ts';
import { threePages } from './three-pages.ts';

export interface OpenDocuments {
  count: number;
  /** One after the other. */
  signers: number;
  deadline: Date;
  /** The first signer was invited already, so that nothing is left to do but wait. */
  invited: boolean;
  /** Original and prepared file of all of them. */
  fileId: string;
}

/** Documents as they are right after sending; nobody has told Temporal. @returns their UUIDs */
export async function seedOpen(
  { sql }: Bench,
  { organizationId, memberId }: Workspace,
  { count, signers, deadline, invited, fileId }: OpenDocuments,
): Promise<DocumentId[]> {
  const { rows } = await sql.query<{ id: DocumentId }>(
    `insert into documents
       (id, organization_id, owner_member_id, title, original_file_id, prepared_file_id, page_count,
        status, sent_at, deadline, reminder_days, alert_days, alerted_for, recipients_count, rev,
        last_event_at, changed_at, created_at, updated_at)
     select gen_random_uuid(), $1, $2, 'Agreement ' || n, $3, $3, 3,
        'sent', now(), $5, '{3,7,14}', 3, null, $6::int, 1, now(), now(), now(), now()
     from generate_series(1, $4::int) n returning id`,
    [organizationId, memberId, fileId, count, deadline, signers],
  );
  const ids = rows.map(({ id }) => id);
  await sql.query(
    `insert into recipients
       (id, organization_id, document_id, email, name, role, "order", turn, invited_at, invited_deadline,
        created_at, updated_at)
     select gen_random_uuid(), $1, id, 'signer' || n || '@example.com', 'Signer ' || n, 'signer', n,
        case when invited then 1 else 0 end, case when invited then now() end,
        case when invited then $4::timestamptz end, now(), now()
     from unnest($2::uuid[]) id, generate_series(1, $3::int) n, lateral (select n = 1 and $5) of (invited)`,
    [organizationId, ids, signers, deadline, invited],
  );
  return ids;
}

/** The signatures that will have been made by the time the documents are sealed. */
export async function seedSignatures({ sql }: Bench, documentIds: readonly string[]) {
  await sql.query(
    `insert into signatures
       (id, organization_id, document_id, recipient_id, signer_email, signer_name, meaning,
        signature_type, signed_at, link_channel, ip_address, user_agent, shown_sha256, shown_at,
        shown_link_channel, shown_ip_address, shown_user_agent, typed_text, record, record_sha256)
     select gen_random_uuid(), organization_id, document_id, id, email, name, 'signed',
        'typed', now(), 'mail', '192.0.2.1', 'Bench', repeat('0', 64), now(),
        'mail', '192.0.2.1', 'Bench', name, repeat(' ', 1500), repeat('0', 64)
     from recipients where document_id = any($1::uuid[])`,
    [documentIds],
  );
}

/** Three pages that are really there, for what will be sealed. @returns the file's UUID */
export async function seedPages(
  { sql, parts }: Bench,
  { organizationId }: Workspace,
): Promise<string> {
  const bytes = await threePages();
  const blobKey = `bench/${randomUUID()}`;
  await parts.operations.blobs.put(blobKey, bytes);
  const { rows } = await sql.query<{ id: string }>(
    `insert into files (id, organization_id, blob_key, sha256, size_bytes, mime_type, page_count, created_at)
     values (gen_random_uuid(), $1, $2, $3, $4, 'application/pdf', 3, now()) returning id`,
    [organizationId, blobKey, createHash('sha256').update(bytes).digest('hex'), bytes.byteLength],
  );
  return rows[0]?.id ?? '';
}
