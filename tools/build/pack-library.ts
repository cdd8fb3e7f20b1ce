import { cp, mkdir, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packageFolder } from '../../src/package-folder.ts';
import { buildPackage } from './build-package.ts';
import { compileFolder } from './compile-folder.ts';
import { packStaged } from './pack-staged.ts';
import { readManifest, type Manifest } from './workspaces.ts';

/**
 * Packs a package of the checkout: its doors are sources there, whose types Node strips outside of
 * `node_modules` only, so what is packed is compiled, with declarations, and its doors are those.
 * @param folder as `packages/seal`
 * @returns the path of the archive in `destination`
 */
export async function packLibrary(folder: string, destination: string): Promise<string> {
  const manifest = readManifest(folder);
  const base = baseOf(manifest);
  return packStaged(folder, libraryManifest(manifest), destination, async (stage) => {
    const from = join(packageFolder, folder, base);
    const to = join(stage, 'dist');
    for (const [name, text] of compileFolder(from, sourcesOf(folder, manifest))) {
      await mkdir(dirname(join(to, name)), { recursive: true });
      await writeFile(join(to, name), text);
    }
    const isNoSource = (name: string) => !/\.(ts|tsbuildinfo)$/.test(name);
    for (const name of filesIn(folder, 'src/**/*.*').filter(isNoSource)) {
      await cp(name, join(to, relative(from, name)));
    }
    // What is built for browsers has the name of the door that it stands for.
    if (manifest.scripts?.['build'] !== undefined) await buildPackage(folder, to);
  });
}

/**
 * What the package.json of a packed package is: doors and commands lead to what was compiled, and what
 * tests share has none.
 */
export function libraryManifest(manifest: Manifest): Manifest {
  const { scripts: _scripts, devDependencies: _dev, exports: _all, bin, ...rest } = manifest;
  const exports = packedDoors(manifest);
  const base = baseOf(manifest);
  const compiled = (path: string) =>
    `./${join('dist', relative(base, path)).replace(/\.ts$/, '.js')}`;
  const map = (doors: Record<string, string>) =>
    Object.fromEntries(Object.entries(doors).map(([door, path]) => [door, compiled(path)]));
  return { ...rest, exports: map(exports), ...(bin && { bin: map(bin) }), files: ['dist'] };
}

/** The folder of a package that all of its doors share, which `dist` stands for. */
function baseOf(manifest: Manifest): string {
  return Object.values(packedDoors(manifest)).every((path) => path.startsWith('./src/'))
    ? 'src'
    : '.';
}

/** By door; those into `testing` are for the checkout alone. */
function packedDoors({ exports = {} }: Manifest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exports).filter(([, path]) => !path.startsWith('./testing/')),
  );
}

function sourcesOf(folder: string, manifest: Manifest): string[] {
  const doors = Object.values(packedDoors(manifest)).map((path) =>
    join(packageFolder, folder, path),
  );
  return [...new Set([...doors, ...filesIn(folder, 'src/**/*.ts')])];
}

function filesIn(folder: string, pattern: string): string[] {
  const cwd = join(packageFolder, folder);
  return globSync(pattern, { cwd, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
