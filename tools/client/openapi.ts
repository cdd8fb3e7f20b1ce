import { join } from 'node:path';
import { packageFolder } from '../../src/package-folder.ts';

/** What every client is generated from. */
export const openapiPath = join(packageFolder, 'docs', 'openapi.json');
