import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageFolder } from '../../src/package-folder.ts';
import type { Manifest } from './workspaces.ts';

const run = promisify(execFile);

/**
 * Packs a folder that is made for it, so that the manifest of the checkout stays what it is.
 * @param folder of the checkout, whose licence and guide are taken
 * @param fill puts the files that `manifest` names in place
 * @returns the path of the archive in `destination`
 */
export async function packStaged(
  folder: string,
  manifest: Manifest,
  destination: string,
  fill: (stage: string) => Promise<void>,
): Promise<string> {
  const stage = await mkdtemp(join(tmpdir(), 'countersign-pack-'));
  try {
    await fill(stage);
    await writeFile(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    for (const name of ['LICENSE', 'README.md']) {
      const path = join(packageFolder, folder, name);
      if (existsSync(path)) await copyFile(path, join(stage, name));
    }
    const args = ['pack', '--json', '--offline', '--ignore-scripts'];
    const { stdout } = await run('npm', [...args, '--pack-destination', destination], {
      cwd: stage,
    });
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    return join(destination, filename);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
