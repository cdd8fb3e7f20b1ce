import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkTogether, unsetMailFrom } from './config-checks.ts';
import * as read from './config-values.ts';
import { ConfigError, optional, type Environment } from './config-values.ts';
import { safeguards, type Safeguard } from './outside/drill.ts';

export { ConfigError, type Environment } from './config-values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const locales = ['en', 'de', 'fr', 'es', 'ar'] as const;
const sealLevels = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const;

/** Every setting of API, worker and command line, checked. */
export interface Config {
  /** `NODE_ENV=production`: nothing generated, nothing insecure. */
  production: boolean;
  /** Started by `countersign start`, which brings up what has no address and shows mail at `/mailbox`. */
  embedded: boolean;
  /** `HOST`: interface the API listens on. */
  host: string;
  /** `PORT` of the API. */
  port: number;
  /** `PUBLIC_URL` in links that people get; without a slash at the end. */
  publicUrl: string;
  /** `DATA_DIR`, absolute: files, keys and embedded servers. */
  dataDir: string;
  /** `DATABASE_URL`, as the application's role; absent: embedded. */
  databaseUrl?: string;
  /** `DATABASE_ADMIN_URL`, as the owner of the schema; for `migrate` only. */
  databaseAdminUrl?: string;
  /** `TEMPORAL_ADDRESS` as host:port; absent: embedded. */
  temporalAddress?: string;
  /** `TEMPORAL_NAMESPACE`. */
  temporalNamespace: string;
  /** `TEMPORAL_UI_PORT` of the embedded server; absent: 8233 or the next free one. */
  temporalUiPort?: number;
  /** `SMTP_URL`; absent: mail is kept in the mailbox, in embedded mode only. */
  smtpUrl?: string;
  /** `MAIL_FROM`: sender of every mail, `Name <address>`. */
  mailFrom: string;
  /** `STORAGE_URL`: where file contents go; absent: a folder under `DATA_DIR`. */
  storageUrl: string;
  /** `MASTER_KEY`: 32 bytes or more each, the first for new things; absent: generated under `DATA_DIR`. */
  masterKeys?: [Buffer, ...Buffer[]];
  /** `SEAL_LEVEL` of PAdES (ETSI EN 319 142-1). */
  sealLevel: 'B-B';
  /** `TSA_URL` of an RFC 3161 timestamp service; absent: the built-in one for development. */
  tsaUrl?: string;
  /** `SIGNER`: key and chain of the seal; absent: made for development. */
  signer?: string;
  /** `ISSUER`: the CA of recipients' certificates; absent: made for development. */
  issuer?: string;
  /** `LOG_KEY` that signs checkpoints of the event log; absent: made for development. */
  logKey?: string;
  /** `ALLOW_INSECURE_WEBHOOKS`: http, any port and loopback as targets. */
  allowInsecureWebhooks: boolean;
  /** `EMBED_ORIGINS` that may show the signing page in a frame. */
  embedOrigins: string[];
  /** `DEFAULT_LOCALE` of mails to recipients without one. */
  defaultLocale: (typeof locales)[number];
  /** `GOTENBERG_URL` of a converter for Word files. */
  gotenbergUrl?: string;
  /** `METRICS_PORT`; absent: no metrics. */
  metricsPort?: number;
  /** `METRICS_TOKEN` that readers of the metrics must present. */
  metricsToken?: string;
  /** `TRUST_PROXY`: how many proxies, or which networks, may name the caller's address; absent: none. */
  trustProxy?: number | string[];
  /** `RATE_LIMITS`: whether limits are enforced. */
  rateLimits: boolean;
  /** `LOG_LEVEL`. */
  logLevel: (typeof logLevels)[number];
  /** `COUNTERSIGN_CRASH_POINTS`: folder in which the drill arms crash points; never in production. */
  crashPointsDir?: string;
  /** `COUNTERSIGN_SAFEGUARDS_OFF`: what the drill leaves out; never in production. */
  safeguardsOff?: Safeguard[];
}

/**
 * Reads and checks all variables.
 * @throws {ConfigError} naming the first variable that is wrong or missing, and the way out
 */
export function loadConfig(env: Environment = process.env): Config {
  const production = optional(env, 'NODE_ENV', read.text) === 'production';
  const databaseUrl = optional(env, 'DATABASE_URL', read.databaseUrl);
  const embedded = optional(env, embeddedVariable, read.flag) ?? databaseUrl === undefined;
  const port = optional(env, 'PORT', read.port) ?? 3000;
  const dataDir = resolve(optional(env, 'DATA_DIR', read.text) ?? 'data');
  const smtpUrl = optional(env, 'SMTP_URL', read.url(['smtp:', 'smtps:'], 'smtp://host:587'));
  const config: Config = {
    production,
    embedded,
    host: optional(env, 'HOST', read.text) ?? '127.0.0.1',
    port,
    publicUrl: publicUrl(env, port),
    dataDir,
    temporalNamespace: optional(env, 'TEMPORAL_NAMESPACE', read.text) ?? 'default',
    mailFrom: optional(env, 'MAIL_FROM', read.mailbox) ?? unsetMailFrom,
    storageUrl: storageUrl(env) ?? pathToFileURL(join(dataDir, 'files')).href,
    sealLevel: sealLevel(env),
    allowInsecureWebhooks: optional(env, 'ALLOW_INSECURE_WEBHOOKS', read.flag) ?? embedded,
    embedOrigins: optional(env, 'EMBED_ORIGINS', read.origins) ?? [],
    defaultLocale: optional(env, 'DEFAULT_LOCALE', read.oneOf(locales)) ?? 'en',
    rateLimits: optional(env, 'RATE_LIMITS', read.oneOf(['on', 'off'])) === 'on',
    logLevel: optional(env, 'LOG_LEVEL', read.oneOf(logLevels)) ?? 'info',
    ...present({
      databaseUrl,
      databaseAdminUrl: optional(env, 'DATABASE_ADMIN_URL', read.databaseUrl),
      temporalAddress: optional(env, 'TEMPORAL_ADDRESS', read.hostAndPort),
      temporalUiPort: optional(env, 'TEMPORAL_UI_PORT', read.port),
      smtpUrl: smtpUrl?.href,
      masterKeys: optional(env, 'MASTER_KEY', read.masterKeys),
      tsaUrl: webAddress(env, 'TSA_URL', 'https://tsa.example.com'),
      signer: optional(env, 'SIGNER', read.text),
      issuer: optional(env, 'ISSUER', read.text),
      logKey: optional(env, 'LOG_KEY', read.text),
      gotenbergUrl: webAddress(env, 'GOTENBERG_URL', 'http://gotenberg:3000'),
      metricsPort: optional(env, 'METRICS_PORT', read.port),
      metricsToken: optional(env, 'METRICS_TOKEN', read.text),
      trustProxy: optional(env, 'TRUST_PROXY', read.proxies),
      crashPointsDir: optional(env, 'COUNTERSIGN_CRASH_POINTS', read.text),
      safeguardsOff: optional(env, 'COUNTERSIGN_SAFEGUARDS_OFF', read.someOf(safeguards)),
    }),
  };
  checkTogether(config);
  return config;
}

/** Set to true by `countersign start` for the processes it starts. */
export const embeddedVariable = 'COUNTERSIGN_EMBEDDED';

/** Where downloads and builds are kept between installations. */
export function cacheDir(env: Environment = process.env): string {
  const base = env['XDG_CACHE_HOME'];
  const usable = base !== undefined && isAbsolute(base);
  return join(usable ? base : join(homedir(), '.cache'), 'countersign');
}

/** Folders that programs are looked up in. */
export function searchPath(env: Environment = process.env): string {
  return env['PATH'] ?? '';
}

/** Environment of a process we start: ours with some variables replaced. */
export function childEnvironment(changes: Environment): Environment {
  return { ...process.env, ...changes };
}

/** Whether a failure is shown with its stack rather than in one sentence. */
export function stackWanted(env: Environment = process.env): boolean {
  return ['debug', 'trace'].includes(env['LOG_LEVEL'] ?? '');
}

/** https://no-color.org */
export function colorWanted(env: Environment = process.env): boolean {
  return (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}

function publicUrl(env: Environment, port: number): string {
  const parsed = optional(
    env,
    'PUBLIC_URL',
    read.url(['http:', 'https:'], 'https://sign.example.com'),
  );
  if (parsed === undefined) return `http://localhost:${port}`;
  if (parsed.search === '' && parsed.hash === '' && parsed.username === '') {
    return parsed.href.replace(/\/+$/, '');
  }
  const wayOut = 'give only scheme, host, port and path, such as https://sign.example.com';
  throw new ConfigError('PUBLIC_URL', 'has credentials, a query or a fragment', wayOut);
}

function webAddress(env: Environment, name: string, example: string): string | undefined {
  return optional(env, name, read.url(['http:', 'https:'], example))?.href;
}

/** Only its kind is checked here; the store itself knows which buckets and parameters there are. */
function storageUrl(env: Environment): string | undefined {
  const example = 's3://bucket?region=eu-central-1 or file:///path';
  optional(env, 'STORAGE_URL', read.url(['file:', 's3:'], example));
  return optional(env, 'STORAGE_URL', read.text);
}

function sealLevel(env: Environment): 'B-B' {
  const level = optional(env, 'SEAL_LEVEL', read.oneOf(sealLevels)) ?? 'B-B';
  if (level === 'B-B') return level;
  throw new ConfigError(
    'SEAL_LEVEL',
    `is ${level}`,
    'this version seals at B-B; set B-B or leave it unset',
  );
}

/** Optional fields that have no value are left out, as `exactOptionalPropertyTypes` wants. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
