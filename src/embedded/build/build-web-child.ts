import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runInFolder } from './run-in-folder.ts';

/**
 * Run as `node build-web-child.ts <web folder> <folder to build in> <stamp>` by build-web.ts.
 */
const [webFolder = '', fresh = '', stamp = ''] = process.argv.slice(2);

async function build(): Promise<void> {
  // An installation without Vite, which only builds, can still serve what was built.
  const vite = await import('vite');
  await vite.build({
    configFile: join(webFolder, 'vite.config.ts'),
    configLoader: 'native',
    // The times of Vite's plugins would be noise at a start of the service.
    build: { outDir: fresh, rolldownOptions: { checks: { bundlerTimings: false } } },
  });
  await compressScripts(join(fresh, 'assets'));
  await writeFile(join(fresh, 'sources.sha256'), stamp);
}

/** Once here instead of at every request: pdf.js is 1.9 MB, and 0.6 MB compressed. */
async function compressScripts(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!/\.(js|mjs|css)$/.test(name)) continue;
    await writeFile(`${file}.gz`, gzipSync(await readFile(file), { level: 9 }));
  }
}

await runInFolder(fresh, join(webFolder, 'dist'), build);
