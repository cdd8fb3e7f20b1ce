import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { packageFolder } from '../../src/package-folder.ts';
import type { Manifest } from '../../tools/build/workspaces.ts';

const run = promisify(execFile);

/** The names of the files in an archive of npm. */
export async function listPacked(archive: string): Promise<string[]> {
  const { stdout } = await run('tar', ['-tzf', archive]);
  return stdout.trim().split('\n');
}

/**
 * Installs an archive in a folder as npm would, but asks no registry: of our packages it takes what is
 * installed there already, and of the others what its manifest names, as links to ours.
 * @returns the folder of the installed package
 */
export async function installPacked(archive: string, folder: string): Promise<string> {
  const modules = join(folder, 'node_modules');
  const { name, dependencies, optionalDependencies } = await packedManifest(archive);
  const target = join(modules, name);
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const [from, to] = [join(packageFolder, 'node_modules', needed), join(modules, needed)];
    if (needed.startsWith('@countersign/') || existsSync(to) || !existsSync(from)) continue;
    await mkdir(dirname(to), { recursive: true });
    await symlink(from, to);
  }
  return target;
}

/** The package.json in an archive. */
export async function packedManifest(archive: string): Promise<Manifest> {
  const { stdout } = await run('tar', ['-xzOf', archive, 'package/package.json']);
  return JSON.parse(stdout) as Manifest;
}

/** The names of the packages that files of JavaScript import; Node's own modules are left out. */
export async function importedPackages(files: readonly string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(await readFile(file, 'utf8'));
    for (const { fileName } of importedFiles) {
      if (fileName.startsWith('.') || isBuiltin(fileName)) continue;
      names.add(
        fileName
          .split('/')
          .slice(0, fileName.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return names;
}
