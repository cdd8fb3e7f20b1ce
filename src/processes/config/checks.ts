import { ConfigError, embeddedVariable, unsetMailFrom, type Config } from './variables.ts';

/** A configuration that names every server the API and the worker need. */
export type ConnectedConfig = Config &
  Required<Pick<Config, 'databaseUrl' | 'temporalAddress' | 'masterKeys'>>;

/**
 * For processes that are not `countersign start`, which brings up what has no address.
 * @throws {ConfigError} naming the address that is missing
 */
export function requireConnected(config: Config): ConnectedConfig {
  const { databaseUrl, temporalAddress, masterKeys, production } = config;
  // Which production refuses.
  const other = production ? '' : ', or run `npm start`, which brings everything up';
  const missing = (name: string, what: string) =>
    new ConfigError(name, `is missing: give ${what}${other}`);
  if (databaseUrl === undefined) throw missing('DATABASE_URL', 'the address of your PostgreSQL');
  if (temporalAddress === undefined) {
    throw missing('TEMPORAL_ADDRESS', 'host:port of your Temporal');
  }
  if (masterKeys === undefined) throw missing('MASTER_KEY', 'a key (`openssl rand -base64 32`)');
  return { ...config, databaseUrl, temporalAddress, masterKeys };
}

/**
 * What is wrong only together with another variable.
 * @throws {ConfigError}
 */
export function checkTogether(config: Config): void {
  if (config.production && config.embedded && config.databaseUrl !== undefined) {
    const wayOut = 'run `countersign api` and `countersign worker`; `npm start` is for development';
    throw new ConfigError(embeddedVariable, `is true ${inProduction}: ${wayOut}`);
  }
  checkTimestamps(config);
  if (config.smtpUrl !== undefined && config.mailFrom === unsetMailFrom) {
    throw new ConfigError(
      'MAIL_FROM',
      'is missing beside SMTP_URL: give the sender that your mail server allows, such as Countersign <sign@example.com>',
    );
  }
  checkMetrics(config);
  checkSecurityContact(config);
  checkTemporal(config);
  if (config.proxyHeader !== undefined && config.trustProxy === undefined) {
    const wayOut = 'give the number of your proxies or their networks, or nobody is believed';
    throw new ConfigError('TRUST_PROXY', `is missing beside TRUST_PROXY_HEADER: ${wayOut}`);
  }
  if (config.production) checkProduction(config);
}

/**
 * Where mail goes. It is kept for the mailbox where nobody but this machine has the links in it.
 * @throws {ConfigError}
 */
export function checkMail(config: Config): void {
  if (config.smtpUrl !== undefined || keepsMail(config)) return;
  const example = 'smtp://user:password@host:587';
  const problem = config.embedded
    ? `is missing beside PUBLIC_URL ${config.publicUrl}, which others can reach: give an address such as ${example}; mail is kept for this machine alone`
    : `is missing: give an address such as ${example}; only \`npm start\` keeps mail itself`;
  throw new ConfigError('SMTP_URL', problem);
}

/** Whether mails are kept on this machine and shown at `/mailbox` instead of leaving. */
export function keepsMail({ embedded, smtpUrl, publicUrl }: Config): boolean {
  return embedded && smtpUrl === undefined && isLoopback(new URL(publicUrl).hostname);
}

function checkSecurityContact({ securityContact, securityPolicy }: Config): void {
  if (securityPolicy === undefined || securityContact !== undefined) return;
  throw new ConfigError(
    'SECURITY_CONTACT',
    'is missing beside SECURITY_POLICY: give an address such as mailto:security@example.com',
  );
}

function checkMetrics({ metricsPort, metricsToken, host }: Config): void {
  if (metricsPort === undefined || metricsToken !== undefined || isLoopback(host)) return;
  throw new ConfigError(
    'METRICS_TOKEN',
    `is missing beside METRICS_PORT on ${host}, which others can reach: give a token, or listen on 127.0.0.1`,
  );
}

/** What nobody but this machine can reach, as an interface or as a server. */
function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
}

/** The variables given that make no sense without TLS. */
export function temporalSecurity(config: Partial<Config>): string[] {
  const given: [string, unknown][] = [
    ['TEMPORAL_TLS_CA', config.temporalTlsCa],
    ['TEMPORAL_TLS_CERT', config.temporalTlsCert],
    ['TEMPORAL_TLS_KEY', config.temporalTlsKey],
    ['TEMPORAL_TLS_SERVER_NAME', config.temporalTlsServerName],
    ['TEMPORAL_API_KEY', config.temporalApiKey],
  ];
  return given.filter(([, value]) => value !== undefined).map(([name]) => name);
}

function checkTemporal(config: Config): void {
  const [first = 'TEMPORAL_TLS'] = temporalSecurity(config);
  if (!config.temporalTls) {
    if (first === 'TEMPORAL_TLS') return;
    throw new ConfigError('TEMPORAL_TLS', `is false beside ${first}: set true or leave it unset`);
  }
  if (config.temporalAddress === undefined) {
    const wayOut = 'give host:port of the server that it is for';
    throw new ConfigError('TEMPORAL_ADDRESS', `is missing beside ${first}: ${wayOut}`);
  }
  const { temporalTlsCert: cert, temporalTlsKey: key } = config;
  if ((cert === undefined) === (key === undefined)) return;
  const missing = cert === undefined ? 'TEMPORAL_TLS_CERT' : 'TEMPORAL_TLS_KEY';
  throw new ConfigError(missing, `is missing beside ${first}: give certificate and key`);
}

/** A level is never lowered because something it needs is missing. */
function checkTimestamps(config: Config): void {
  const { production, sealLevel, tsaUrl, tsaRoots } = config;
  checkTimestampAccount(config);
  if (tsaUrl !== undefined && tsaRoots === undefined) {
    const wayOut = "give a PEM file of your timestamp authority's roots";
    throw new ConfigError('TSA_ROOTS', `is missing beside TSA_URL: ${wayOut}`);
  }
  if (!production || sealLevel === 'B-B' || tsaUrl !== undefined) return;
  const wayOut = 'give the address of an RFC 3161 timestamp authority, or set SEAL_LEVEL=B-B';
  throw new ConfigError('TSA_URL', `is missing with NODE_ENV=production: ${wayOut}`);
}

function checkTimestampAccount({ tsaUrl, tsaUser, tsaPassword, tsaPolicy }: Config): void {
  const given = [
    ['TSA_USER', tsaUser],
    ['TSA_PASSWORD', tsaPassword],
    ['TSA_POLICY', tsaPolicy],
  ].find(([, value]) => value !== undefined);
  if (given !== undefined && tsaUrl === undefined) {
    throw new ConfigError('TSA_URL', `is missing beside ${given[0]}: give the service it is for`);
  }
  if ((tsaUser === undefined) !== (tsaPassword === undefined)) {
    const [missing, other] =
      tsaUser === undefined ? ['TSA_USER', 'TSA_PASSWORD'] : ['TSA_PASSWORD', 'TSA_USER'];
    throw new ConfigError(missing, `is missing beside ${other}: give both`);
  }
  if (tsaUrl === undefined || tsaUser === undefined) return;
  const { protocol, hostname } = new URL(tsaUrl);
  if (protocol === 'https:' || isLoopback(hostname)) return;
  const wayOut = 'give the https address of the service';
  throw new ConfigError('TSA_URL', `would send TSA_PASSWORD in clear: ${wayOut}`);
}

const inProduction = 'with NODE_ENV=production';

function checkProduction(config: Config): void {
  const needed: [string, unknown, string][] = [
    ['DATABASE_URL', config.databaseUrl, 'give the address of your PostgreSQL'],
    ['MASTER_KEY', config.masterKeys, 'make one with `openssl rand -base64 32` and keep it safe'],
    [
      'SIGNER',
      config.signer,
      'give the key and chain of your seal; development keys prove nothing',
    ],
    ['ISSUER', config.issuer, 'make the CA of your recipients with `countersign keys init`'],
    ['LOG_KEY', config.logKey, 'make the key of the event log with `countersign keys init`'],
  ];
  for (const [name, value, wayOut] of needed) {
    if (value === undefined) throw new ConfigError(name, `is missing ${inProduction}: ${wayOut}`);
  }
  if (!config.publicUrl.startsWith('https:')) {
    const wayOut = 'give the https address that recipients reach you at';
    throw new ConfigError('PUBLIC_URL', `is not https ${inProduction}: ${wayOut}`);
  }
  const plain = config.embedOrigins.find((origin) => !origin.startsWith('https:'));
  if (plain !== undefined) {
    const wayOut = 'give https origins, whose pages nobody on the way can change';
    throw new ConfigError('EMBED_ORIGINS', `holds "${plain}" ${inProduction}: ${wayOut}`);
  }
  if (config.allowInsecureWebhooks) {
    const wayOut = 'leave it unset; targets are https and public';
    throw new ConfigError('ALLOW_INSECURE_WEBHOOKS', `is true ${inProduction}: ${wayOut}`);
  }
  checkProductionMail(config);
}

/** What goes to a relay on this machine is on no wire; any other has to encrypt. */
export function usualSmtpTls(smtpUrl: string | undefined): 'required' | 'optional' {
  return smtpUrl !== undefined && isLoopback(new URL(smtpUrl).hostname) ? 'optional' : 'required';
}

/** Signing links are credentials; a relay on this machine is the one that needs no encryption. */
function checkProductionMail({ smtpUrl, smtpTls }: Config): void {
  if (smtpUrl === undefined) return;
  const { hostname, searchParams } = new URL(smtpUrl);
  if (smtpTls === 'optional' && !isLoopback(hostname)) {
    const wayOut = 'leave it unset; only a relay on this machine may do without encryption';
    throw new ConfigError('SMTP_TLS', `is optional with NODE_ENV=production: ${wayOut}`);
  }
  if (searchParams.has('tls.rejectUnauthorized')) {
    const wayOut = 'have the server’s certificate checked (NODE_EXTRA_CA_CERTS adds an authority)';
    throw new ConfigError('SMTP_URL', `has tls.rejectUnauthorized in production: ${wayOut}`);
  }
}
