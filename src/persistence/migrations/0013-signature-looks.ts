import { Migration } from '@mikro-orm/migrations';

/** The face of a typed signature, and initials beside it. */
export class SignatureLooks extends Migration {
  override name = 'SignatureLooks';

  override up(): void {
    this.addSql(statement);
  }
}

const statement = `alter table signatures
  add column typed_face text,
  add column initials_type text,
  add column initials_image bytea,
  add column initials_text text,
  add column initials_face text,
  add column initials_field_ids text[] not null default '{}',
  add check ((initials_type is null) = (initials_image is null and initials_text is null))`;
