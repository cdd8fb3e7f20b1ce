import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Run as `node build-web-child.ts <web folder> <folder to build in> <stamp>` by build-web.ts. The
 * page is made beside the old one and takes its place at the end, so that a build that fails or is
 * killed leaves the old one whole.
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
  await replaceFolder(join(webFolder, 'dist'));
}

/** Once here instead of at every request: pdf.js is 1.9 MB, and 0.6 MB compressed. */
async function compressScripts(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!/\.(js|mjs|css)$/.test(name)) continue;
    await writeFile(`${file}.gz`, gzipSync(await readFile(file), { level: 9 }));
  }
}

async function replaceFolder(folder: string): Promise<void> {
  const old = `${fresh}-old`;
  await mkdir(folder, { recursive: true });
  await rename(folder, old);
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}

try {
  await build();
} catch (error) {
  // The last line is what the parent shows.
  console.error(String(error instanceof Error ? error.message : error).split('\n', 1)[0]);
  process.exitCode = 1;
} finally {
  await rm(fresh, { recursive: true, force: true });
}
