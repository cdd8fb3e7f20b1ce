import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { describeSealKeys } from '../../evidence/keys/describe-seal-keys.ts';
import { developmentKeysExist } from '../../evidence/keys/development-keys.ts';
import { openKeys } from '../../evidence/keys/open-keys.ts';
import type { ServiceKeys } from '../../evidence/keys/service-keys.ts';
import { systemClock } from '../../outside/clock.ts';
import { CommandError, commandConfig } from './open.ts';
import { print } from './print.ts';

/** Needs neither a database nor a running service, so that a key can be tried before it is used. */
export async function showKeys({ json }: { json?: boolean }): Promise<void> {
  const config = commandConfig();
  const opened = await openConfiguredKeys(config);
  if (!opened) {
    throw new CommandError(
      `There are no keys on ${config.dataDir} yet: run \`npm start\` first, or give SIGNER.`,
    );
  }
  const keys = describeSealKeys(opened.seal);
  if (json) {
    print({ keys }, json);
    return;
  }
  for (const [index, key] of keys.entries()) {
    if (index > 0) process.stdout.write('\n');
    print({ ...key }, json);
  }
}

/**
 * The keys as the service opens them; undefined when they would first have to be made.
 * @throws {KeyRefusal} when the service would not start with them
 */
export async function openConfiguredKeys(config: Config): Promise<ServiceKeys | undefined> {
  const developmentDir = join(config.dataDir, 'keys');
  if (config.signer === undefined && !(await developmentKeysExist(developmentDir))) {
    return undefined;
  }
  return openKeys({ ...config, developmentDir }, () => systemClock.now());
}
