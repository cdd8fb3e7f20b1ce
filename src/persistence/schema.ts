import { sql } from 'kysely';
import { migrations } from './migrate.ts';
import { needsMark, type Migration } from './migration.ts';
import { tables, type Database } from './orm.ts';

const command = 'run `countersign migrate`';

/**
 * Refuses a schema that this program cannot run on: an empty one, one that lacks migrations or
 * steps of them, and one of a newer release that no longer serves this one.
 * @param known those of this release
 * @returns how many migrations were applied
 */
export async function requireSchema(
  database: Database,
  known: readonly Migration[] = migrations,
): Promise<number> {
  const done = await namesDone(database);
  if (done === undefined) throw new Error(`DATABASE_URL names an empty database: ${command}.`);
  const applied = known.filter(({ name }) => done.has(name)).length;
  if (applied < known.length) {
    throw new Error(`DATABASE_URL has ${applied} of ${known.length} migrations: ${command}.`);
  }
  const steps = known.flatMap(({ name, online = [] }) =>
    online.map((_, at) => `${name}/${at + 1}`),
  );
  const missing = steps.find((step) => !done.has(step));
  if (missing !== undefined) {
    throw new Error(
      `DATABASE_URL lacks the step ${missing}: ${command}, or wait for the one that runs.`,
    );
  }
  refuseOutgrown(done, known);
  return [...done].filter((name) => !name.includes('/')).length;
}

/** Undefined: the database has never been migrated. */
async function namesDone(database: Database): Promise<Set<string> | undefined> {
  const em = tables(database.fork());
  // Raw: it asks the catalogue, and a table that no entity describes.
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('migrations') is not null as there`.execute(em);
  if (found[0]?.there !== true) return undefined;
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(em);
  return rows.length === 0 ? undefined : new Set(rows.map(({ name }) => name));
}

/** The release before runs on a newer schema; one that a migration no longer serves does not. */
function refuseOutgrown(done: ReadonlySet<string>, known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  for (const row of done) {
    const [, needed] = row.split(needsMark);
    if (needed === undefined || names.has(needed)) continue;
    throw new Error(
      `DATABASE_URL has the schema of a release that this one is too old for (it knows no ${needed}): run a newer release.`,
    );
  }
}
