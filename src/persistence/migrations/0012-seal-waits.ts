import { Migration } from '@mikro-orm/migrations';

/** A seal also waits for its key and for the storage. */
export class SealWaits extends Migration {
  override name = 'SealWaits';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `alter table documents drop constraint documents_seal_waits_for_check`,
  `alter table documents add constraint documents_seal_waits_for_check
     check (seal_waits_for in ('timestamp', 'revocation_status', 'signing_key', 'storage'))
     not valid`,
  `alter table documents validate constraint documents_seal_waits_for_check`,
];
