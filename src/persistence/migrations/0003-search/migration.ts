import type { Migration } from '../../migration.ts';

/**
 * What documents are found by. A table of its own: the row of a document is written at every step
 * of its life, and each time its some hundred trigrams would be entered again.
 */
export const search: Migration = {
  name: '0003-Search',
  statements: [
    `create table document_search (
      document_id uuid primary key references documents on delete cascade deferrable initially deferred,
      organization_id uuid not null,
      created_at timestamptz(3) not null,
      /* Title, names and addresses in lower case, a line each. */
      text text not null
    )`,
    /* By triggers, so that what the release before writes is found, too. */
    `create function enter_document_search(document_ids uuid[]) returns void
      language sql set search_path from current as $$
        insert into document_search (document_id, organization_id, created_at, text)
        select d.id, d.organization_id, d.created_at, lower(concat_ws(chr(10), d.title,
          (select string_agg(concat_ws(chr(10), r.name, r.email), chr(10) order by r.id)
           from recipients r where r.document_id = d.id)))
        from documents d where d.id = any(document_ids)
        order by d.id
        on conflict (document_id) do update set text = excluded.text
          where document_search.text is distinct from excluded.text
      $$`,
    `create function search_documents() returns trigger language plpgsql as $$
      begin
        perform enter_document_search(array(select id from changed));
        return null;
      end $$`,
    `create function search_recipients() returns trigger language plpgsql as $$
      begin
        perform enter_document_search(array(select distinct document_id from changed));
        return null;
      end $$`,
    `create function search_document() returns trigger language plpgsql as $$
      begin
        perform enter_document_search(array[new.id]);
        return null;
      end $$`,
    `create function search_recipient() returns trigger language plpgsql as $$
      begin
        perform enter_document_search(array[new.document_id]);
        return null;
      end $$`,
    `create trigger documents_search_insert after insert on documents
      referencing new table as changed for each statement execute function search_documents()`,
    `create trigger documents_search_update after update of title on documents
      for each row when (old.title is distinct from new.title) execute function search_document()`,
    `create trigger recipients_search_insert after insert on recipients
      referencing new table as changed for each statement execute function search_recipients()`,
    `create trigger recipients_search_update after update of name, email on recipients
      for each row when ((old.name, old.email) is distinct from (new.name, new.email))
      execute function search_recipient()`,
    `create trigger recipients_search_delete after delete on recipients
      referencing old table as changed for each statement execute function search_recipients()`,
    `create index document_search_page
      on document_search (organization_id, created_at desc, document_id desc)`,
  ],
  online: [
    {
      /* What a trigger entered in the meantime is newer. */
      backfill: 'documents',
      statement: `
        insert into document_search (document_id, organization_id, created_at, text)
        select d.id, d.organization_id, d.created_at, lower(concat_ws(chr(10), d.title,
          (select string_agg(concat_ws(chr(10), r.name, r.email), chr(10) order by r.id)
           from recipients r where r.document_id = d.id)))
        from documents d where d.id > $1 and d.id <= $2
        on conflict (document_id) do nothing`,
    },
    {
      /* What waits to be entered is read by every search: a little of it, often. */
      index: 'document_search_text',
      on: `document_search using gin (text gin_trgm_ops) with (gin_pending_list_limit = 256)`,
    },
  ],
};
