import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
  await compressAssets(join(fresh, 'assets'));
  await writeFile(join(fresh, 'sources.sha256'), stamp);
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Once here instead of at every request: pdf.js is 1.9 MB, and less than 0.5 MB compressed. */
async function compressAssets(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(js|mjs|css|ttf)$/.test(name)) continue;
    const file = join(folder, name);
    const content = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(content, brotli));
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

await runInFolder(fresh, join(webFolder, 'dist'), build);
