import { existsSync, readdirSync } from 'node:fs';
import { mkdir, realpath, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../src/package-folder.ts';
import { readWorkspaces } from './build/workspaces.ts';

/**
 * Gives a copy of the sources a `node_modules` that has ours in it, and of the workspaces the copy's own:
 * a link to the whole folder would lead to those of this checkout.
 * @param folder which holds the copy, workspaces included
 */
export async function linkPackages(folder: string): Promise<void> {
  const installed = await realpath(join(packageFolder, 'node_modules'));
  const target = join(folder, 'node_modules');
  const workspaces = readWorkspaces();
  const scopes = new Set([...workspaces.keys()].map((name) => name.split('/', 1)[0]));
  await mkdir(target, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (!scopes.has(name)) await symlink(join(installed, name), join(target, name));
  }
  for (const [name, workspace] of workspaces) {
    const own = join(folder, workspace.folder);
    if (!existsSync(own)) continue;
    await mkdir(join(target, name, '..'), { recursive: true });
    await symlink(own, join(target, name));
  }
}
