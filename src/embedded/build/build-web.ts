import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolder } from '../../package-folder.ts';
import { waitForLock } from '../processes/exclusive-lock.ts';
import type { Progress } from '../progress.ts';
import { buildScript, cacheFolder, runBuild } from './run-build.ts';

const webFolder = join(packageFolder, 'web');
const script = buildScript('build-web-child.ts');

/** Where the built page lies: `index.html` and `assets/`, and the stamp that is not served. */
export const webDistFolder = join(webFolder, 'dist');
const stampFile = join(webDistFolder, 'sources.sha256');

/** Of the service, whose rules for typed signatures the page follows. */
const sharedFolders = ['domain/signing', 'evidence/fonts', 'evidence/images', 'evidence/seal'].map(
  (name) => join(packageFolder, 'src', name),
);

/** Packages whose code ends up in the page, or makes it. */
const packages = [
  '@expo-google-fonts/caveat',
  '@expo-google-fonts/great-vibes',
  '@expo-google-fonts/marck-script',
  '@expo-google-fonts/noto-emoji',
  '@expo-google-fonts/noto-sans',
  'openapi-explorer',
  'pdfjs-dist',
  'preact',
  'signature_pad',
  'vite',
];

/**
 * Builds the signing page into `web/dist` unless what is there fits its sources, which takes a few
 * milliseconds to find out; one process builds at a time. The build runs in a child, because Vite
 * takes much memory and leaves NODE_ENV=production behind, which API and worker would refuse.
 * @returns whether anything was built
 * @throws {StartupError} when the build fails
 */
export async function buildWeb(
  { say }: Pick<Progress, 'say'>,
  signal?: AbortSignal,
): Promise<boolean> {
  if (isCurrent()) return false;
  const lock = await waitForLock(join(cacheFolder, 'web.lock'), (waitedMs) => {
    if (waitedMs === 0) say('Waiting for another process that is building the signing page ...');
  });
  try {
    if (isCurrent()) return false;
    say('Building the signing page, once ...');
    const folder = join(cacheFolder, `web-${process.pid}`);
    await runBuild('The signing page', [script, webFolder, folder, sourcesHash()], signal);
    say('Built the signing page.');
    return true;
  } finally {
    lock.release();
  }
}

/** A packed package has the pages and not their sources. */
function isCurrent(): boolean {
  if (!existsSync(stampFile)) return false;
  return !existsSync(script) || readFileSync(stampFile, 'utf8') === sourcesHash();
}

function sourcesHash(): string {
  const hash = createHash('sha256');
  const names = [
    ...['embed.js', 'index.html', 'reference.html', 'verify.html'],
    ...['vite.config.ts', 'start-early.ts', 'trim-pdfjs.ts', 'tsconfig.json'],
  ];
  const sources = names.map((name) => join(webFolder, name));
  const folders = [join(webFolder, 'src'), ...sharedFolders];
  const makers = [script, buildScript('run-build.ts')];
  for (const file of [...sources, ...folders.flatMap(filesBelow), ...makers]) {
    const content = readFileSync(file);
    hash.update(`${relative(packageFolder, file)}\0${content.length}\0`).update(content);
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

/** The versions in package.json are exact, so they are those of the installed packages. */
function pinnedVersion(name: string): string {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return manifest.dependencies[name] ?? manifest.devDependencies[name] ?? '';
}
