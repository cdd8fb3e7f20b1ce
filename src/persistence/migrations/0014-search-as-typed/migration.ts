import type { Migration } from '../../migration.ts';

/**
 * People search as they type: without accents, in either form of Unicode, with whatever spaces. What
 * is searched and what is searched for are brought to one form by one function, also for the release
 * before, whose statements call the same functions.
 */
export const searchAsTyped: Migration = {
  name: '0014-SearchAsTyped',
  statements: [
    /* Canonical forms alone: a wildcard of a pattern stays one, and nothing becomes one. */
    String.raw`create function searched_form(written text) returns text
      language sql immutable parallel safe
      as $$
        select case when octet_length($1) = length($1)
          then regexp_replace(lower($1), ' {2,}', ' ', 'g')
          else regexp_replace(
            normalize(
              translate(
                regexp_replace(normalize(lower($1), NFD), '[\u0300-\u036f]', '', 'g'),
                'øłđħŧı', 'oldhti'),
              NFC),
            '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g')
          end
      $$`,
    `create or replace function enter_document_search(document_ids uuid[]) returns void
      language sql set search_path from current as $$
        insert into document_search (document_id, organization_id, created_at, text)
        select d.id, d.organization_id, d.created_at, searched_form(concat_ws(chr(10), d.title,
          (select string_agg(concat_ws(chr(10), r.name, r.email), chr(10) order by r.id)
           from recipients r where r.document_id = d.id)))
        from documents d where d.id = any(document_ids)
        order by d.id
        on conflict (document_id) do update set text = excluded.text
          where document_search.text is distinct from excluded.text
      $$`,
    `alter function find_documents(uuid, text, text, timestamptz, uuid, int)
      rename to find_documents_in_form`,
    `create function find_documents(
        org uuid, searched text, pattern text, behind_at timestamptz, behind_id uuid, wanted int
      ) returns table (found_id uuid, found_at timestamptz)
      language plpgsql stable as $$
      begin
        return query select f.found_id, f.found_at from find_documents_in_form(
          org, searched_form(searched), searched_form(pattern), behind_at, behind_id, wanted) f;
      end $$`,
  ],
  online: [
    {
      backfill: 'documents',
      statement: `
        update document_search set text = searched_form(text)
        where document_id > $1 and document_id <= $2 and text <> searched_form(text)`,
    },
    {
      index: 'contacts_search_form',
      on: `contacts using gin
        (searched_form(full_name) gin_trgm_ops, searched_form(email) gin_trgm_ops)`,
    },
    { statements: ['drop index contacts_search'] },
  ],
};
