/** What ended refers to files no more: the bytes go with the last reference. */
export const fileReleases = [
  /* A reference to files that ended; the bytes go when no other is left. */
  `create table file_releases (
    id bigint generated always as identity primary key,
    original_file_id uuid,
    prepared_file_id uuid,
    sealed_file_id uuid,
    revision_file_id uuid
  )`,

  `create function release_document_files() returns trigger language plpgsql as $$
     begin
       insert into file_releases (original_file_id, prepared_file_id, sealed_file_id)
       values (old.original_file_id, old.prepared_file_id, old.sealed_file_id);
       return null;
     end $$`,
  `create trigger release_files after delete on documents
     for each row execute function release_document_files()`,
  `create function release_files() returns trigger language plpgsql as $$
     begin
       if old.original_file_id is not null then
         insert into file_releases (original_file_id, prepared_file_id)
         values (old.original_file_id, old.prepared_file_id);
       end if;
       return null;
     end $$`,
  `create trigger release_files after delete on templates
     for each row execute function release_files()`,
  `create trigger release_files after delete on uploads
     for each row execute function release_files()`,
  `create function release_revision_file() returns trigger language plpgsql as $$
     begin
       insert into file_releases (revision_file_id) values (old.file_id);
       return null;
     end $$`,
  `create trigger release_file_on_delete after delete on document_revisions
     for each row when (old.file_id is not null) execute function release_revision_file()`,
  `create trigger release_file_on_update after update on document_revisions
     for each row when (old.file_id is not null and new.file_id is null)
     execute function release_revision_file()`,
];
