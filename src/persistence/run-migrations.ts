import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import {
  needsMark,
  type Backfill,
  type BuildIndex,
  type Migration,
  type OnlineStep,
} from './migration.ts';

/** How traffic is kept moving. */
export interface MigrationPace {
  /**
   * For how long a lock is waited for. Whoever comes in the meantime waits behind, so it is short; a
   * migration may take four tables.
   */
  lockMs: number;
  /** Between two tries, for those who waited. */
  pauseMs: number;
  /** After which what holds the lock is somebody's to look at. */
  patienceMs: number;
  /** Rows of a batch. */
  batch: number;
}

export const usualPace: MigrationPace = {
  lockMs: 300,
  pauseMs: 1_000,
  patienceMs: 15 * 60_000,
  batch: 1_000,
};

export interface MigrationRun {
  migrations: readonly Migration[];
  /** What the application's role is granted with each. */
  access: readonly string[];
  pace: MigrationPace;
  onProgress?: ((line: string) => void) | undefined;
}

const lockKey = `hashtext('countersign:migrate')`;
const lowestId = '00000000-0000-0000-0000-000000000000';
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** SQLSTATE: lock_not_available, deadlock_detected. */
const busy = ['55P03', '40P01'];

/**
 * Runs `work` while no other process migrates this database. Asked for again and again: one that
 * waited in the database would hold a snapshot, which an index that is built concurrently waits for.
 */
export async function whileAlone(
  sql: pg.Client,
  { pauseMs }: MigrationPace,
  work: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const { rows } = await sql.query<{ held: boolean }>(
      `select pg_try_advisory_lock(${lockKey}) as held`,
    );
    if (rows[0]?.held) break;
    await pause(pauseMs);
  }
  try {
    await work();
  } finally {
    await sql.query(`select pg_advisory_unlock(${lockKey})`).catch(() => undefined);
  }
}

/**
 * Brings the schema up to date, each migration and each of its steps by itself: one that was killed
 * goes on where it was.
 * @throws when the database knows a migration that is not among these
 */
export async function runMigrations(sql: pg.Client, run: MigrationRun): Promise<void> {
  await sql.query(
    `create table if not exists migrations
       (id serial primary key, name varchar(255), executed_at timestamptz default current_timestamp)`,
  );
  const done = await namesDone(sql);
  refuseNewer(done, run.migrations);
  for (const { name, statements, needs, online = [] } of run.migrations) {
    if (!done.has(name)) {
      run.onProgress?.(name);
      const rows = [name, ...(needs === undefined ? [] : [`${name}${needsMark}${needs}`])];
      await inShortTransaction(sql, run, [...statements, ...run.access, ...rows.map(remember)]);
    }
    for (const [index, step] of online.entries()) {
      const stepName = `${name}/${index + 1}`;
      if (done.has(stepName)) continue;
      run.onProgress?.(`${stepName}: ${describe(step)}`);
      await runStep(sql, run, step, stepName);
    }
  }
}

/** Runs statements in one transaction, again and again until their locks were free. */
export async function inShortTransaction(
  sql: pg.Client,
  { pace, onProgress }: Pick<MigrationRun, 'pace' | 'onProgress'>,
  statements: readonly (string | pg.QueryConfig)[],
): Promise<void> {
  const untilMs = performance.now() + pace.patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      await sql.query('begin');
      await sql.query(`set local lock_timeout = ${pace.lockMs}`);
      for (const statement of statements) await sql.query(statement);
      await sql.query('commit');
      return;
    } catch (error) {
      await sql.query('rollback').catch(() => undefined);
      const { code = '' } = error as { code?: string };
      if (!busy.includes(code) || performance.now() > untilMs) throw error;
      if (tries % 10 === 1) onProgress?.('  another transaction has a lock: tried again');
    }
    await pause(pace.pauseMs);
  }
}

async function namesDone(sql: pg.Client): Promise<Set<string>> {
  const { rows } = await sql.query<{ name: string }>('select name from migrations order by id');
  return new Set(rows.map(({ name }) => name));
}

function refuseNewer(done: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const newer = [...done].find((name) => !known.has(name.split('/')[0] ?? ''));
  if (newer === undefined) return;
  throw new Error(
    `The database has the migration ${newer}, which a newer release made. This one runs on it as it ` +
      'is and has nothing to migrate; the schema never goes back.',
  );
}

async function runStep(
  sql: pg.Client,
  run: MigrationRun,
  step: OnlineStep,
  name: string,
): Promise<void> {
  if ('statements' in step) {
    await inShortTransaction(sql, run, [...step.statements, remember(name)]);
    return;
  }
  if ('index' in step) await buildIndex(sql, step);
  else if ('backfill' in step) await backfill(sql, run, step);
  else await sql.query(`alter table ${step.of} validate constraint ${step.validate}`);
  await sql.query(remember(name));
}

async function buildIndex(sql: pg.Client, { index, on, unique }: BuildIndex): Promise<void> {
  const { rowCount } = await sql.query(
    `select from pg_index where indexrelid = to_regclass($1) and not indisvalid`,
    [index],
  );
  // What a killed run left is of no use, and costs every write.
  if (rowCount === 1) await sql.query(`drop index concurrently ${index}`);
  const kind = unique ? 'unique index' : 'index';
  await sql.query(`create ${kind} concurrently if not exists ${index} on ${on}`);
}

/** As long as a batch took is left to the traffic before the next. */
async function backfill(
  sql: pg.Client,
  run: MigrationRun,
  { backfill: table, statement }: Backfill,
): Promise<void> {
  for (let after: string | undefined = lowestId; after !== undefined;) {
    const startedMs = performance.now();
    const next: pg.QueryResult<{ id: string }> = await sql.query(
      `select id from ${table} where id > $1 order by id offset $2 limit 1`,
      [after, run.pace.batch - 1],
    );
    const upTo: string | undefined = next.rows[0]?.id;
    const values = [after, upTo ?? highestId];
    await inShortTransaction(sql, run, [{ text: statement, values }]);
    after = upTo;
    if (upTo !== undefined) await pause(performance.now() - startedMs);
  }
}

function remember(name: string): string {
  return `insert into migrations (name) values ('${name}')`;
}

function describe(step: OnlineStep): string {
  if ('index' in step) return `builds ${step.index}`;
  if ('backfill' in step) return `goes through ${step.backfill}`;
  if ('validate' in step) return `checks ${step.validate}`;
  return 'puts it in its place';
}
