import { Migration } from '@mikro-orm/migrations';

/** What housekeeping works through, and where rate limits are counted for all API processes. */
export class Housekeeping extends Migration {
  override name = 'Housekeeping';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  /* A reference to files that ended; the bytes go when no other is left. */
  `create table file_releases (
    id bigint generated always as identity primary key,
    original_file_id uuid,
    prepared_file_id uuid,
    sealed_file_id uuid
  )`,

  /* Original and prepared file are always referred to together, so one index tells both. */
  `create index documents_original_file on documents (original_file_id)`,
  `create index templates_original_file on templates (original_file_id)`,
  `create index uploads_original_file on uploads (original_file_id)`,

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

  /* As rate-limiter-flexible keeps its windows; expire is Unix time in milliseconds. */
  `create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create index rate_limits_expire on rate_limits (expire)`,
];
