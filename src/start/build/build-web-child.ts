import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { InlineConfig } from 'vite';
import { runInFolder } from './run-in-folder.ts';

/**
 * Run as `node build-web-child.ts <web folder> <folder to build in> <stamp>` by build-web.ts.
 */
const [webFolder = '', fresh = '', stamp = ''] = process.argv.slice(2);

/** What `vite.config.ts` gives. */
interface WebConfig {
  pages: readonly string[];
  configOf: (page: string) => InlineConfig;
}

async function build(): Promise<void> {
  // An installation without Vite, which only builds, can still serve what was built.
  const vite = await import('vite');
  const { pages, configOf } = (await import(join(webFolder, 'vite.config.ts'))) as WebConfig;
  for (const page of pages) {
    const config = configOf(page);
    await vite.build({ ...config, build: { ...config.build, outDir: fresh } });
  }
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
