import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../src/package-folder.ts';

type Names = Record<string, string>;

/** Of a package.json, as far as packing looks at it. */
export interface Manifest {
  name: string;
  version: string;
  exports?: Names;
  bin?: Names;
  files?: string[];
  workspaces?: string[];
  scripts?: Names;
  overrides?: Names;
  dependencies?: Names;
  devDependencies?: Names;
  optionalDependencies?: Names;
}

export interface Workspace {
  /** As `packages/pdf`. */
  folder: string;
  manifest: Manifest;
}

/** @param folder as seen from the root of the checkout; none is the service */
export function readManifest(folder = '.'): Manifest {
  return JSON.parse(readFileSync(join(packageFolder, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Every workspace of the checkout, by its name. */
export function readWorkspaces(): Map<string, Workspace> {
  const patterns = (readManifest().workspaces ?? []).map((one) => `${one}/package.json`);
  const folders = globSync(patterns, { cwd: packageFolder })
    .map((path) => path.slice(0, -'/package.json'.length))
    .sort();
  return new Map(
    folders.map((folder) => {
      const manifest = readManifest(folder);
      return [manifest.name, { folder, manifest }];
    }),
  );
}

/** The workspaces that a package runs with, those of its workspaces with them, by name. */
export function runtimeWorkspaces(
  { dependencies = {}, optionalDependencies = {} }: Manifest,
  all: ReadonlyMap<string, Workspace>,
  found = new Map<string, Workspace>(),
): Map<string, Workspace> {
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const workspace = all.get(name);
    if (workspace === undefined || found.has(name)) continue;
    found.set(name, workspace);
    runtimeWorkspaces(workspace.manifest, all, found);
  }
  return found;
}
