import { Migration } from '@mikro-orm/migrations';

/** Records are signed, and say of view, consent and act each by which link and from where. */
export class Records extends Migration {
  override name = 'Records';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  /* Null: not so far, or before this was noted. */
  `alter table recipients
     add column viewed_ip_address text,
     add column viewed_user_agent text,
     add column consent_language text,
     add column consent_link_channel text,
     add column consent_ip_address text,
     add column consent_user_agent text,
     add column shown_sha256 text,
     add column shown_name text`,

  `alter table signatures
     add column link_channel text,
     add column shown_sha256 text,
     add column jws text,
     add column ocsp bytea,
     add column timestamp_token bytea,
     add column awaits_timestamp boolean not null default false`,

  `create index signatures_awaiting_timestamp on signatures (document_id) where awaits_timestamp`,
];
