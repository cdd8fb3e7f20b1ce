import type { Migration } from '../../migration.ts';

/** Documents whose prepared file has the sender's words keep the one without them. */
export const writtenFiles: Migration = {
  name: '0008-WrittenFiles',
  statements: [
    `alter table documents
       add column plain_file_id uuid references files deferrable initially deferred`,
    `create or replace function release_document_files() returns trigger language plpgsql as $$
       begin
         insert into file_releases (original_file_id, prepared_file_id, sealed_file_id)
         values (old.original_file_id, old.prepared_file_id, old.sealed_file_id);
         if old.plain_file_id is not null then
           insert into file_releases (original_file_id, prepared_file_id)
           values (old.original_file_id, old.plain_file_id);
         end if;
         return null;
       end $$`,
  ],
  online: [
    {
      index: 'documents_plain_file',
      on: 'documents (plain_file_id) where plain_file_id is not null',
    },
    { index: 'documents_prepared_file', on: 'documents (prepared_file_id)' },
    { index: 'templates_prepared_file', on: 'templates (prepared_file_id)' },
    { index: 'uploads_prepared_file', on: 'uploads (prepared_file_id)' },
  ],
};
