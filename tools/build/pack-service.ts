import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { packStaged } from './pack-staged.ts';
import { serviceManifest } from './service-manifest.ts';

/**
 * Packs the service: what was built, and the manifest that goes with it.
 * @param files what the package holds, by the path in it, and where that lies
 * @returns the path of the archive in `destination`
 * @throws when one of the files is missing
 */
export async function packService(
  files: Readonly<Record<string, string>>,
  destination: string,
): Promise<string> {
  const manifest = { ...serviceManifest(), files: Object.keys(files) };
  return packStaged('.', manifest, destination, async (stage) => {
    for (const [name, path] of Object.entries(files)) {
      await cp(path, join(stage, name), { recursive: true });
    }
  });
}
