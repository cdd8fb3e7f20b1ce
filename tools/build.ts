import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { waitForLock } from '../src/embedded/exclusive-lock.ts';

const root = join(import.meta.dirname, '..');
const webFolder = join(root, 'web');
const cacheFolder = join(root, '.cache');

/** Where the built page lies: `index.html` and `assets/`, and the stamp that is not served. */
export const webDistFolder = join(webFolder, 'dist');
const stampFile = join(webDistFolder, 'sources.sha256');

/** Packages whose code ends up in the page, or makes it. */
const packages = ['pdfjs-dist', 'preact', 'signature_pad', 'vite'];

/** Whether what is in `web/dist` was made from the sources as they are now. */
export function webIsCurrent(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === webSourcesHash();
}

/**
 * Builds the signing page into `web/dist` unless it is there already; one process at a time. It is
 * made beside the old one and takes its place at the end, so that a build that fails or dies leaves
 * the old one whole.
 * @returns whether anything was built
 */
export async function buildWeb(say: (line: string) => void): Promise<boolean> {
  if (webIsCurrent()) return false;
  const lock = await waitForLock(join(cacheFolder, 'web.lock'), () =>
    say('Waiting for another process that is building the signing page ...'),
  );
  try {
    if (webIsCurrent()) return false;
    say('Building the signing page, once ...');
    await build(webSourcesHash());
    say('Built the signing page.');
    return true;
  } finally {
    lock.release();
  }
}

async function build(hash: string): Promise<void> {
  // Vite is there for building only: an installation without it can still serve what was built.
  const vite = await import('vite');
  const { default: config } = await import('../web/vite.config.ts');
  const fresh = join(cacheFolder, `web-${process.pid}`);
  try {
    // How long each of Vite's plugins took interests nobody who starts the service.
    const rolldownOptions = { checks: { pluginTimings: false } };
    const build = { outDir: fresh, rolldownOptions };
    await keepingNodeEnv(() => vite.build(vite.mergeConfig(config, { configFile: false, build })));
    await compressScripts(join(fresh, 'assets'));
    await writeFile(join(fresh, 'sources.sha256'), hash);
    await replaceFolder(webDistFolder, fresh);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Vite leaves NODE_ENV=production behind, which API and worker would inherit and refuse. */
async function keepingNodeEnv(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV'];
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

/** Once here instead of at every request: pdf.js is 1.9 MB, and 0.6 MB compressed. */
async function compressScripts(folder: string): Promise<void> {
  for (const file of filesBelow(folder).filter((name) => /\.(js|mjs|css)$/.test(name))) {
    await writeFile(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}

async function replaceFolder(folder: string, fresh: string): Promise<void> {
  const old = `${fresh}-old`;
  await mkdir(folder, { recursive: true });
  await rename(folder, old);
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}

function webSourcesHash(): string {
  const hash = createHash('sha256');
  const sources = ['index.html', 'vite.config.ts', 'tsconfig.json'].map((name) =>
    join(webFolder, name),
  );
  for (const file of [...sources, ...filesBelow(join(webFolder, 'src')), import.meta.filename]) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  for (const name of packages) hash.update(`${name}@${pinnedVersion(name)}\n`);
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The versions in package.json are exact, so nobody has to ask the installed package. */
function pinnedVersion(name: string): string {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return manifest.dependencies[name] ?? manifest.devDependencies[name] ?? '';
}

if (import.meta.main) {
  const built = await buildWeb((line) => console.log(line));
  if (!built) console.log('The signing page is up to date.');
}
