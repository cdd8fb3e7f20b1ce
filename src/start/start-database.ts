import { childEnvironment, type Config } from '../processes/config/config.ts';
import { dataDirPaths } from '@countersign/embedded/data-dir/take-data-dir';
import type { Instance } from '@countersign/embedded/instance';
import { freePort, portIsFree, startOnPorts } from '@countersign/embedded/processes/ports';
import { runStep } from '@countersign/embedded/processes/run-step';
import { startPostgres } from '@countersign/embedded/postgres/start-postgres';
import {
  appRole,
  databaseName,
  ensureOwnerAndDatabase,
  ownerRole,
  postgresUrl,
  type RolePasswords,
} from '@countersign/embedded/postgres/roles';
import { readRuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { ownCommand } from './own-command.ts';
import { StartupError } from '@countersign/embedded/startup-error';

/**
 * Brings the database up, ours or the given one, with the schema up to date.
 * @returns its address as the application's role
 */
export async function startDatabase(
  config: Config,
  instance: Instance,
  passwords: RolePasswords,
): Promise<string> {
  if (config.databaseUrl !== undefined) return prepareGiven(config.databaseUrl, config);
  const port = await startOwn(config.dataDir, instance, passwords);
  await ensureOwnerAndDatabase(port, passwords);
  const adminUrl = postgresUrl(ownerRole, passwords.owner, port, databaseName);
  const databaseUrl = postgresUrl(appRole, passwords.app, port, databaseName);
  await migrateApart({ databaseUrl, adminUrl });
  return databaseUrl;
}

/** @returns the port that it listens on */
async function startOwn(
  dataDir: string,
  instance: Instance,
  passwords: RolePasswords,
): Promise<number> {
  const paths = dataDirPaths(dataDir);
  const options = {
    dataDir: paths.postgres,
    superuserPassword: passwords.superuser,
    logFile: paths.log('postgres'),
  };
  const [port] = await startOnPorts(
    async (): Promise<[number]> => [await choosePort(dataDir)],
    (chosen) =>
      instance.run('postgres', (onSpawn) => startPostgres({ ...options, port: chosen, onSpawn })),
  );
  return port;
}

/** The port of last time where it is free, so that an address noted somewhere stays good. */
async function choosePort(dataDir: string): Promise<number> {
  const address = (await readRuntimeFile(dataDir))?.database_url;
  const last = URL.canParse(address ?? '') ? Number(new URL(address ?? '').port) : 0;
  return last > 0 && (await portIsFree(last)) ? last : freePort();
}

async function prepareGiven(databaseUrl: string, config: Config): Promise<string> {
  if (config.databaseAdminUrl !== undefined) {
    await migrateApart({ databaseUrl, adminUrl: config.databaseAdminUrl });
  }
  return databaseUrl;
}

/**
 * `countersign migrate`, whose packages this process would keep in memory for as long as it runs.
 * @throws {StartupError} it failed
 */
async function migrateApart(urls: { databaseUrl: string; adminUrl: string }): Promise<void> {
  const env = childEnvironment({
    DATABASE_URL: urls.databaseUrl,
    DATABASE_ADMIN_URL: urls.adminUrl,
    // Both have theirs in them.
    DATABASE_PASSWORD: undefined,
    DATABASE_PASSWORD_FILE: undefined,
    DATABASE_ADMIN_PASSWORD: undefined,
    DATABASE_ADMIN_PASSWORD_FILE: undefined,
  });
  const { ok, lastError } = await runStep(process.execPath, ownCommand('migrate'), { env });
  if (!ok) throw new StartupError(lastError.replace(/^countersign: /, ''));
}
