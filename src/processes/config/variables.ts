import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { databaseUrl } from './database-url.ts';
import { proxies } from './networks.ts';
import { readSecretFile } from './secret-files.ts';
import { masterKeys, token } from './secrets.ts';
import { smtpUrl } from './smtp-url.ts';
import * as read from './values.ts';
import { locales } from '../../domain/mail/mail.ts';

export { ConfigError } from './config-error.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Another spelling would run a production with what is generated for development. */
const modes = ['production', 'development', 'test'] as const;
const sealLevels = ['B-B', 'B-T', 'B-LT', 'B-LTA'] as const;

/** Set to true by `countersign start` for the processes it starts. */
export const embeddedVariable = 'COUNTERSIGN_EMBEDDED';

/** The sender in the mailbox of embedded mode; no mail server would take it. */
export const unsetMailFrom = 'Countersign <no-reply@localhost>';

const variables = z.registry<{ name: string; isSecret?: boolean }>();

/** A setting and the environment variable that holds it. */
function variable<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  variables.add(schema, { name });
  return schema;
}

/** One whose value may stand in a file instead, which `<NAME>_FILE` names. */
function secret<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  variables.add(schema, { name, isSecret: true });
  return schema;
}

/** Every setting of API, worker and command line, in the order in which they are checked. */
const settings = z.object({
  /** Nothing generated, nothing insecure. */
  production: variable(
    'NODE_ENV',
    read
      .oneOf(modes)
      .transform((mode) => mode === 'production')
      .default(false),
  ),
  /** As the application's role; absent: embedded. */
  databaseUrl: variable('DATABASE_URL', databaseUrl('DATABASE_PASSWORD').exactOptional()),
  /** Beside an address without one, as it is; so is the owner's. */
  databasePassword: secret('DATABASE_PASSWORD', read.text.exactOptional()),
  /**
   * Started by `countersign start`, which brings up what has no address and shows mail at
   * `/mailbox`.
   */
  embedded: variable(embeddedVariable, read.flag.exactOptional()),
  /** Of the API. */
  port: variable('PORT', read.port.default(3000)),
  /** Absolute: files, keys and embedded servers. */
  dataDir: variable('DATA_DIR', read.text.transform((folder) => resolve(folder)).prefault('data')),
  /** Absent: mail is kept in the mailbox, in embedded mode only. */
  smtpUrl: variable('SMTP_URL', smtpUrl.exactOptional()),
  /** Of the user in that address, as it is. */
  smtpPassword: secret('SMTP_PASSWORD', read.text.exactOptional()),
  /** Whether mail may go to a server that offers no encryption. */
  smtpTls: variable('SMTP_TLS', read.oneOf(['required', 'optional']).exactOptional()),
  /** Interface the API listens on. */
  host: variable('HOST', read.text.default('127.0.0.1')),
  /** In links that people get; without a slash at the end. */
  publicUrl: variable('PUBLIC_URL', read.publicUrl.exactOptional()),
  temporalNamespace: variable('TEMPORAL_NAMESPACE', read.text.default('default')),
  /** Sender of every mail, `Name <address>`. */
  mailFrom: variable('MAIL_FROM', read.mailbox.default(unsetMailFrom)),
  /** Where file contents go; absent: a folder under `DATA_DIR`. */
  storageUrl: variable('STORAGE_URL', read.storageUrl.exactOptional()),
  /** Of PAdES (ETSI EN 319 142-1). */
  sealLevel: variable('SEAL_LEVEL', read.oneOf(sealLevels).default('B-LTA')),
  /** http, any port and loopback as targets; absent: in embedded mode only. */
  allowInsecureWebhooks: variable('ALLOW_INSECURE_WEBHOOKS', read.flag.exactOptional()),
  /** Pages that may show the signing page in a frame. */
  embedOrigins: variable('EMBED_ORIGINS', read.origins.default([])),
  /** Who takes reports of vulnerabilities; absent: nobody is named. */
  securityContact: variable('SECURITY_CONTACT', read.contactUri.exactOptional()),
  /** A page that says how they are treated. */
  securityPolicy: variable(
    'SECURITY_POLICY',
    read.httpsUrl('https://example.com/security').exactOptional(),
  ),
  /** Of mails to recipients without one. */
  defaultLocale: variable('DEFAULT_LOCALE', read.oneOf(locales).default('en')),
  /** How long a signing link shows a document's content after it was completed. */
  linkContentDays: variable('LINK_CONTENT_DAYS', read.days.default(180)),
  /** Requests of a key that are served; absent: the usual ones in production, else any number. */
  rateLimits: variable('RATE_LIMITS', read.rateLimits.exactOptional()),
  logLevel: variable('LOG_LEVEL', read.oneOf(logLevels).default('info')),
  /** As the owner of the schema; for `migrate` only. */
  databaseAdminUrl: variable(
    'DATABASE_ADMIN_URL',
    databaseUrl('DATABASE_ADMIN_PASSWORD').exactOptional(),
  ),
  databaseAdminPassword: secret('DATABASE_ADMIN_PASSWORD', read.text.exactOptional()),
  /** As host:port; absent: embedded. */
  temporalAddress: variable('TEMPORAL_ADDRESS', read.hostAndPort.exactOptional()),
  /** To the Temporal server; absent: when any of the following is given. */
  temporalTls: variable('TEMPORAL_TLS', read.flag.exactOptional()),
  /** PEM file of who certifies the server; absent: whom the system trusts. */
  temporalTlsCa: variable('TEMPORAL_TLS_CA', read.text.exactOptional()),
  /** PEM file that we show the server, with `temporalTlsKey`. */
  temporalTlsCert: variable('TEMPORAL_TLS_CERT', read.text.exactOptional()),
  temporalTlsKey: variable('TEMPORAL_TLS_KEY', read.text.exactOptional()),
  /** In the server's certificate; absent: the host of its address. */
  temporalTlsServerName: variable('TEMPORAL_TLS_SERVER_NAME', read.text.exactOptional()),
  /** Shown with every call. */
  temporalApiKey: secret('TEMPORAL_API_KEY', read.text.exactOptional()),
  /** Of the embedded server; absent: 8233 or the next free one. */
  temporalUiPort: variable('TEMPORAL_UI_PORT', read.port.exactOptional()),
  /** 32 bytes or more each, the first for new things; absent: generated under `DATA_DIR`. */
  masterKeys: secret('MASTER_KEY', masterKeys.exactOptional()),
  /** An RFC 3161 timestamp service; absent: one made for development. */
  tsaUrl: variable('TSA_URL', read.tsaUrl.exactOptional()),
  /** A PEM file: where the certificate of that service has to lead, and what its tokens lack. */
  tsaRoots: variable('TSA_ROOTS', read.text.exactOptional()),
  /** OID that is asked for; absent: the service's usual one. */
  tsaPolicy: variable('TSA_POLICY', read.objectIdentifier.exactOptional()),
  /** With `tsaPassword`, sent as HTTP Basic. */
  tsaUser: variable('TSA_USER', read.text.exactOptional()),
  tsaPassword: secret('TSA_PASSWORD', read.text.exactOptional()),
  /** Addresses of the seal's key and of retired ones; absent: made for development. */
  signer: variable('SIGNER', read.text.exactOptional()),
  /** Addresses of the CA of recipients' certificates and of retired ones; absent: made for development. */
  issuer: variable('ISSUER', read.text.exactOptional()),
  /** Address of the key that signs checkpoints of the event log, and of retired ones; absent: made for development. */
  logKey: variable('LOG_KEY', read.text.exactOptional()),
  /** A converter for Word files; absent: that of this machine, or of the packages. */
  gotenbergUrl: variable('GOTENBERG_URL', read.plainUrl('http://gotenberg:3000').exactOptional()),
  /** Absent: no metrics. */
  metricsPort: variable('METRICS_PORT', read.port.exactOptional()),
  /** What readers of the metrics must present. */
  metricsToken: secret('METRICS_TOKEN', token.exactOptional()),
  /** Where each process tells that it does not hang; absent: nowhere but on the API's port. */
  healthPort: variable('HEALTH_PORT', read.port.exactOptional()),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP); absent: no traces. */
  otlpEndpoint: variable(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    read.plainUrl('http://collector:4318').exactOptional(),
  ),
  /** How many proxies, or which networks, may name the caller's address; absent: none. */
  trustProxy: variable('TRUST_PROXY', proxies.exactOptional()),
  /** Where they name it; what stands in the other header counts for nothing. */
  proxyHeader: variable(
    'TRUST_PROXY_HEADER',
    read.oneOf(['x-forwarded-for', 'forwarded']).exactOptional(),
  ),
});

type Settings = z.output<typeof settings>;
/** Every setting, those that follow from others included. */
export type Config = Settings &
  Required<
    Pick<
      Settings,
      | 'embedded'
      | 'publicUrl'
      | 'storageUrl'
      | 'allowInsecureWebhooks'
      | 'smtpTls'
      | 'rateLimits'
      | 'temporalTls'
    >
  >;

export type Environment = Record<string, string | undefined>;

const names = Object.entries(settings.shape).map(
  ([field, schema]) => [field, variables.get(schema)?.name ?? field] as const,
);

const secretNames = Object.values(settings.shape).flatMap((schema) => {
  const { name, isSecret } = variables.get(schema) ?? {};
  return name !== undefined && isSecret ? [name] : [];
});

/** What is read of the environment. */
export const variableNames: readonly string[] = [
  ...names.map(([, name]) => name),
  ...secretNames.map((name) => `${name}_FILE`),
];

/**
 * The value of every variable by itself; an empty one counts as unset, as in `docker compose`.
 * @throws {ConfigError} naming the first variable that is wrong
 */
export function readVariables(env: Environment): Settings {
  const given = names.map(([field, name]) => [field, valueOf(name, env)] as const);
  const result = settings.safeParse(Object.fromEntries(given.filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = names.find(([field]) => field === issue?.path[0])?.[1];
  throw new ConfigError(name ?? 'The environment', issue?.message ?? 'is wrong');
}

function valueOf(name: string, env: Environment): string {
  const value = env[name]?.trim() ?? '';
  const file = secretNames.includes(name) ? (env[`${name}_FILE`]?.trim() ?? '') : '';
  if (file === '') return value;
  if (value === '') return readSecretFile(`${name}_FILE`, file);
  throw new ConfigError(`${name}_FILE`, `is given beside ${name}: leave one out`);
}

/**
 * Master keys that do not come from a variable.
 * @param source what the message calls it
 * @throws {ConfigError}
 */
export function parseMasterKeys(text: string, source: string): NonNullable<Config['masterKeys']> {
  const result = masterKeys.safeParse(text);
  if (result.success) return result.data;
  throw new ConfigError(source, result.error.issues[0]?.message ?? 'is wrong');
}
