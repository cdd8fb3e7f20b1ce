import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The program of a script and the packages; never the folder around them, in which the data may be. */
export function codeFolders(script: string): string[] {
  const program = programOf(script);
  const library = fileURLToPath(import.meta.resolve('@libpdf/core'));
  const installed = library.slice(0, library.lastIndexOf('node_modules') + 'node_modules'.length);
  const packages = [installed, ...packageFoldersAbove(script)];
  const own = [program, join(dirname(program), 'package.json')];
  const folders = [...own, ...packages, ...packages.flatMap(linkedPackages)];
  return [...new Set(folders.filter(existsSync).flatMap((one) => [one, realpathSync(one)]))];
}

/** Where Node looks for what a script imports; packages may be links there to elsewhere. */
function packageFoldersAbove(script: string): string[] {
  const searched = createRequire(script).resolve.paths('@libpdf/core') ?? [];
  return searched.filter((path) => script.startsWith(join(dirname(path), '/')));
}

/**
 * The folder of sources, or of what was built of them, in which a script lies within its package; else
 * just its own: a folder further up may be anybody's.
 */
function programOf(script: string): string {
  const above = (path: string): string | undefined => {
    if (existsSync(join(path, 'package.json')) || path === dirname(path)) return undefined;
    return ['src', 'dist'].includes(basename(path)) ? path : above(dirname(path));
  };
  return above(dirname(script)) ?? dirname(script);
}

/** Workspaces of a checkout stand beside its node_modules, which only link to them. */
function linkedPackages(installed: string): string[] {
  const scope = join(installed, '@countersign');
  return existsSync(scope) ? readdirSync(scope).map((name) => join(scope, name)) : [];
}
