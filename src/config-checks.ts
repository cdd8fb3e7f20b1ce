import { ConfigError, unsetMailFrom, type Config } from './config-variables.ts';

/** A configuration that names every server the API and the worker need. */
export type ConnectedConfig = Config &
  Required<Pick<Config, 'databaseUrl' | 'temporalAddress' | 'masterKeys'>>;

/**
 * For processes that are not `countersign start`, which brings up what has no address.
 * @throws {ConfigError} naming the address that is missing
 */
export function requireConnected(config: Config): ConnectedConfig {
  const { databaseUrl, temporalAddress, masterKeys } = config;
  const missing = (name: string, what: string) =>
    new ConfigError(
      name,
      `is missing: give ${what}, or run \`npm start\`, which brings everything up`,
    );
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
  if (!config.embedded && config.smtpUrl === undefined) {
    throw new ConfigError(
      'SMTP_URL',
      'is missing: give an address such as smtp://user:password@host:587; only `npm start` keeps mail itself',
    );
  }
  if (config.smtpUrl !== undefined && config.mailFrom === unsetMailFrom) {
    throw new ConfigError(
      'MAIL_FROM',
      'is missing beside SMTP_URL: give the sender that your mail server allows, such as Countersign <sign@example.com>',
    );
  }
  if (config.production) checkProduction(config);
}

function checkProduction(config: Config): void {
  const inProduction = 'with NODE_ENV=production';
  const needed: [string, unknown, string][] = [
    ['DATABASE_URL', config.databaseUrl, 'give the address of your PostgreSQL'],
    ['MASTER_KEY', config.masterKeys, 'make one with `openssl rand -base64 32` and keep it safe'],
    [
      'SIGNER',
      config.signer,
      'give the key and chain of your seal; development keys prove nothing',
    ],
  ];
  for (const [name, value, wayOut] of needed) {
    if (value === undefined) throw new ConfigError(name, `is missing ${inProduction}: ${wayOut}`);
  }
  if (!config.publicUrl.startsWith('https:')) {
    const wayOut = 'give the https address that recipients reach you at';
    throw new ConfigError('PUBLIC_URL', `is not https ${inProduction}: ${wayOut}`);
  }
}
