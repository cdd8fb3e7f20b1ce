import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import type { Child } from '@countersign/embedded/processes/child';
import { freePort } from '@countersign/embedded/processes/ports';
import { ensureOwnerAndDatabase, postgresUrl } from '@countersign/embedded/postgres/roles';
import { startPostgres } from '@countersign/embedded/postgres/start-postgres';
import { loadConfig } from '../../src/processes/config/config.ts';
import { readDatabaseAddress } from '../../src/persistence/database-address.ts';
import { migrate } from '../../src/persistence/migrate.ts';
import { openDatabase } from '../../src/persistence/orm.ts';
import { issue } from '../evidence/support/key-files.ts';

const password = 'only-for-tests';
let folder: string;
let server: Child;
let port: number;
const file = (name: string) => join(folder, name);

/** A PostgreSQL of this file alone, with TLS and a certificate for the name localhost. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countersign-ssl-'));
  await chmod(folder, 0o711);
  const ca = await issue({ name: 'Database CA', isCa: true });
  const other = await issue({ name: 'Another CA', isCa: true });
  const names = [{ type: 'dns' as const, value: 'localhost' }];
  const leaf = await issue({ name: 'localhost', issuer: ca, names });
  await writeFile(file('ca.pem'), ca.pem);
  await writeFile(file('other-ca.pem'), other.pem);
  port = await freePort();
  const dataDir = file('postgres');
  server = await startPostgres({
    dataDir,
    port,
    superuserPassword: password,
    logFile: file('postgres.log'),
    settings: { fsync: 'off' },
  });
  const { uid, gid } = await stat(dataDir);
  for (const [name, pem] of [
    ['server.crt', leaf.pem],
    ['server.key', leaf.keyPem],
  ] as const) {
    await writeFile(join(dataDir, name), pem, { mode: 0o600 });
    await chown(join(dataDir, name), uid, gid);
  }
  const superuser = new pg.Client(postgresUrl('postgres', password, port, 'postgres'));
  await superuser.connect();
  await superuser.query('alter system set ssl = on');
  await superuser.query('select pg_reload_conf()');
  await superuser.end();
  await ensureOwnerAndDatabase(port, { superuser: password, owner: password, app: password });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const url = (role: string, host: string, parameters: string) =>
  postgresUrl(role, password, port, 'countersign').replace('127.0.0.1', host) + parameters;

const encrypted = 'select ssl from pg_stat_ssl where pid = pg_backend_pid()';

/** Whether the ORM's pool is encrypted, and the driver's. */
async function reached(host: string, parameters: string): Promise<[orm: boolean, driver: boolean]> {
  const address = url('postgres', host, parameters);
  const database = await openDatabase({ url: address, poolSize: 1 });
  const { url: connectionString, ...encryption } = readDatabaseAddress(address);
  const pool = new pg.Pool({ connectionString, ...encryption, max: 1 });
  try {
    const [row] = await database.fork().execute<{ ssl: boolean }[]>(encrypted);
    const { rows } = await pool.query<{ ssl: boolean }>(encrypted);
    return [row?.ssl ?? false, rows[0]?.ssl ?? false];
  } finally {
    await Promise.all([database.close(), pool.end()]);
  }
}

test.each([
  ['127.0.0.1', '?sslmode=require', true],
  ['127.0.0.1', '?sslmode=require&sslrootcert=ca.pem', true],
  ['127.0.0.1', '?sslmode=verify-ca&sslrootcert=ca.pem', true],
  ['localhost', '?sslmode=verify-full&sslrootcert=ca.pem', true],
  ['127.0.0.1', '?sslmode=disable', false],
  ['127.0.0.1', '', false],
])('%s with %j: both pools connect, encrypted: %s', async (host, parameters, isEncrypted) => {
  const given = parameters.replace('ca.pem', encodeURIComponent(file('ca.pem')));
  expect(await reached(host, given)).toEqual([isEncrypted, isEncrypted]);
});

const refusals: [host: string, mode: string, root: string | undefined, reason: RegExp][] = [
  ['127.0.0.1', 'require', 'other-ca.pem', /certificate/],
  ['127.0.0.1', 'verify-ca', 'other-ca.pem', /certificate/],
  ['localhost', 'verify-full', 'other-ca.pem', /certificate/],
  ['localhost', 'verify-full', undefined, /certificate/],
  ['127.0.0.1', 'verify-full', 'ca.pem', /does not match certificate's altnames/],
  [
    '127.0.0.1',
    'verify-ca',
    'none.pem',
    /has sslrootcert=.+, which cannot be read \(ENOENT\): give/,
  ],
  ['localhost', 'verify-full', 'postgres.log', /sslrootcert=.+, which holds no certificate: give/],
  ['127.0.0.1', 'prefer', undefined, /sslmode=prefer/],
];
test.each(refusals)(
  '%s with %s and %s is not connected to: by the ORM, by the driver and by migrate',
  async (host, mode, root, reason) => {
    const path = root === undefined ? '' : `&sslrootcert=${encodeURIComponent(file(root))}`;
    const parameters = `?sslmode=${mode}${path}`;
    const address = url('postgres', host, parameters);
    const byOrm = async () => {
      const database = await openDatabase({ url: address, poolSize: 1 });
      await database
        .fork()
        .execute('select 1')
        .finally(() => database.close());
    };
    const byDriver = async () => {
      const { url: connectionString, ...encryption } = readDatabaseAddress(address);
      const client = new pg.Client({ connectionString, ...encryption });
      await client.connect().finally(() => client.end());
    };
    await expect(byOrm()).rejects.toThrow(reason);
    await expect(byDriver()).rejects.toThrow(reason);
    const adminUrl = url('countersign_owner', host, parameters);
    await expect(migrate({ adminUrl, appRole: 'app', appPassword: 'x' })).rejects.toThrow(reason);
  },
);

test('without sslmode both pools do as PGSSLMODE says, which some hosts set', async () => {
  const before = process.env['PGSSLMODE'];
  try {
    process.env['PGSSLMODE'] = 'no-verify';
    expect(await reached('127.0.0.1', '')).toEqual([true, true]);
    expect(await reached('127.0.0.1', '?sslmode=disable')).toEqual([false, false]);
    process.env['PGSSLMODE'] = 'require';
    await expect(reached('localhost', '')).rejects.toThrow(/certificate/);
  } finally {
    if (before === undefined) delete process.env['PGSSLMODE'];
    else process.env['PGSSLMODE'] = before;
  }
});

test('sslrootcert=system is whom Node trusts, as in libpq', () => {
  const { ssl } = readDatabaseAddress(
    'postgresql://app@db/countersign?sslmode=verify-full&sslrootcert=system',
  );
  expect(ssl).toEqual({ rejectUnauthorized: true, host: 'db' });
});

test('a file that cannot be read is said of the variable that names it', async () => {
  const parameters = '?sslmode=verify-full&sslrootcert=/none.pem';
  const adminUrl = url('countersign_owner', 'localhost', parameters);
  await expect(migrate({ adminUrl, appRole: 'app' })).rejects.toThrow(/^DATABASE_ADMIN_URL has/);
  await expect(openDatabase({ url: adminUrl })).rejects.toThrow(/^DATABASE_URL has/);
});

test('a folder as the host is the one of a socket, for the ORM and the driver', async () => {
  const socketPort = await freePort();
  const socket = createServer((client) => {
    const way = connect(port, '127.0.0.1');
    client.pipe(way).pipe(client);
    for (const end of [client, way]) end.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => {
    socket.listen(file(`.s.PGSQL.${socketPort}`), resolve);
  });
  try {
    const { databaseUrl = '' } = loadConfig(
      {
        DATABASE_URL: `postgresql://postgres@localhost:${socketPort}/countersign?host=${folder}`,
        DATABASE_PASSWORD: password,
      },
      { sendsMail: false },
    );
    const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
    const { url: connectionString, ...rest } = readDatabaseAddress(databaseUrl);
    const pool = new pg.Pool({ connectionString, ...rest, max: 1 });
    try {
      expect(await database.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await Promise.all([database.close(), pool.end()]);
    }
  } finally {
    socket.close();
  }
});

test('migrate connects where only encrypted connections of its role are let in', async () => {
  const parameters = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(file('ca.pem'))}`;
  const adminUrl = url('countersign_owner', 'localhost', parameters);
  await migrate({ adminUrl, appRole: 'countersign', appPassword: password });
  const database = await openDatabase({ url: url('countersign', 'localhost', parameters) });
  try {
    expect(await database.fork().execute('select count(*)::int as n from documents')).toEqual([
      { n: 0 },
    ]);
  } finally {
    await database.close();
  }
});
