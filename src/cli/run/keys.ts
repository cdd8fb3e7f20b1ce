import { join } from 'node:path';
import type { Config } from '../../processes/config/config.ts';
import { describeKeys } from '../../evidence/keys/describe-keys.ts';
import { openExistingKeys, type OpenedKeys } from '../../evidence/keys/opened-keys.ts';
import { systemClock } from '../../outside/clock.ts';
import { CommandError, commandConfig } from './open.ts';
import { findLogOrigin } from './log-origin.ts';
import { print } from './print.ts';

/**
 * Needs neither a database nor a running service, so that a key can be tried before it is used; one
 * that answers says what the log is named.
 */
export async function showKeys({ json }: { json?: boolean }): Promise<void> {
  const config = commandConfig();
  const [opened, origin] = await Promise.all([openConfiguredKeys(config), findLogOrigin(config)]);
  const keys = describeKeys(opened, origin);
  if (keys.length === 0) {
    throw new CommandError(
      `There are no keys on ${config.dataDir} yet: run \`npm start\` first, or give SIGNER.`,
    );
  }
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
 * The keys as the service opens them, as far as none would first have to be made.
 * @throws {KeyRefusal} when the service would not start with them
 */
export async function openConfiguredKeys(config: Config): Promise<Partial<OpenedKeys>> {
  const developmentDir = join(config.dataDir, 'keys');
  return openExistingKeys({ ...config, developmentDir }, systemClock.now());
}
