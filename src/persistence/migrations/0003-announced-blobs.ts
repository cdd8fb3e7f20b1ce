import { Migration } from '@mikro-orm/migrations';

/** Bytes that are about to be stored and that no row of `files` names yet. */
export class AnnouncedBlobs extends Migration {
  override name = 'AnnouncedBlobs';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  /* A process that stores bytes may die before a row names them; the purge finds them here. */
  `create table announced_blobs (
    blob_key text primary key,
    announced_at timestamptz(3) not null
  )`,
  `create index announced_blobs_at on announced_blobs (announced_at)`,
];
