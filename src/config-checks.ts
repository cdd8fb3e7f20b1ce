import type { Config } from './config.ts';
import { ConfigError } from './config-values.ts';

/** The sender in the mailbox of embedded mode; no mail server would take it. */
export const unsetMailFrom = 'Countersign <no-reply@localhost>';

/** A configuration that names every server the API and the worker need. */
export type ConnectedConfig = Config &
  Required<Pick<Config, 'databaseUrl' | 'temporalAddress' | 'masterKeys'>>;

/**
 * For processes that are not `countersign start`, which brings up what has no address.
 * @throws {ConfigError} naming the address that is missing
 */
export function requireConnected(config: Config): ConnectedConfig {
  const { databaseUrl, temporalAddress, masterKeys } = config;
  const wayOut = (what: string) => `give ${what}, or run \`npm start\`, which brings everything up`;
  if (databaseUrl === undefined) {
    throw new ConfigError('DATABASE_URL', 'is missing', wayOut('the address of your PostgreSQL'));
  }
  if (temporalAddress === undefined) {
    throw new ConfigError('TEMPORAL_ADDRESS', 'is missing', wayOut('host:port of your Temporal'));
  }
  if (masterKeys === undefined) {
    throw new ConfigError('MASTER_KEY', 'is missing', wayOut('a key (`openssl rand -base64 32`)'));
  }
  return { ...config, databaseUrl, temporalAddress, masterKeys };
}

/** What is wrong only together with another variable. */
export function checkTogether(config: Config): void {
  if (!config.embedded && config.smtpUrl === undefined) {
    const wayOut =
      'give an address such as smtp://user:password@host:587; only `npm start` keeps mail itself';
    throw new ConfigError('SMTP_URL', 'is missing', wayOut);
  }
  if (config.smtpUrl !== undefined && config.mailFrom === unsetMailFrom) {
    const wayOut =
      'give the sender that your mail server allows, such as Countersign <sign@example.com>';
    throw new ConfigError('MAIL_FROM', 'is missing beside SMTP_URL', wayOut);
  }
  if (config.production) checkProduction(config);
}

function checkProduction(config: Config): void {
  const drilled: [string, unknown][] = [
    ['COUNTERSIGN_CRASH_POINTS', config.crashPointsDir],
    ['COUNTERSIGN_SAFEGUARDS_OFF', config.safeguardsOff],
  ];
  for (const [name, value] of drilled) {
    if (value === undefined) continue;
    throw new ConfigError(name, 'is set with NODE_ENV=production', 'leave it to `npm run drill`');
  }
  const needed: [string, unknown, string][] = [
    ['DATABASE_URL', config.databaseUrl, 'give the address of your PostgreSQL'],
    ['MASTER_KEY', config.masterKeys, 'make one with `openssl rand -base64 32` and keep it safe'],
    [
      'SIGNER',
      config.signer,
      'give the key and chain of your seal; development keys prove nothing',
    ],
    [
      'ISSUER',
      config.issuer,
      'make one with `countersign keys init`; development keys prove nothing',
    ],
    [
      'LOG_KEY',
      config.logKey,
      'make one with `countersign keys init`; development keys prove nothing',
    ],
  ];
  for (const [name, value, wayOut] of needed) {
    if (value === undefined)
      throw new ConfigError(name, 'is missing with NODE_ENV=production', wayOut);
  }
  if (!config.publicUrl.startsWith('https:')) {
    const wayOut = 'give the https address that recipients reach you at';
    throw new ConfigError('PUBLIC_URL', 'is not https with NODE_ENV=production', wayOut);
  }
}
