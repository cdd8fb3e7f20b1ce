import { sql } from 'kysely';
import { tables, type Database } from '../../orm.ts';

/** Of work that one process at a time does. */
export interface Lease {
  name: string;
  /** A UUID of this process and this time. */
  holder: string;
}

/** By the database's clock, which is the one that all processes share. */
const inSeconds = (seconds: number) => sql`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Takes it, unless another's has not run out. @returns whether it is the holder's now */
export async function takeLease(
  database: Database,
  { name, holder }: Lease,
  forS: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into leases as l (name, holder, until) values (${name}, ${holder}, ${inSeconds(forS)})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
      where l.until < clock_timestamp()
    returning true as taken`.execute(tables(database.fork()));
  return rows.length > 0;
}

/** @returns whether it was the holder's still */
export async function extendLease(
  database: Database,
  { name, holder }: Lease,
  forS: number,
): Promise<boolean> {
  const { rows } = await sql`
    update leases set until = ${inSeconds(forS)} where name = ${name} and holder = ${holder}
    returning true as extended`.execute(tables(database.fork()));
  return rows.length > 0;
}

/** The next may take it at once. */
export async function endLease(database: Database, { name, holder }: Lease): Promise<void> {
  await sql`delete from leases where name = ${name} and holder = ${holder}`.execute(
    tables(database.fork()),
  );
}
