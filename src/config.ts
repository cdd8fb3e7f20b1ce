import { homedir } from 'node:os';
import { join } from 'node:path';
/** Where downloads and builds are kept between installations. */
export function cacheDir(env: NodeJS.ProcessEnv): string {
  return join(env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'countersign');
}
