import { ConfigError } from './config-error.ts';

interface Passwords {
  databaseUrl?: string;
  databasePassword?: string;
  databaseAdminUrl?: string;
  databaseAdminPassword?: string;
  smtpUrl?: string;
  smtpPassword?: string;
}

/**
 * The addresses with the passwords that were given beside them, of whatever characters these are.
 * @throws {ConfigError} when there is no address, or it holds a password itself
 */
export function addressesWithPasswords(given: Passwords): Passwords {
  const databaseUrl = withPassword('DATABASE', given.databaseUrl, given.databasePassword);
  const databaseAdminUrl = withPassword(
    'DATABASE_ADMIN',
    given.databaseAdminUrl,
    given.databaseAdminPassword,
  );
  const smtpUrl = withPassword('SMTP', given.smtpUrl, given.smtpPassword);
  requireBoth(smtpUrl);
  return {
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(databaseAdminUrl !== undefined && { databaseAdminUrl }),
    ...(smtpUrl !== undefined && { smtpUrl }),
  };
}

/** Without its other half neither signs in. */
function requireBoth(smtpUrl: string | undefined): void {
  const { username = '', password = '' } = smtpUrl === undefined ? {} : new URL(smtpUrl);
  if ((username === '') === (password === '')) return;
  const [missing, other] = username === '' ? ['user', 'password'] : ['password', 'user'];
  const wayOut = 'give both, as in smtp://user@host:587 with SMTP_PASSWORD';
  throw new ConfigError('SMTP_URL', `has no ${missing} for its ${other}: ${wayOut}`);
}

function withPassword(
  prefix: string,
  address: string | undefined,
  password: string | undefined,
): string | undefined {
  if (password === undefined) return address;
  const name = `${prefix}_PASSWORD`;
  if (address === undefined) {
    throw new ConfigError(name, `has no address beside it: give ${prefix}_URL, too`);
  }
  const url = new URL(address);
  if (url.password !== '') {
    throw new ConfigError(name, `is given beside ${prefix}_URL with a password: leave one out`);
  }
  url.password = encodeURIComponent(password);
  return url.href;
}
