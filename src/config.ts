import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkTogether, temporalSecurity, usualSmtpTls } from './config-checks.ts';
import { databaseAddresses } from './config-passwords.ts';
import { readVariables, type Config, type Environment } from './config-variables.ts';

export {
  ConfigError,
  embeddedVariable,
  type Config,
  type Environment,
} from './config-variables.ts';

/**
 * Reads and checks all variables.
 * @throws {ConfigError} naming the first variable that is wrong or missing, and the way out
 */
export function loadConfig(env: Environment = process.env): Config {
  const given = readVariables(env);
  const embedded = given.embedded ?? given.databaseUrl === undefined;
  const config: Config = {
    ...given,
    ...databaseAddresses(given),
    embedded,
    publicUrl: given.publicUrl ?? `http://localhost:${given.port}`,
    storageUrl: given.storageUrl ?? pathToFileURL(join(given.dataDir, 'files')).href,
    allowInsecureWebhooks: given.allowInsecureWebhooks ?? embedded,
    smtpTls: given.smtpTls ?? usualSmtpTls(given.smtpUrl),
    rateLimits: given.rateLimits ?? given.production,
    temporalTls: given.temporalTls ?? temporalSecurity(given).length > 0,
  };
  checkTogether(config);
  return config;
}

/** Where downloads and builds are kept between installations. */
export function cacheDir(env: Environment = process.env): string {
  const base = env['XDG_CACHE_HOME'];
  const usable = base !== undefined && isAbsolute(base);
  return join(usable ? base : join(homedir(), '.cache'), 'countersign');
}

/** A program to run instead of the one that we would get ourselves. */
export interface ChosenProgram {
  variable: 'TEMPORAL_CLI' | 'TEMPORAL_TEST_SERVER';
  /** Its path, or a name to look up on PATH. */
  program: string;
}

/** What the variable names; undefined when it is unset or empty. */
export function chosenProgram(
  variable: ChosenProgram['variable'],
  env: Environment = process.env,
): ChosenProgram | undefined {
  const program = env[variable]?.trim() ?? '';
  return program === '' ? undefined : { variable, program };
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
