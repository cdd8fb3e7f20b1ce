/**
 * `npm run rehearse:migrations [-- --documents N --from N]`: the schema of an older release with many
 * documents is brought up to date beside traffic and a reader of a minute. No request may wait longer
 * than two seconds.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres } from '@countersign/embedded/postgres/start-postgres';
import {
  appRole,
  databaseName,
  ensureOwnerAndDatabase,
  ownerRole,
  postgresUrl,
} from '@countersign/embedded/postgres/roles';
import { freePort } from '@countersign/embedded/processes/ports';
import { migrate, migrations } from '../../src/persistence/migrate.ts';
import { seedDocuments } from './seed.ts';
import { readForAMinute, startTraffic, type Seen } from './traffic.ts';

const maxMs = 2_000;
const password = 'only-for-a-rehearsal';
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '2000000' },
    /** How many of the migrations are there before. */
    from: { type: 'string', default: '1' },
  },
});
const startedMs = performance.now();
const say = (line: string) => {
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(0).padStart(5);
  process.stdout.write(`${seconds} s  ${line}\n`);
};

const folder = await mkdtemp(join(tmpdir(), 'countersign-migrations-'));
// As root PostgreSQL runs under another account, which must be able to pass.
await chmod(folder, 0o711);
const port = await freePort();
const server = await startPostgres({
  dataDir: join(folder, 'postgres'),
  port,
  superuserPassword: password,
  logFile: join(folder, 'postgres.log'),
});
try {
  const { requests, longestMs, longest, p99Ms } = await rehearse();
  say(
    `${requests} requests; p99 ${p99Ms.toFixed(0)} ms, longest ${longestMs.toFixed(0)} ms (${longest})`,
  );
  say(
    `load ${loadavg()[0]?.toFixed(0)}; ${longestMs <= maxMs ? 'nobody waited too long' : 'TOO LONG'}`,
  );
  if (longestMs > maxMs) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function rehearse(): Promise<Seen> {
  const passwords = { superuser: password, owner: password, app: password };
  await ensureOwnerAndDatabase(port, passwords);
  const adminUrl = postgresUrl(ownerRole, password, port, databaseName);
  const options = { adminUrl, appRole, appPassword: password };
  const before = migrations.slice(0, Number(values.from));
  await migrate({ ...options, upTo: before });
  const superuserUrl = postgresUrl('postgres', password, port, databaseName);
  const organizationId = await seedDocuments(superuserUrl, Number(values.documents));
  say(`${values.documents} documents in the schema of ${before.at(-1)?.name ?? 'nothing'}`);
  const tables = ['documents', 'recipients', 'files', 'templates', 'uploads'];
  const stop = startTraffic(postgresUrl(appRole, password, port, databaseName), organizationId);
  const reader = readForAMinute(superuserUrl, tables);
  try {
    await migrate({ ...options, onProgress: say });
  } finally {
    await reader;
  }
  await checkSearch(superuserUrl);
  return stop();
}

/** What was there, and what came meanwhile, is found by what it says. */
async function checkSearch(url: string): Promise<void> {
  const sql = new pg.Client(url);
  await sql.connect();
  try {
    const { rows } = await sql.query<{ missing: number }>(
      `select count(*)::int as missing from documents d
       where not exists (select from document_search s where s.document_id = d.id)`,
    );
    if (rows[0]?.missing !== 0) throw new Error(`${rows[0]?.missing} documents are not found.`);
  } finally {
    await sql.end();
  }
}
