import { Migration } from '@mikro-orm/migrations';

/** What the seal of a completed document waits for. */
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
];
