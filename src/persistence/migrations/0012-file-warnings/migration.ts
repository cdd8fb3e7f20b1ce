import type { Migration } from '../../migration.ts';

/**
 * What is said of a file is known of the file itself, as long as a document has it. The release before
 * says it of the upload, which goes after a day: the trigger notes it of the file as well.
 */
export const fileWarnings: Migration = {
  name: '0012-FileWarnings',
  statements: [
    `alter table files add column warnings jsonb`,
    `create function note_file_warnings() returns trigger language plpgsql as $$
       begin
         update files set warnings = new.warnings where id = new.prepared_file_id;
         return null;
       end $$`,
    `create trigger uploads_warnings after update of warnings on uploads
       for each row execute function note_file_warnings()`,
  ],
  online: [
    {
      backfill: 'uploads',
      statement: `update files f set warnings = u.warnings from uploads u
        where u.id > $1 and u.id <= $2 and f.id = u.prepared_file_id and f.warnings is null
          and u.warnings <> '[]'`,
    },
  ],
};
