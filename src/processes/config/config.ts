import type { ChosenProgram } from '@countersign/embedded/temporal/acquire';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { usualAllowance } from '../../domain/access/allowance.ts';
import { checkMail, checkTogether, temporalSecurity, usualSmtpTls } from './checks.ts';
import { addressesWithPasswords } from './passwords.ts';
import { readVariables, type Config, type Environment } from './variables.ts';

export { ConfigError, embeddedVariable, type Config, type Environment } from './variables.ts';

/**
 * Reads and checks all variables.
 * @param sendsMail false for what sends no mail and needs no server for it
 * @throws {ConfigError} naming the first variable that is wrong or missing, and the way out
 */
export function loadConfig(
  env: Environment = process.env,
  { sendsMail = true }: { sendsMail?: boolean } = {},
): Config {
  const given = readVariables(env);
  const embedded = given.embedded ?? given.databaseUrl === undefined;
  const config: Config = {
    ...given,
    ...addressesWithPasswords(given),
    embedded,
    publicUrl: given.publicUrl ?? `http://localhost:${given.port}`,
    storageUrl: given.storageUrl ?? pathToFileURL(join(given.dataDir, 'files')).href,
    allowInsecureWebhooks: given.allowInsecureWebhooks ?? embedded,
    smtpTls: given.smtpTls ?? usualSmtpTls(given.smtpUrl),
    rateLimits: given.rateLimits ?? (given.production ? usualAllowance : 'off'),
    temporalTls: given.temporalTls ?? temporalSecurity(given).length > 0,
  };
  checkTogether(config);
  if (sendsMail) checkMail(config);
  return config;
}

/** Where downloads and builds are kept between installations. */
export function cacheDir(env: Environment = process.env): string {
  const base = env['XDG_CACHE_HOME'];
  const usable = base !== undefined && isAbsolute(base);
  return join(usable ? base : join(homedir(), '.cache'), 'countersign');
}

/** What the variable names; undefined when it is unset or empty. */
export function chosenProgram(
  variable: 'TEMPORAL_CLI' | 'TEMPORAL_TEST_SERVER',
  env: Environment = process.env,
): ChosenProgram | undefined {
  const program = env[variable]?.trim() ?? '';
  return program === '' ? undefined : { variable, program };
}

/** Folders that programs are looked up in. */
export function searchPath(env: Environment = process.env): string {
  return env['PATH'] ?? '';
}

/** What `sudo` and `sshd` tell a command of who runs it; anybody may set these, too. */
export function sessionVariables(env: Environment = process.env): {
  sudoUser: string | undefined;
  sshClient: string | undefined;
} {
  return { sudoUser: env['SUDO_USER'], sshClient: env['SSH_CONNECTION'] };
}

/** Environment of a process we start: ours with some variables replaced. */
export function childEnvironment(changes: Environment): Environment {
  return { ...process.env, ...changes };
}

/** Whether a failure is shown with its stack rather than in one sentence. */
export function stackWanted(env: Environment = process.env): boolean {
  return ['debug', 'trace'].includes(env['LOG_LEVEL'] ?? '');
}

/** Of a service that a command calls as anybody would; each is undefined when it is unset or empty. */
export function callerAddress(
  env: Environment = process.env,
): Partial<Record<'apiUrl' | 'apiKey', string>> {
  const { COUNTERSIGN_API_URL: apiUrl, COUNTERSIGN_API_KEY: apiKey } = env;
  return { ...(apiUrl && { apiUrl }), ...(apiKey && { apiKey }) };
}

/** https://no-color.org */
export function colorWanted(env: Environment = process.env): boolean {
  return (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
}
