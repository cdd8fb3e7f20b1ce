import { Migration } from '@mikro-orm/migrations';

/** What people were shown of a document between its acts. */
export class Revisions extends Migration {
  override name = 'Revisions';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  /* The file goes when the document is closed; that it was shown, by its hash, stays. */
  `create table document_revisions (
    document_id uuid not null references documents on delete cascade,
    marks int not null check (marks > 0),
    sha256 text not null,
    file_id uuid references files deferrable initially deferred,
    primary key (document_id, marks)
  )`,
  `create index document_revisions_kept on document_revisions (document_id)
     where file_id is not null`,

  `alter table file_releases add column revision_file_id uuid`,
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
