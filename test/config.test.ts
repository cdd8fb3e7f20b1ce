import { plannedAllowance, usualAllowance } from '../src/domain/access/allowance.ts';
import { impossibleAllowances } from './support/impossible-allowances.ts';
import { createHash, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { ConfigError, loadConfig, type Environment } from '../src/processes/config/config.ts';
import { keepsMail, requireConnected } from '../src/processes/config/checks.ts';

const key = createHash('sha256').update('a key for tests').digest();
const token = '9f86d081884c7d65';
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://app:secret@db/countersign',
  MASTER_KEY: key.toString('base64'),
  SIGNER: '/keys/seal.p12',
  ISSUER: '/keys/ca.pem',
  LOG_KEY: '/keys/log.pem',
  PUBLIC_URL: 'https://sign.example.com',
  SMTP_URL: 'smtp://mail:587',
  MAIL_FROM: 'Countersign <sign@example.com>',
  TSA_URL: 'https://tsa.example.com',
  TSA_ROOTS: '/tsa/roots.pem',
};

function refusal(env: Environment): ConfigError {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('was accepted');
}

test('without any variable everything runs embedded on this machine', () => {
  const config = loadConfig({});
  expect(config).toEqual({
    production: false,
    embedded: true,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    temporalNamespace: 'default',
    temporalTls: false,
    smtpTls: 'required',
    mailFrom: 'Countersign <no-reply@localhost>',
    storageUrl: `file://${resolve('data')}/files`,
    sealLevel: 'B-LTA',
    allowInsecureWebhooks: true,
    embedOrigins: [],
    defaultLocale: 'en',
    linkContentDays: 180,
    rateLimits: 'off',
    logLevel: 'info',
  });
});

test('rate limits are on in production and off elsewhere, unless the variable says otherwise', () => {
  expect(loadConfig({ ...production }).rateLimits).toEqual(usualAllowance);
  expect(loadConfig({ ...production, RATE_LIMITS: '' }).rateLimits).toEqual(usualAllowance);
  expect(loadConfig({ ...production, RATE_LIMITS: 'off' }).rateLimits).toBe('off');
  expect(loadConfig({}).rateLimits).toBe('off');
  expect(loadConfig({ RATE_LIMITS: 'on' }).rateLimits).toEqual(plannedAllowance);
  const figures = { minute: 300, hour: 9_000 };
  expect(loadConfig({ RATE_LIMITS: '300/min,9000/h' }).rateLimits).toEqual(figures);
});

test('a password beside its address may have any characters', () => {
  const password = 'a/b@c:d#e?f%41 ä';
  const { databaseUrl = '' } = loadConfig({
    ...production,
    DATABASE_URL: 'postgresql://app@db:5433/countersign?sslmode=require',
    DATABASE_PASSWORD: password,
  });
  const url = new URL(databaseUrl);
  expect(decodeURIComponent(url.password)).toBe(password);
  url.password = '';
  expect(url.href).toBe('postgresql://app@db:5433/countersign?sslmode=require');
});

test('a password without an address, or beside another, is refused and not repeated', () => {
  const wrong = { ...production, DATABASE_PASSWORD: 'hunter2' };
  expect(() => loadConfig(wrong)).toThrow(/^DATABASE_PASSWORD is given beside DATABASE_URL/);
  expect(() => loadConfig({ DATABASE_ADMIN_PASSWORD: 'hunter2' })).toThrow(
    /^DATABASE_ADMIN_PASSWORD has no address beside it: give DATABASE_ADMIN_URL, too\.$/,
  );
  expect(() => loadConfig(wrong)).not.toThrow(/hunter2/);
});

test('an empty variable counts as unset', () => {
  expect(loadConfig({ PORT: '', MASTER_KEY: ' ', DATABASE_URL: '' })).toEqual(loadConfig({}));
});

test('every variable of the table is read', () => {
  const config = loadConfig({
    ...production,
    HOST: '0.0.0.0',
    PORT: '8080',
    DATA_DIR: '/var/lib/countersign',
    DATABASE_ADMIN_URL: 'postgres://owner@db/countersign',
    DATABASE_ADMIN_PASSWORD: 'a/b@c',
    TEMPORAL_ADDRESS: 'temporal:7233',
    TEMPORAL_NAMESPACE: 'signing',
    TEMPORAL_TLS: 'true',
    TEMPORAL_TLS_CA: '/tls/ca.pem',
    TEMPORAL_TLS_CERT: '/tls/client.pem',
    TEMPORAL_TLS_KEY: '/tls/client.key',
    TEMPORAL_TLS_SERVER_NAME: 'temporal.example.com',
    TEMPORAL_API_KEY: 'api-key',
    TEMPORAL_UI_PORT: '9000',
    SMTP_TLS: 'required',
    PUBLIC_URL: 'https://sign.example.com/',
    STORAGE_URL: 's3://documents?region=eu-central-1',
    MASTER_KEY: `${key.toString('hex')}, ${key.toString('base64')}`,
    SEAL_LEVEL: 'B-B',
    TSA_URL: 'https://tsa.example.com',
    TSA_ROOTS: '/tsa/roots.pem',
    TSA_POLICY: '1.3.6.1.4.1.6449.2.1.1',
    TSA_USER: 'app',
    TSA_PASSWORD: 'a:b',
    EMBED_ORIGINS: 'https://app.example.com, https://localhost:8000/',
    SECURITY_CONTACT: 'mailto:security@example.com',
    SECURITY_POLICY: 'https://example.com/security',
    DEFAULT_LOCALE: 'ar',
    LINK_CONTENT_DAYS: '30',
    GOTENBERG_URL: 'http://gotenberg:3000',
    METRICS_PORT: '9464',
    METRICS_TOKEN: token,
    HEALTH_PORT: '9465',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    TRUST_PROXY: '10.0.0.0/8, fd00::/8',
    TRUST_PROXY_HEADER: 'forwarded',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'warn',
  });
  expect(config).toMatchObject({
    production: true,
    embedded: false,
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://sign.example.com',
    dataDir: '/var/lib/countersign',
    databaseUrl: production.DATABASE_URL,
    databaseAdminUrl: 'postgres://owner:a%2Fb%40c@db/countersign',
    temporalAddress: 'temporal:7233',
    temporalNamespace: 'signing',
    temporalTls: true,
    temporalTlsCa: '/tls/ca.pem',
    temporalTlsCert: '/tls/client.pem',
    temporalTlsKey: '/tls/client.key',
    temporalTlsServerName: 'temporal.example.com',
    temporalApiKey: 'api-key',
    temporalUiPort: 9000,
    smtpTls: 'required',
    smtpUrl: 'smtp://mail:587',
    mailFrom: production.MAIL_FROM,
    storageUrl: 's3://documents?region=eu-central-1',
    masterKeys: [key, key],
    signer: '/keys/seal.p12',
    issuer: '/keys/ca.pem',
    logKey: '/keys/log.pem',
    tsaUrl: 'https://tsa.example.com/',
    tsaRoots: '/tsa/roots.pem',
    tsaPolicy: '1.3.6.1.4.1.6449.2.1.1',
    tsaUser: 'app',
    tsaPassword: 'a:b',
    allowInsecureWebhooks: false,
    embedOrigins: ['https://app.example.com', 'https://localhost:8000'],
    securityContact: 'mailto:security@example.com',
    securityPolicy: 'https://example.com/security',
    defaultLocale: 'ar',
    linkContentDays: 30,
    gotenbergUrl: 'http://gotenberg:3000/',
    metricsPort: 9464,
    metricsToken: token,
    healthPort: 9465,
    otlpEndpoint: 'http://collector:4318/',
    trustProxy: ['10.0.0.0/8', 'fd00::/8'],
    proxyHeader: 'forwarded',
    rateLimits: plannedAllowance,
    logLevel: 'warn',
  });
});

test.each([
  ['NODE_ENV', 'Production'],
  ['NODE_ENV', 'prod'],
  ['NODE_ENV', 'PRODUCTION'],
  ['NODE_ENV', 'production;'],
  ['NODE_ENV', 'staging'],
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['PUBLIC_URL', 'sign.example.com'],
  ['PUBLIC_URL', 'ftp://sign.example.com'],
  ['PUBLIC_URL', 'https://user:pw@sign.example.com'],
  ['PUBLIC_URL', 'https://:pw@sign.example.com'],
  ['PUBLIC_URL', 'https://sign.example.com/?a=b'],
  ['PUBLIC_URL', 'https://example.com/sign'],
  ['PUBLIC_URL', 'https://example.com/sign/'],
  ['PUBLIC_URL', 'https://example.com//'],
  ['DATABASE_URL', 'mysql://db/countersign'],
  ['DATABASE_URL', 'postgresql://db'],
  ['DATABASE_URL', 'postgresql://db/countersign?sslmode=prefer'],
  ['DATABASE_URL', 'postgresql://db/countersign?sslmode=allow'],
  ['DATABASE_URL', 'postgresql://db/countersign?sslmode=verify-ca'],
  ['DATABASE_URL', 'postgresql://db/countersign?sslrootcert=/ca.pem'],
  ['DATABASE_URL', 'postgresql://db/countersign?sslmode=require&sslcert=/c.pem'],
  ['DATABASE_URL', 'postgresql://db/countersign?ssl=true'],
  ['DATABASE_ADMIN_URL', 'postgresql://db/countersign?sslmode=no-verify'],
  ['DATABASE_ADMIN_URL', 'nonsense'],
  ['TEMPORAL_ADDRESS', 'temporal'],
  ['TEMPORAL_ADDRESS', 'http://temporal:7233'],
  ['TEMPORAL_ADDRESS', 'temporal:99999'],
  ['TEMPORAL_TLS', 'yes'],
  ['TEMPORAL_UI_PORT', '-1'],
  ['SMTP_TLS', 'off'],
  ['SMTP_URL', 'http://mail'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'A <a@b>\r\nBcc: c@d'],
  ['STORAGE_URL', 'https://bucket'],
  ['MASTER_KEY', 'short'],
  ['MASTER_KEY', ','],
  ['MASTER_KEY', `${key.toString('base64')},%%`],
  ['MASTER_KEY', Buffer.alloc(32).toString('base64')],
  ['MASTER_KEY', '0'.repeat(64)],
  ['MASTER_KEY', Buffer.alloc(32, 0xff).toString('base64')],
  ['MASTER_KEY', Buffer.from('0123456789abcdef0123456789abcdef', 'hex').toString('hex').repeat(2)],
  ['MASTER_KEY', Buffer.concat([key.subarray(0, 20), key.subarray(0, 20)]).toString('base64')],
  ['MASTER_KEY', Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('hex')],
  ['MASTER_KEY', Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - 7 * at)).toString('hex')],
  ['MASTER_KEY', Buffer.from('correct horse battery staple, and more of it').toString('base64')],
  ['MASTER_KEY', 'thequickbrownfoxjumpsoverthelazydogandrunsaway'],
  ['MASTER_KEY', `${Buffer.alloc(32).toString('base64')},${key.toString('base64')}`],
  ['MASTER_KEY', `${key.toString('base64')},${Buffer.alloc(32).toString('base64')}`],
  ['SEAL_LEVEL', 'best'],
  ['TSA_URL', 'tsa'],
  ['ALLOW_INSECURE_WEBHOOKS', 'yes'],
  ['EMBED_ORIGINS', 'https://app.example.com/path'],
  ['EMBED_ORIGINS', '*'],
  ['EMBED_ORIGINS', 'https://*.example.com'],
  ['EMBED_ORIGINS', 'https://app.example.com, https://*:8443'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['SECURITY_CONTACT', 'http://example.com/report'],
  ['SECURITY_CONTACT', 'mailto:nobody'],
  ['SECURITY_POLICY', 'http://example.com/security'],
  ['DEFAULT_LOCALE', 'xx'],
  ['LINK_CONTENT_DAYS', '0'],
  ['LINK_CONTENT_DAYS', 'many'],
  ['GOTENBERG_URL', 'gotenberg:3000'],
  ['METRICS_PORT', 'many'],
  ['HEALTH_PORT', '0'],
  ['METRICS_TOKEN', 'a'],
  ['METRICS_TOKEN', 'a'.repeat(64)],
  ['METRICS_TOKEN', 'fifteen-letters'],
  ['METRICS_TOKEN', 'two words, and a blank'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/1,128.0.0.0/1'],
  ['TRUST_PROXY', '0.0.0.0/1'],
  ['TRUST_PROXY', '::/1'],
  ['TRUST_PROXY', '8000::/1, ::/1'],
  ['TRUST_PROXY', '2000::/3'],
  ['TRUST_PROXY', '::ffff:0:0/96'],
  ['TRUST_PROXY', '::ffff:128.0.0.0/97'],
  ['TRUST_PROXY', '9.0.0.0/8,11.0.0.0/32'],
  ['TRUST_PROXY', '10.0.0.0/7'],
  ['TRUST_PROXY', ','],
  ['TRUST_PROXY_HEADER', 'x-real-ip'],
  ['RATE_LIMITS', 'true'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by name, in one line that ends with a way out', (name, value) => {
  const error = refusal({ [name]: value });
  expect(error.variable).toBe(name);
  expect(error.message).toMatch(/^[A-Z_]+ .+: .+\.$/);
});

test.each([...impossibleAllowances, ['a word in capitals', 'OFF']])(
  'limits of %s are refused in a sentence that says what is wanted: RATE_LIMITS=%j',
  (_what, value) => {
    const { variable, message } = refusal({ RATE_LIMITS: value });
    expect(variable).toBe('RATE_LIMITS');
    const [begins, ends] = message.split(': ');
    expect(begins).toMatch(/^RATE_LIMITS is "[^\n]{0,61}"$/);
    expect(ends).toBe(
      'give on, off, or requests a minute and an hour such as 600/min,20000/h, ' +
        'each from 1 to 1,000,000,000 and no fewer an hour than a minute.',
    );
  },
);

test.each([
  ['1/min,1/h', { minute: 1, hour: 1 }],
  ['600/min,600/h', { minute: 600, hour: 600 }],
  ['1000000000/min,1000000000/h', { minute: 1_000_000_000, hour: 1_000_000_000 }],
])('the least and the most that a limit may be are taken: %s', (RATE_LIMITS, allowance) => {
  expect(loadConfig({ RATE_LIMITS }).rateLimits).toEqual(allowance);
});

test('blanks around limits are none of theirs, and blanks alone leave what is usual', () => {
  expect(loadConfig({ RATE_LIMITS: ' on ' }).rateLimits).toEqual(plannedAllowance);
  expect(loadConfig({ ...production, RATE_LIMITS: '  ' }).rateLimits).toEqual(usualAllowance);
});

test('a refusal of a secret does not repeat it', () => {
  const secrets = {
    MASTER_KEY: 'hunter2hunter2',
    METRICS_TOKEN: 'hunter2',
    DATABASE_URL: 'mysql://app:hunter2@db/x',
    SMTP_URL: 'http://mail:hunter2@host',
  };
  for (const [name, value] of Object.entries(secrets)) {
    expect(refusal({ [name]: value }).message).not.toContain('hunter2');
  }
});

test('production seals with timestamps of a named authority, or at B-B because it is told to', () => {
  const { TSA_URL: _url, TSA_ROOTS: _roots, ...rest } = production;
  expect(refusal(rest).variable).toBe('TSA_URL');
  expect(refusal({ ...rest, SEAL_LEVEL: 'B-T' }).variable).toBe('TSA_URL');
  expect(loadConfig({ ...rest, SEAL_LEVEL: 'B-B' }).sealLevel).toBe('B-B');
});

test.each([
  [
    'TSA_URL',
    { TSA_URL: 'https://app:hunter2@tsa.example.com' },
    /give .+TSA_USER with TSA_PASSWORD/,
  ],
  ['TSA_URL', { TSA_URL: 'https://hunter2@tsa.example.com/path' }, /TSA_PASSWORD_FILE/],
  [
    'TSA_URL',
    { TSA_URL: 'http://tsa.example.com', TSA_USER: 'a', TSA_PASSWORD: 'hunter2' },
    /clear/,
  ],
  ['TSA_PASSWORD', { TSA_USER: 'app' }, /is missing beside TSA_USER: give both/],
  ['TSA_USER', { TSA_PASSWORD: 'hunter2' }, /is missing beside TSA_PASSWORD: give both/],
  ['TSA_URL', { TSA_URL: '', TSA_POLICY: '1.2.3' }, /is missing beside TSA_POLICY/],
  ['TSA_POLICY', { TSA_POLICY: 'baseline' }, /give an object identifier such as/],
])('%s is refused by name with %j', (name, given: Environment, words) => {
  const { TSA_URL, TSA_ROOTS } = production;
  const error = refusal({ TSA_URL, TSA_ROOTS, ...given });
  expect(error.variable).toBe(name);
  expect(error.message).toMatch(words);
  expect(error.message).not.toContain('hunter2');
});

test('a timestamp authority whose roots nobody names is refused', () => {
  expect(refusal({ TSA_URL: 'https://tsa.example.com' }).variable).toBe('TSA_ROOTS');
});

test.each(['DATABASE_URL', 'MASTER_KEY', 'SIGNER', 'ISSUER', 'LOG_KEY', 'PUBLIC_URL'] as const)(
  'production does not start without %s',
  (name) => {
    expect(loadConfig(production).production).toBe(true);
    const { [name]: _missing, ...rest } = production;
    expect(refusal(rest).variable).toBe(name);
  },
);

test('a blank around the word is no other mode, and unset is no production', () => {
  expect(loadConfig({ ...production, NODE_ENV: ' production\n' }).production).toBe(true);
  for (const NODE_ENV of ['development', 'test', '']) {
    expect(loadConfig({ NODE_ENV }).production).toBe(false);
  }
});

test('production is not what `npm start` runs, nor takes insecure targets', () => {
  expect(refusal({ ...production, COUNTERSIGN_EMBEDDED: 'true' }).variable).toBe(
    'COUNTERSIGN_EMBEDDED',
  );
  expect(loadConfig({ ...production, COUNTERSIGN_EMBEDDED: 'false' }).embedded).toBe(false);
  expect(refusal({ ...production, ALLOW_INSECURE_WEBHOOKS: 'true' }).variable).toBe(
    'ALLOW_INSECURE_WEBHOOKS',
  );
});

test('proxies nearby, and those that publish content for others, may be trusted', () => {
  const published = '104.16.0.0/13,172.64.0.0/13,162.158.0.0/15,2400:cb00::/32,2a06:98c0::/29';
  for (const TRUST_PROXY of [
    '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,127.0.0.1,::1,fc00::/7,fe80::/10',
    published,
    '198.51.100.7',
    '::ffff:10.0.0.0/104',
    '17.0.0.0/8',
  ]) {
    expect(loadConfig({ TRUST_PROXY }).trustProxy).toHaveLength(TRUST_PROXY.split(',').length);
  }
});

test('random keys are taken, whatever wrote them', () => {
  for (let times = 0; times < 200; times += 1) {
    const random = randomBytes(32);
    for (const written of ['base64', 'base64url', 'hex'] as const) {
      expect(loadConfig({ MASTER_KEY: random.toString(written) }).masterKeys).toEqual([random]);
    }
  }
});

test('a weak key behind a random one is refused by its number, for anybody could make links with it', () => {
  const weak = Buffer.alloc(32, 7).toString('base64');
  const error = refusal({ MASTER_KEY: `${key.toString('base64')},${weak}` });
  expect(error.message).toContain('has a key no. 2 that is not random');
});

test('production refuses links over http', () => {
  const error = refusal({ ...production, PUBLIC_URL: 'http://sign.example.com' });
  expect(error.message).toContain('https');
});

const temporal = { TEMPORAL_ADDRESS: 'temporal:7233' };
const pair = { TEMPORAL_TLS_CERT: '/c.pem', TEMPORAL_TLS_KEY: '/c.key' };
test.each([
  {},
  { TEMPORAL_TLS: 'true' },
  { TEMPORAL_TLS_CA: '/ca.pem' },
  { TEMPORAL_TLS_SERVER_NAME: 'temporal.example' },
  { TEMPORAL_API_KEY: 'key' },
  pair,
])('%j is enough for TLS to Temporal, or for none', (given) => {
  const { temporalTls } = loadConfig({ ...temporal, ...given });
  expect(temporalTls).toBe(Object.keys(given).length > 0);
});

test.each([
  ['TEMPORAL_TLS', { TEMPORAL_TLS: 'false', TEMPORAL_API_KEY: 'key' }],
  ['TEMPORAL_TLS', { TEMPORAL_TLS: 'false', TEMPORAL_TLS_CA: '/ca.pem' }],
  ['TEMPORAL_TLS_KEY', { TEMPORAL_TLS_CERT: '/c.pem' }],
  ['TEMPORAL_TLS_CERT', { TEMPORAL_TLS_KEY: '/c.key' }],
  ['TEMPORAL_ADDRESS', { ...pair, TEMPORAL_ADDRESS: '' }],
  ['TEMPORAL_ADDRESS', { TEMPORAL_TLS: 'true', TEMPORAL_ADDRESS: '' }],
])('%s is refused by name with %j', (name, given: Environment) => {
  const error = refusal({ ...temporal, ...given });
  expect(error.variable).toBe(name);
  expect(error.message).toMatch(/^[A-Z_]+ .+: .+\.$/);
});

test('metrics on an address that others reach need a token', () => {
  for (const HOST of ['0.0.0.0', '::', '10.0.0.1', 'sign.example.com', '127.0.0.1.example.com']) {
    const given = { HOST, METRICS_PORT: '9464' };
    expect(refusal(given).variable).toBe('METRICS_TOKEN');
    expect(loadConfig({ ...given, METRICS_TOKEN: token }).metricsPort).toBe(9464);
  }
  for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost']) {
    expect(loadConfig({ HOST, METRICS_PORT: '9464' }).metricsPort).toBe(9464);
  }
});

test('a policy for reports needs somebody who takes them', () => {
  const SECURITY_POLICY = 'https://example.com/security';
  expect(refusal({ SECURITY_POLICY }).variable).toBe('SECURITY_CONTACT');
});

test('production frames the signing page on https pages only', () => {
  const EMBED_ORIGINS = 'https://app.example.com,http://app.example.com';
  expect(refusal({ ...production, EMBED_ORIGINS }).variable).toBe('EMBED_ORIGINS');
  expect(loadConfig({ EMBED_ORIGINS }).embedOrigins).toHaveLength(2);
});

test('production sends no mail in clear, except to a relay on this machine', () => {
  const clear = { SMTP_TLS: 'optional' };
  expect(refusal({ ...production, ...clear }).variable).toBe('SMTP_TLS');
  const trusting = { SMTP_URL: 'smtps://mail?tls.rejectUnauthorized=false' };
  expect(refusal({ ...production, ...trusting }).variable).toBe('SMTP_URL');
  for (const SMTP_URL of ['smtp://127.0.0.1:25', 'smtp://localhost', 'smtp://[::1]:25']) {
    expect(loadConfig({ ...production, ...clear, SMTP_URL }).smtpTls).toBe('optional');
  }
  const mail = { SMTP_URL: production.SMTP_URL, MAIL_FROM: production.MAIL_FROM };
  expect(loadConfig({ ...mail, ...clear }).smtpTls).toBe('optional');
});

test('unsaid, a mail server has to encrypt unless it is on this machine', () => {
  const mail = (SMTP_URL: string) => loadConfig({ SMTP_URL, MAIL_FROM: production.MAIL_FROM });
  expect(mail('smtp://mail.example.com:587').smtpTls).toBe('required');
  expect(mail('smtp://127.0.0.1.example.com').smtpTls).toBe('required');
  expect(mail('smtp://127.0.0.1:1025').smtpTls).toBe('optional');
});

test('mail is kept only in embedded mode, and a mail server wants a sender', () => {
  const given = { DATABASE_URL: production.DATABASE_URL };
  expect(refusal(given).variable).toBe('SMTP_URL');
  expect(refusal({ ...given, SMTP_URL: 'smtp://mail' }).variable).toBe('MAIL_FROM');
  expect(loadConfig({ ...given, COUNTERSIGN_EMBEDDED: 'true' }).embedded).toBe(true);
  expect(loadConfig(given, { sendsMail: false }).embedded).toBe(false);
});

test.each([
  'https://sign.example.com',
  'http://192.168.1.7:3000',
  'http://localhost.example.com',
  'http://127.0.0.1.nip.io',
  'http://0.0.0.0:3000',
  'http://[::]:3000',
  'http://sign',
])('mail is not kept, to be shown at /mailbox, behind %s', (PUBLIC_URL) => {
  expect(refusal({ PUBLIC_URL }).message).toMatch(/^SMTP_URL is missing beside PUBLIC_URL/);
  const mail = { SMTP_URL: production.SMTP_URL, MAIL_FROM: production.MAIL_FROM };
  expect(keepsMail(loadConfig({ PUBLIC_URL, ...mail }))).toBe(false);
  expect(keepsMail(loadConfig({ PUBLIC_URL }, { sendsMail: false }))).toBe(false);
});

test.each(['http://localhost:3000', 'https://localhost', 'http://127.0.0.1:80', 'http://[::1]:9'])(
  'mail is kept behind %s, which leads others to their own machine',
  (PUBLIC_URL) => {
    expect(keepsMail(loadConfig({ PUBLIC_URL }))).toBe(true);
  },
);

test.each(['DATABASE_URL', 'TEMPORAL_ADDRESS', 'MASTER_KEY'] as const)(
  'a process on its own does not start without %s',
  (name) => {
    const env = { ...production, NODE_ENV: 'test', TEMPORAL_ADDRESS: 'temporal:7233' };
    expect(requireConnected(loadConfig(env)).temporalAddress).toBe('temporal:7233');
    const { [name]: _missing, ...rest } = env;
    expect(() => requireConnected(loadConfig(rest))).toThrow(`${name} is missing`);
  },
);

test('production without Temporal is not sent to `npm start`, which it refuses', () => {
  expect(() => requireConnected(loadConfig(production))).toThrow(
    /^TEMPORAL_ADDRESS is missing: give host:port of your Temporal\.$/,
  );
});
