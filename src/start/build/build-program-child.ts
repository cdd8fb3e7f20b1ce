import { copyFile, utimes } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { packageFolder } from '../../package-folder.ts';
import { buildWorkflowBundle, bundleName } from '../../processes/workflow-code.ts';
import { programScripts } from './program-scripts.ts';
import { runInFolder } from './run-in-folder.ts';

/** Run as `node build-program-child.ts <folder to build in> <folder>` by build-program.ts. */
const [fresh = '', folder = ''] = process.argv.slice(2);
const startedAt = new Date();

const source = (name: string) => join(packageFolder, name);

/** What the program reads from beside its code. */
const files = { 'guardian.sh': source('packages/embedded/src/processes/guardian.sh') };

/** Where a source lies as seen from the folder that the maps end up in, so that stacks name files that exist. */
const fromFinalFolder = (path: string, map: string) =>
  relative(folder, resolve(dirname(map), path));

/** One flat folder, so that what lies beside a source lies beside its code here. */
async function build(): Promise<void> {
  const { build: viteBuild } = await import('vite');
  await viteBuild({
    root: packageFolder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node24',
      outDir: fresh,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: programScripts.map(source),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          keepNames: true,
          sourcemapPathTransform: fromFinalFolder,
        },
        checks: { bundlerTimings: false },
      },
    },
  });
  for (const [name, file] of Object.entries(files)) await copyFile(file, join(fresh, name));
  for (const kind of [{}, { traced: true }]) {
    await copyFile(await buildWorkflowBundle(kind), join(fresh, bundleName(kind)));
  }
  // Sources that changed while this was built are newer.
  await utimes(join(fresh, 'main.js'), startedAt, startedAt);
}

await runInFolder(fresh, folder, build);
