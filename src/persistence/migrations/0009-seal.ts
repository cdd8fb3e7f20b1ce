import { Migration } from '@mikro-orm/migrations';

/** What the seal of a completed document waits for, and when it is renewed. */
export class Seal extends Migration {
  override name = 'Seal';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table documents
     add column seal_waits_for text
       check (seal_waits_for in ('timestamp', 'revocation_status')),
     add column seal_waits_since timestamptz(3),
     add constraint documents_seal_wait check (
       (seal_waits_for is null) = (seal_waits_since is null))`,

  /* The first look at a seal from before finds out whether it can be renewed at all. */
  `alter table documents add column seal_renew_at timestamptz(3)`,
  `update documents set seal_renew_at = sealed_at where sealed_file_id is not null`,
  `create index documents_seal_renew on documents (seal_renew_at)
     where seal_renew_at is not null`,
];
