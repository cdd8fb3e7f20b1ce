/**
 * `npm run release:pack`: what is published, as npm packs it, in `.cache/packed`: the service, or the packages
 * whose folders are named (`npm run release:pack -- packages/seal packages/pdf`).
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildProgram } from '../../src/start/build/build-program.ts';
import { buildWeb } from '../../src/start/build/build-web.ts';
import { packageFolder } from '../../src/package-folder.ts';
import { packLibrary } from './pack-library.ts';
import { packService } from './pack-service.ts';
import { readManifest } from './workspaces.ts';

const folders = process.argv.slice(2);
const destination = join(packageFolder, '.cache', 'packed');
await mkdir(destination, { recursive: true });
if (folders.length === 0) console.log(await packBuilt());
for (const folder of folders) console.log(await packLibrary(folder, destination));

async function packBuilt(): Promise<string> {
  const progress = { say: (line: string) => console.error(line) };
  await buildWeb(progress);
  await buildProgram(progress);
  const files = (readManifest().files ?? []).map((name) => [name, join(packageFolder, name)]);
  return packService(Object.fromEntries(files) as Record<string, string>, destination);
}
