/** The statements of the service, as its requests send them; the baseline sends them too. */

export const credential = `
  select k.id, k.secret_hash, k.scopes, k.label, k.expires_at, k.revoked_at, k.last_used_at,
         k.organization_id, k.member_id, m.status as member_status, m.role, m.user_id,
         u.name, u.email, o.settings
  from api_keys k
  join members m on m.id = k.member_id
  join users u on u.id = m.user_id
  join organizations o on o.id = k.organization_id
  where k.lookup_id = $1`;

export const listDocuments = `
  select id, title, status, created_at, updated_at, recipients_count, signed_count
  from documents where organization_id = $1
  order by created_at desc, id desc limit $2`;

export const searchContacts = `
  select id, first_name, last_name, full_name, email, company, title, status,
         created_at, updated_at
  from contacts
  where organization_id = $1 and (searched_form(full_name) like searched_form($2) or searched_form(email) like searched_form($2))
  order by created_at desc, id desc limit $3`;

export const holdMember = `
  select m.status, m.role, k.revoked_at is not null as revoked
  from members m join api_keys k on k.id = $1 where m.id = $2 for share of m`;

export const findUpload = `
  select u.created_at, u.found_fields, u.prepared_file_id,
         f.id as file_id, f.size_bytes, f.mime_type, f.page_count
  from uploads u join files f on f.id = u.original_file_id
  where u.id = $1 and u.organization_id = $2`;

export const insertDocument = `
  insert into documents
    (id, organization_id, owner_member_id, title, original_file_id, prepared_file_id, page_count,
     status, sharing_mode, event_sequence, webhook_sequence, last_event_at, changed_at,
     created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'draft', 'private', 1, 1, $8, $8, $8, $8)`;

/** Answers with the active endpoints. */
export const insertEvent = `
  with written as (
    insert into events
      (id, organization_id, document_id, type, at, sequence, webhook_sequence, trail_type,
       log_action, resource_type, resource_id, actor_type, actor, source, ip_address, details)
    values ($1, $2, $3, 'document.created', $4, 1, 1, 'document.created', 'document.created',
       'document', $3, 'user', 'Bench', 'api', '127.0.0.1', $5)
  )
  select id, organization_id, events from webhooks
  where organization_id = any($6::uuid[]) and status = 'active' order by id for key share`;
