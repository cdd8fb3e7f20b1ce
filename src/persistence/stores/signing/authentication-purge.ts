import { sql } from 'kysely';
import { tables, type Database } from '../../orm.ts';

/** Rows of codes, tries, browsers and passkeys, by their key and when they came to be. */
const dated = [
  { table: 'authentication_codes', key: 'id', since: 'created_at' },
  { table: 'authentication_tries', key: 'id', since: 'at' },
  { table: 'authentication_sessions', key: 'token_sha256', since: 'created_at' },
  { table: 'passkeys', key: 'id', since: 'created_at' },
  { table: 'passkey_challenges', key: 'id', since: 'created_at' },
] as const;

/**
 * Deletes what was made to prove something before a time, the oldest first; records keep what was
 * proved. Who waits for a row comes first: it goes the next time.
 * @param limit of each kind
 * @returns how many went of the kind that most went of
 */
export async function deleteProofsBefore(
  database: Database,
  before: Date,
  limit: number,
): Promise<number> {
  const kysely = tables(database.fork());
  let most = 0;
  for (const { table, key, since } of dated) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(since)} < ${before}
        order by ${sql.ref(since)} limit ${limit} for update skip locked
      )`.execute(kysely);
    most = Math.max(most, Number(numAffectedRows));
  }
  return most;
}
