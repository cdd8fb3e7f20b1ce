import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of this package: the sources in `src` lie as deep in it as the program in `dist`. */
export const packageFolder = join(import.meta.dirname, '..');

/** Of the package: `0.1.0`. */
export function packageVersion(): string {
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** Whether this is the built program; otherwise Node strips the types of the sources. */
export const isBuilt = !import.meta.url.endsWith('.ts');

/** Checksums and sources of the Temporal programs that `npm start` and the tests run. */
export const toolsDir = join(packageFolder, 'tools', 'temporal');
