import { Migration } from '@mikro-orm/migrations';

/** Columns and tables take the names that the field uses; nothing else changes. */
export class FieldVocabulary extends Migration {
  override name = 'FieldVocabulary';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table recipients rename column told_at to invited_at`,
  `alter table recipients rename column told_deadline to invited_deadline`,
  `alter table recipients rename column viewed_through to viewed_link_channel`,

  `alter table documents rename column tell_attempts to dispatch_attempts`,
  `alter table document_tombstones rename column tell_attempts to dispatch_attempts`,
  `alter table webhook_deliveries rename column tell_attempts to dispatch_attempts`,
  `alter table webhook_deliveries rename column told to dispatched`,
  `alter table webhook_deliveries rename column held to deferred`,
  `alter index documents_untold rename to documents_pending_dispatch`,
  `alter index document_tombstones_untold rename to document_tombstones_pending_dispatch`,
  `alter index webhook_deliveries_untold rename to webhook_deliveries_pending_dispatch`,

  `alter table announced_blobs rename to staged_blobs`,
  `alter table staged_blobs rename column announced_at to staged_at`,
  `alter index announced_blobs_at rename to staged_blobs_at`,
];
