import { join } from 'node:path';
import { healthAt } from '@countersign/embedded/processes/health';
import { packageFolder } from '../package-folder.ts';
import { childEnvironment, ConfigError, loadConfig } from '../processes/config/config.ts';
import { stopRequested } from '../processes/stop-requested.ts';
import { healthUrl } from './health-url.ts';
import { supervise } from './supervise.ts';

/**
 * Runs `countersign <name>` with our environment and output, as `supervise` does.
 * @throws {ConfigError} it has no port to answer at
 */
export async function superviseOwn(name: 'api' | 'worker'): Promise<boolean> {
  const { host, healthPort } = loadConfig();
  if (healthPort === undefined) {
    throw new ConfigError('HEALTH_PORT', `is missing: give the port that the ${name} answers at`);
  }
  return supervise({
    name,
    args: [join(packageFolder, 'bin', 'countersign.js'), name],
    env: childEnvironment({}),
    health: healthAt(healthUrl(host, healthPort)),
    stop: stopRequested(),
  });
}
