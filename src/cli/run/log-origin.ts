import type { Config } from '../../processes/config/config.ts';
import { readRuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { readLogOrigin } from '../../operations/log/public-key.ts';
import { openDatabase, type Database } from '../../persistence/orm.ts';

/** A firewall that swallows packets would never answer. */
const limitMs = 5_000;

/**
 * The name of the log by its newest checkpoint, as `/log/key` has it, whatever address the service
 * has by now; undefined where no database answers, or the log has none yet.
 */
export async function findLogOrigin({ databaseUrl, dataDir }: Config): Promise<string | undefined> {
  const url = databaseUrl ?? (await readRuntimeFile(dataDir))?.database_url;
  if (url === undefined) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  try {
    return await Promise.race([readOrigin(url), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function readOrigin(url: string): Promise<string | undefined> {
  let database: Database | undefined;
  try {
    database = await openDatabase({ url, poolSize: 1 });
    return await readLogOrigin(database);
  } catch {
    return undefined;
  } finally {
    await database?.close();
  }
}
