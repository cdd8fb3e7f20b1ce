import { expect, test } from '@jest/globals';
import { ConfigError, loadConfig, type Environment } from '../../src/processes/config/config.ts';

const mail = { MAIL_FROM: 'Countersign <sign@example.com>' };

function refusal(env: Environment, options = { sendsMail: false }): ConfigError {
  try {
    loadConfig(env, options);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('was accepted');
}

/** `hunter2` is in each password. */
test.each([
  ['postgresql://cs:12/hunter2@db/countersign', 'has an "@" in its path'],
  ['postgresql://cs:12/hunter2@db', 'has an "@" in its path'],
  ['postgres://cs:1/2/hunter2@db:5432/countersign', 'has an "@" in its path'],
  ['postgresql://cs:12?hunter2@db/countersign', 'has an "@" in its parameters'],
  ['postgresql://cs:12#hunter2@db/countersign', 'has a "#", behind which nothing is read'],
  ['postgresql://cs:hunter2@db/countersign#main', 'has a "#", behind which nothing is read'],
  ['postgresql://cs:hunter2%@db/countersign', 'has a "%" that encodes nothing'],
  ['postgresql://cs:50%hunter2@db/countersign', 'has a "%" that encodes nothing'],
  ['postgresql://cs:hunter2%ff@db/countersign', 'has a "%" that encodes nothing'],
  ['postgresql://cs:hunter2/x@db/countersign', 'is not such an address'],
  ['postgresql://cs:hunter2#x@db/countersign', 'is not such an address'],
  ['postgresql://cs:hunter2 x@db/countersign', 'has a blank or a line break'],
  ['postgresql://cs:hunt\ner2@db/countersign', 'has a blank or a line break'],
])('%j would be read as another address, and is refused with what to encode', (value, problem) => {
  for (const name of ['DATABASE_URL', 'DATABASE_ADMIN_URL']) {
    const { message, variable } = refusal({ [name]: value });
    expect(variable).toBe(name);
    expect(message).toContain(`${name} ${problem}: `);
    const password = name.replace('URL', 'PASSWORD');
    expect(message).toContain(`encode it (@ as %40`);
    expect(message).toContain(`as ${password} or ${password}_FILE.`);
    expect(message).not.toMatch(/hunt/);
  }
});

test.each([
  ['postgresql:///countersign', 'names no host: give one, or ?host='],
  ['postgresql://cs:secret@/countersign', 'is not such an address'],
  ['postgresql://db/countersign/public', 'has more than a database in its path'],
  ['postgresql://db/countersign?schema=public', 'has the parameter "schema", which is not used'],
  ['postgresql://db/countersign?pgbouncer=true&connection_limit=1', 'parameter "pgbouncer"'],
  ['postgresql://db/countersign?channel_binding=require', 'parameter "channel_binding"'],
  ['postgresql://db/countersign?sslmode=disable&sslmode=require', 'has sslmode twice'],
  ['postgresql://db/countersign?host=other', 'has a host that is no folder'],
  ['postgresql://db/countersign?host=/socket', 'names two hosts'],
  ['postgresql:///countersign?host=/socket&sslmode=require', 'has sslmode beside a socket'],
  ['postgresql:///db?host=/cloudsql/a:b:c/.s.PGSQL.5432', 'names a socket itself'],
  ['postgresql://db/x?sslmode=require&sslrootcert=system', 'has sslrootcert=system with sslmode'],
])('%s is refused: nothing of it is left unread', (DATABASE_URL, problem) => {
  const { message } = refusal({ DATABASE_URL });
  expect(message).toContain(problem);
  expect(message).toMatch(/^DATABASE_URL .+: .+\.$/);
});

test.each([
  ['postgresql:///countersign?host=/socket', 'localhost'],
  ['postgresql://cs:secret@:5433/countersign?host=/socket', 'localhost'],
  ['postgresql://cs:secret@/countersign?host=/cloudsql/project:region:instance', 'localhost'],
  ['postgresql://cs:secret@%2Fcloudsql%2Fproject:region:instance/countersign', undefined],
  ['postgresql://cs:secret@%2Fsocket/countersign', 'localhost'],
  ['postgresql://cs:secret@localhost/countersign?host=/socket', 'localhost'],
])('%s is the address of a socket', (DATABASE_URL, hostname) => {
  if (hostname === undefined) {
    expect(refusal({ DATABASE_URL }).message).toContain('is not such an address');
    return;
  }
  const { databaseUrl = '' } = loadConfig({ DATABASE_URL }, { sendsMail: false });
  const url = new URL(databaseUrl);
  expect(url.hostname).toBe(hostname);
  expect(url.searchParams.get('host')).toMatch(/^\/(socket|cloudsql\/project:region:instance)$/);
});

test.each([
  ['host=db password=hunter2 dbname=countersign', 'is not such an address'],
  ['{"username":"app","password":"hunter2","host":"db"}', 'is not such an address'],
  ['Server=db;User Id=app;Password=hunter2;', 'is not such an address'],
  ['jdbc:postgresql://db/x?user=app&password=hunter2', 'has the scheme "jdbc:postgresql"'],
  ['postgresql+asyncpg://app:hunter2@db/x', 'has the scheme "postgresql+asyncpg"'],
  ['"postgresql://app:hunter2@db/x"', 'stands in quotation marks'],
  ['postgresql://app:hunter2@one:5432,two:5432/x', 'names several hosts'],
  ['postgresql://app:hunter2@one,two/x', 'names several hosts'],
  ['postgresql://db/x?user=app&password=hunter2', 'has user among its parameters'],
  ['postgresql://app@db/x?password=hunter2', 'has password among its parameters'],
])('%s is how others write an address, and is refused without its password', (value, problem) => {
  const { message } = refusal({ DATABASE_URL: value });
  expect(message).toContain(`DATABASE_URL ${problem}`);
  expect(message).toMatch(/: give .+\.$/);
  expect(message).not.toContain('hunter2');
});

/** As the documents of each service write its address; a sentence where it is not taken. */
test.each([
  ['Heroku', 'postgres://u5:p1@ec2-1-2-3-4.compute-1.amazonaws.com:5432/d8r'],
  ['Render', 'postgresql://user:p1@dpg-abc-a.oregon-postgres.render.com/db_abc'],
  ['Fly', 'postgres://app:p1@app-db.flycast:5432/app?sslmode=disable'],
  ['Supabase', 'postgresql://postgres.ref:p1@aws-0-eu.pooler.supabase.com:5432/postgres'],
  ['Supabase, Prisma', 'postgres://p.r:p1@a.pooler.supabase.com:6543/postgres?pgbouncer=true', 1],
  ['Neon', 'postgresql://al:p1@ep-a-1.eu.aws.neon.tech/db?sslmode=require'],
  ['Neon, newer', 'postgresql://al:p1@ep.neon.tech/db?sslmode=require&channel_binding=require', 1],
  ['RDS', 'postgresql://u:p1@a.b.rds.amazonaws.com:5432/db?sslmode=verify-full&sslrootcert=/g.pem'],
  ['Cloud SQL', 'postgresql://u:p1@/db?host=/cloudsql/project:europe-west1:instance'],
  ['Azure', 'postgresql://u:p1@s.postgres.database.azure.com:5432/db?sslmode=require'],
  ['Azure, single', 'postgresql://u%40s:p1@s.postgres.database.azure.com/db?sslmode=require'],
  ['Azure, its JavaScript page', 'postgres://u@s:p1@s.postgres.database.azure.com/db?ssl=true', 1],
  ['Azure, with sslmode', 'postgres://u@s:p1@s.postgres.database.azure.com/db?sslmode=require'],
  ['Azure, ADO', 'Server=s.postgres.database.azure.com;Database=db;User Id=u;Password=p1;', 1],
  ['DigitalOcean', 'postgresql://doadmin:p1@db.ondigitalocean.com:25060/defaultdb?sslmode=require'],
  [
    'Scaleway, serverless',
    'postgresql://u:p1@a.scw.cloud/db?sslmode=verify-full&sslrootcert=system',
  ],
  [
    'Neon, without SNI',
    'postgresql://al:p1@ep.neon.tech/db?sslmode=require&options=endpoint%3Dep',
    1,
  ],
  ['Scaleway', 'postgresql://u:p1@51.159.1.2:10346/rdb?sslmode=verify-ca&sslrootcert=/rdb.pem'],
])(
  'the address of %s is taken, or refused by its own sentence',
  (_who, DATABASE_URL, refused = 0) => {
    if (refused === 0) {
      expect(loadConfig({ DATABASE_URL }, { sendsMail: false }).databaseUrl).toContain('p1@');
      return;
    }
    expect(refusal({ DATABASE_URL }).message).toMatch(/^DATABASE_URL .+: .+\.$/);
  },
);

test.each([
  ['smtp://cs:12/hunter2@mail:587', 'has an "@" in its path'],
  ['smtps://cs:12#hunter2@mail', 'has a "#"'],
  ['smtp://cs:hunter2%@mail', 'has a "%" that encodes nothing'],
  ['smtp://cs:hunter2/x@mail', 'is not such an address'],
  ['smtp://cs:12?hunter2@mail', 'has an "@" in its parameters'],
])('%s is refused with what to encode', (SMTP_URL, problem) => {
  const { message } = refusal({ ...mail, SMTP_URL });
  expect(message).toContain(`SMTP_URL ${problem}`);
  expect(message).toContain('as SMTP_PASSWORD or SMTP_PASSWORD_FILE.');
  expect(message).not.toContain('hunter2');
});

test.each([
  ['smtp://cs@mail?auth.type=OAuth2', 'asks for OAuth 2.0'],
  ['smtps://cs:token@smtp.gmail.com?auth.type=oauth2&auth.refreshToken=r', 'asks for OAuth 2.0'],
  ['smtp://cs:p@smtp.office365.com:587/?authMethod=XOAUTH2', 'asks for OAuth 2.0'],
  ['smtp://cs:p@mail/inbox', 'has a path'],
  ['smtp://cs:p@mail?requireTLS=false', 'has the parameter "requireTLS"'],
  ['smtp://cs:p@mail?pool=true', 'has the parameter "pool"'],
  ['smtp://cs@mail', 'has no password for its user'],
  ['smtp://:p@mail', 'has no user for its password'],
])('%s is refused: it would send without what it says', (SMTP_URL, problem) => {
  const { message } = refusal({ ...mail, SMTP_URL });
  expect(message).toContain(`SMTP_URL ${problem}`);
  expect(message).toMatch(/^SMTP_URL .+: .+\.$/);
});

test('the mail user’s password may stand beside its address, of whatever characters', () => {
  const SMTP_PASSWORD = 'a/b@c:d#e?f%41 ä';
  const { smtpUrl = '' } = loadConfig({ ...mail, SMTP_URL: 'smtp://cs@mail:587', SMTP_PASSWORD });
  expect(decodeURIComponent(new URL(smtpUrl).password)).toBe(SMTP_PASSWORD);
  const twice = refusal({ ...mail, SMTP_URL: 'smtp://cs:hunter2@mail', SMTP_PASSWORD });
  expect(twice.message).toMatch(/^SMTP_PASSWORD is given beside SMTP_URL with a password: leave/);
  expect(refusal({ ...mail, SMTP_URL: 'smtp://mail', SMTP_PASSWORD }).message).toContain('no user');
});

test.each(['https://temporal:7233', 'grpc://temporal:7233', 'HTTP://temporal:7233/'])(
  '%s is refused as the address of a server that is asked by gRPC',
  (TEMPORAL_ADDRESS) => {
    const { variable, message } = refusal({ TEMPORAL_ADDRESS });
    expect(variable).toBe('TEMPORAL_ADDRESS');
    expect(message).toContain('has a scheme: give host:port alone');
  },
);

test.each([
  ['GOTENBERG_URL', 'http://user:hunter2@gotenberg:3000'],
  ['GOTENBERG_URL', 'http://gotenberg:3000?token=hunter2'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://collector:4318/#hunter2'],
])('%s=%s is refused, since a part of it would not be sent', (name, value) => {
  const { message } = refusal({ [name]: value });
  expect(message).toContain(`${name} has credentials, a query or a fragment`);
  expect(message).not.toContain('hunter2');
});

test.each([
  ['SMTP_URL', 'host=mail;user=cs;password=hunter2'],
  ['TEMPORAL_ADDRESS', 'user:hunter2@temporal:7233'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318?token=hunter2'],
  ['STORAGE_URL', 'https://bucket.example.com/?X-Amz-Signature=hunter2'],
])('%s=%s is refused, and not repeated', (name, value) => {
  const { message } = refusal({ [name]: value });
  expect(message).toMatch(new RegExp(`^${name} .+: give .+\\.$`));
  expect(message).not.toContain('hunter2');
});

test('an API or worker names what is missing, whichever of the required variables are', () => {
  const required = {
    DATABASE_URL: 'postgresql://app:secret@db/countersign',
    MASTER_KEY: 'pU9Wf9a1r6VXxP7GgTtHqk0sC3bMZ2yNdLwQe8uRjI4=',
    SIGNER: '/keys/seal.p12',
    ISSUER: '/keys/ca.pem',
    LOG_KEY: '/keys/log.pem',
    PUBLIC_URL: 'https://sign.example.com',
    SMTP_URL: 'smtp://mail:587',
    MAIL_FROM: 'sign@example.com',
    TSA_URL: 'https://tsa.example.com',
    TSA_ROOTS: '/tsa/roots.pem',
  };
  const names = Object.keys(required) as (keyof typeof required)[];
  const env = { ...required, NODE_ENV: 'production' };
  expect(loadConfig(env).production).toBe(true);
  for (let subset = 1; subset < 2 ** names.length; subset += 1) {
    const missing = names.filter((_, at) => (subset >> at) & 1);
    const given = Object.entries(env).filter(([name]) => !missing.some((one) => one === name));
    const error = refusal(Object.fromEntries(given), { sendsMail: true });
    expect(error.message).toMatch(/^[A-Z_]+ .+: .+\.$/);
    expect(missing).toContain(error.variable);
  }
});
