import { Migration } from '@mikro-orm/migrations';

/** Files that are still being converted, upload addresses in use, and a listing's way to rows. */
export class Files extends Migration {
  override name = 'Files';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  /* One row for each prepared file that is not there yet, or never will be. */
  `create table conversions (
    file_id uuid primary key references files on delete cascade deferrable initially deferred,
    organization_id uuid not null references organizations deferrable initially deferred,
    original_file_id uuid not null,
    status text not null check (status in ('pending', 'failed')),
    reason text,
    message text,
    dispatched boolean not null default false,
    lease_until timestamptz(3),
    dispatch_attempts int not null default 0,
    created_at timestamptz(3) not null
  )`,
  `create index conversions_pending_dispatch on conversions (created_at)
     where status = 'pending' and not dispatched`,
  `create index conversions_original_file on conversions (original_file_id)`,

  /* Until then nobody else sends bytes to the address. */
  `alter table uploads add column receiving_until timestamptz(3)`,

  /* A storage lists digests of keys; keys have no backslash, so the cast is the text's bytes. */
  `create index files_key_digest on files (encode(sha256(blob_key::bytea), 'hex'))`,
];
