import { createClient, type Countersign } from '@countersign/client';
import { readRuntimeFile } from '@countersign/embedded/data-dir/runtime-file';
import { callerAddress } from '../../processes/config/config.ts';
import { commandConfig, CommandError } from './open.ts';

/** A client of the service that the environment names, or else of the instance on DATA_DIR. */
export async function openClient(): Promise<Countersign> {
  const { apiUrl, apiKey } = callerAddress();
  if (apiUrl !== undefined && apiKey !== undefined) {
    return createClient({ api_url: apiUrl, api_key: apiKey });
  }
  if (apiUrl !== undefined || apiKey !== undefined) {
    throw new CommandError('COUNTERSIGN_API_URL and COUNTERSIGN_API_KEY go together.');
  }
  const { dataDir } = commandConfig();
  const runtime = await readRuntimeFile(dataDir);
  if (runtime) return createClient(runtime);
  throw new CommandError(
    `Nothing was started on ${dataDir} yet: run \`npm start\` first, or give COUNTERSIGN_API_URL and COUNTERSIGN_API_KEY.`,
  );
}
