import { Migration } from '@mikro-orm/migrations';

/** Who was handed a signing link is looked up by day; a template may be bound to its document. */
export class LinksAndTemplates extends Migration {
  override name = 'LinksAndTemplates';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  /* Each hand-out of a signing link looks for the log's entry of the same day. */
  `create index events_issued_links on events (resource_id, at)
     where type = 'recipient.link_issued'`,

  /* Null: the template stands by itself, as those of before do. */
  `alter table templates add column source_document_id uuid references documents
     on delete cascade`,
  `create index templates_source on templates (source_document_id)
     where source_document_id is not null`,
];
