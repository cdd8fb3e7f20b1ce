import { Migration } from '@mikro-orm/migrations';

/** Each hand-out of a signing link looks for the log's entry of the same day. */
export class IssuedLinks extends Migration {
  override name = 'IssuedLinks';

  override up(): void {
    this.addSql(
      `create index events_issued_links on events (resource_id, at)
         where type = 'recipient.link_issued'`,
    );
  }
}
