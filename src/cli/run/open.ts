import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openParts } from '../../processes/open-parts.ts';
import { requireConnected, type ConnectedConfig } from '../../processes/config/checks.ts';
import { childEnvironment, loadConfig, type Config } from '../../processes/config/config.ts';
import { parseMasterKeys } from '../../processes/config/variables.ts';
import { readRuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import type { ServiceKeys } from '../../evidence/keys/service-keys.ts';
import type { OperationDeps } from '../../operations/unit-of-work/context.ts';
import { ping } from '../../persistence/role.ts';

/** A reason why a command cannot run: one sentence with the way out. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * The service's configuration, read without what only a serving process needs: a command sends no
 * mail, so it does not ask for a mail server.
 */
export function commandConfig(changes: NodeJS.ProcessEnv = {}): Config {
  return loadConfig(childEnvironment(changes), { sendsMail: false });
}

/**
 * Runs a command against the service's own database: the one the environment names, or else that
 * of the instance that runs on DATA_DIR. The relay dispatches what it leaves behind.
 */
export async function withOperations<T>(
  work: (deps: OperationDeps, keys: ServiceKeys) => Promise<T>,
): Promise<T> {
  const config = await serviceConfig();
  const parts = await openParts(config);
  try {
    await reach(parts.operations, config);
    return await work(parts.operations, parts.keys);
  } finally {
    await parts.close();
  }
}

/** The addresses of the environment, completed by those of the instance on DATA_DIR. */
export async function serviceConfig(): Promise<ConnectedConfig> {
  const config = commandConfig();
  const { dataDir } = config;
  const runtime = config.databaseUrl === undefined ? await readRuntimeFile(dataDir) : undefined;
  if (config.databaseUrl === undefined && runtime === undefined) {
    throw new CommandError(
      `Nothing was started on ${dataDir} yet: run \`npm start\` first, or give DATA_DIR or DATABASE_URL.`,
    );
  }
  const generated = await readFile(join(dataDir, 'master.key'), 'utf8').catch(() => undefined);
  const databaseUrl = config.databaseUrl ?? runtime?.database_url;
  const keys =
    config.masterKeys ??
    (generated === undefined ? undefined : parseMasterKeys(generated.trim(), 'master.key'));
  return requireConnected({
    ...config,
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(keys && { masterKeys: keys }),
    temporalAddress: config.temporalAddress ?? runtime?.temporal_address ?? 'localhost:7233',
  });
}

async function reach({ database }: OperationDeps, { dataDir }: ConnectedConfig): Promise<void> {
  try {
    await ping(database);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    throw new CommandError(
      `The database cannot be reached (${reason}): start the service on ${dataDir}, or correct DATABASE_URL.`,
    );
  }
}
