import { Migration } from '@mikro-orm/migrations';

/** How a workspace looks to its recipients. */
export class Branding extends Migration {
  override name = 'Branding';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  `create table brandings (
    organization_id uuid primary key references organizations on delete cascade,
    name text,
    accent_color text check (accent_color ~ '^#[0-9a-f]{6}$'),
    logo bytea,
    logo_sha256 text,
    check ((logo is null) = (logo_sha256 is null))
  )`,
  `create index brandings_logo on brandings (logo_sha256) where logo_sha256 is not null`,
];
