import type { Config } from '../config.ts';
import { migrate } from '../persistence/migrate.ts';
import { dataDirPaths } from './data-dir.ts';
import type { Instance } from './instance.ts';
import { freePort, portIsFree } from './ports.ts';
import { startPostgres } from './postgres.ts';
import {
  appRole,
  databaseName,
  ensureOwnerAndDatabase,
  ownerRole,
  postgresUrl,
  type RolePasswords,
} from './postgres-roles.ts';
import { readRuntimeFile } from './runtime-file.ts';

/** While a cluster is made, for seconds, another program may take the port that was found free. */
const portAttempts = 3;

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
  await migrate({ adminUrl, appRole, appPassword: passwords.app });
  return postgresUrl(appRole, passwords.app, port, databaseName);
}

/** @returns the port that it listens on */
async function startOwn(
  dataDir: string,
  instance: Instance,
  passwords: RolePasswords,
): Promise<number> {
  const paths = dataDirPaths(dataDir);
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(dataDir);
    const options = {
      dataDir: paths.postgres,
      port,
      superuserPassword: passwords.superuser,
      logFile: paths.log('postgres'),
    };
    try {
      await instance.run('postgres', (onSpawn) => startPostgres({ ...options, onSpawn }));
      return port;
    } catch (error) {
      if (attempt === portAttempts || (await portIsFree(port))) throw error;
    }
  }
}

/** The port of last time where it is free, so that an address noted somewhere stays good. */
async function choosePort(dataDir: string): Promise<number> {
  const address = (await readRuntimeFile(dataDir))?.database_url;
  const last = URL.canParse(address ?? '') ? Number(new URL(address ?? '').port) : 0;
  return last > 0 && (await portIsFree(last)) ? last : freePort();
}

async function prepareGiven(databaseUrl: string, config: Config): Promise<string> {
  if (config.databaseAdminUrl !== undefined) {
    const role = decodeURIComponent(new URL(databaseUrl).username);
    await migrate({ adminUrl: config.databaseAdminUrl, appRole: role });
  }
  return databaseUrl;
}
