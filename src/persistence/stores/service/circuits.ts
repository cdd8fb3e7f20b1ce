import { sql } from 'kysely';
import type { Service, ServiceKind } from '../../../domain/circuit/service.ts';
import { tables, type Database } from '../../orm.ts';

/** A service that is left alone, or was until a moment ago and has not been asked since. */
export interface Circuit {
  reason: string;
  asked: boolean;
  /** Failures with nothing good between them. */
  inARow: number;
  openedAt: Date;
  until: Date;
}

/** In the order of the services; undefined for one that everybody may ask. */
export async function findCircuits(
  database: Database,
  services: readonly Service[],
): Promise<(ListedCircuit | undefined)[]> {
  const [kinds, names] = [services.map(({ kind }) => kind), services.map(({ name }) => name)];
  // Raw: pairs of two lists.
  const { rows } = await sql<ListedCircuit>`
    select kind, name, reason, asked, in_a_row as "inARow", opened_at as "openedAt", until
    from open_circuits where (kind, name) in (
      select given.kind, given.name
      from unnest(${kinds}::text[], ${names}::text[]) as given (kind, name))`.execute(
    tables(database.fork()),
  );
  return services.map(({ kind, name }) =>
    rows.find((row) => row.kind === kind && row.name === name),
  );
}

/**
 * Whether it is the caller who asks first after the pause; one that says nothing more has this for
 * the time of its lease.
 */
export async function takeProbe(
  database: Database,
  { kind, name }: Service,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update open_circuits set probe_until = ${leaseUntil}
    where kind = ${kind} and name = ${name} and until <= ${now}
      and (probe_until is null or probe_until <= ${now})
    returning true as taken`.execute(tables(database.fork()));
  return rows.length > 0;
}

/** The next to come may ask first. */
export async function freeProbe(database: Database, { kind, name }: Service): Promise<void> {
  await sql`update open_circuits set probe_until = null where kind = ${kind} and name = ${name}`.execute(
    tables(database.fork()),
  );
}

/** Of several who were turned away at once, the longest pause holds. */
export async function openCircuit(
  database: Database,
  { kind, name }: Service,
  { reason, asked, inARow, openedAt, until }: Circuit,
): Promise<void> {
  await sql`
    insert into open_circuits as c (kind, name, reason, asked, in_a_row, opened_at, until)
    values (${kind}, ${name}, ${reason}, ${asked}, ${inARow}, ${openedAt}, ${until})
    on conflict (kind, name) do update set
      reason = case when excluded.until > c.until then excluded.reason else c.reason end,
      asked = case when excluded.until > c.until then excluded.asked else c.asked end,
      in_a_row = greatest(c.in_a_row, excluded.in_a_row),
      until = greatest(c.until, excluded.until),
      probe_until = null`.execute(tables(database.fork()));
}

/** Everybody may ask again, unless somebody was turned away after `askedAt`. */
export async function closeCircuit(
  database: Database,
  { kind, name }: Service,
  askedAt: Date,
): Promise<void> {
  await sql`
    delete from open_circuits
    where kind = ${kind} and name = ${name} and until <= ${askedAt}`.execute(
    tables(database.fork()),
  );
}

export interface ListedCircuit extends Service, Circuit {}

/** Between a pause and the answer of who asks first a circuit is still open. */
const answersIn = sql`interval '1 minute'`;
/** Behind `from`. */
export const circuitsNow = (now: Date) =>
  sql`open_circuits c where greatest(c.until, c.probe_until) > ${now}::timestamptz - ${answersIn}`;

/** Enough to see what is wrong. */
const maxListed = 5;

/** Of each kind those that have been open longest. */
export async function listCircuits(database: Database, now: Date): Promise<ListedCircuit[]> {
  const { rows } = await sql<ListedCircuit>`
    select kind, name, reason, asked, "inARow", "openedAt", until from (
      select c.kind, c.name, c.reason, c.asked, c.in_a_row as "inARow",
        c.opened_at as "openedAt", c.until,
        row_number() over (partition by c.kind order by c.opened_at, c.name) as place
      from ${circuitsNow(now)}) c
    where place <= ${maxListed}
    order by kind, place`.execute(tables(database.fork()));
  return rows;
}

/** Removes what nobody has asked for since; a batch at a time. @returns how many */
export async function deleteCircuitsBefore(
  database: Database,
  before: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ kind: ServiceKind }>`
    delete from open_circuits where ctid in (
      select ctid from open_circuits where until < ${before}
        and (probe_until is null or probe_until < ${before}) limit ${limit})
    returning kind`.execute(tables(database.fork()));
  return rows.length;
}
