import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { tables, type Database } from '../../orm.ts';

/** Keys of development authorities, as they are kept. */
export interface KeptAuthority {
  number: number;
  validFrom: Date;
  validUntil: Date;
  /** Encrypted. */
  keys: string;
}

/** The oldest first. */
export async function listAuthorities(em: EntityManager): Promise<KeptAuthority[]> {
  const { rows } = await sql<KeptAuthority>`
    select number, valid_from as "validFrom", valid_until as "validUntil", keys
    from test_authorities order by number`.execute(tables(em));
  return rows;
}

/** Of two who add one at once the second finds that of the first, which `make` is then not asked for. */
export async function addAuthority(
  database: Database,
  fits: (known: readonly KeptAuthority[]) => boolean,
  make: (number: number) => KeptAuthority,
): Promise<void> {
  await database.fork().transactional(async (em) => {
    await sql`select pg_advisory_xact_lock(hashtext('countersign:test-authorities'))`.execute(
      tables(em),
    );
    const known = await listAuthorities(em);
    if (fits(known)) return;
    const made = make((known.at(-1)?.number ?? 0) + 1);
    await sql`
      insert into test_authorities (number, valid_from, valid_until, keys)
      values (${made.number}, ${made.validFrom}, ${made.validUntil}, ${made.keys})`.execute(
      tables(em),
    );
  });
}
