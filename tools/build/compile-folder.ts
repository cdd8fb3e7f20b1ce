import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { packageFolder } from '../../src/package-folder.ts';

/**
 * Compiles sources to JavaScript and declarations, under the settings of the package or the checkout.
 * @param base what the names of the result are relative to
 * @returns what was compiled of `base`, by name; what it imports of other packages is left to them
 * @throws with what the compiler says
 */
export function compileFolder(base: string, sources: readonly string[]): Map<string, string> {
  const compiled = new Map<string, string>();
  const program = ts.createProgram(sources, readSettings(base));
  const own = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isBelow(base, fileName));
  const complaints = own.flatMap((file) => [
    ...ts.getPreEmitDiagnostics(program, file),
    ...program.emit(file, (path, text) => compiled.set(relative(base, path), text)).diagnostics,
  ]);
  if (complaints.length > 0) throw new Error(ts.formatDiagnostics(complaints, host));
  return compiled;
}

function readSettings(base: string): ts.CompilerOptions {
  const name = 'tsconfig.json';
  const [file = name] = [join(base, name), join(packageFolder, name)].filter(existsSync);
  const parsed = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  const { tsBuildInfoFile: _, ...options } = parsed?.options ?? {};
  return {
    ...options,
    noEmit: false,
    declaration: true,
    incremental: false,
    // Sources of other packages are compiled with them, each to where it lies.
    rootDir: packageFolder,
    outDir: packageFolder,
  };
}

const isBelow = (folder: string, path: string) => path.startsWith(join(folder, '/'));

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => packageFolder,
  getNewLine: () => '\n',
};
