import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packageFolder } from '../../package-folder.ts';
import { waitForLock } from '@countersign/embedded/processes/exclusive-lock';
import type { Progress } from '@countersign/embedded/progress';
import { buildScript, cacheFolder, runBuild } from './run-build.ts';

const pagesFolder = join(packageFolder, 'pages');
const script = buildScript('build-web-child.ts');

/** Where the built page lies: `index.html` and `assets/`, and the stamp that is not served. */
export const webDistFolder = join(pagesFolder, 'dist');
const stampFile = join(webDistFolder, 'sources.sha256');

/** What pages share with the service: the looks of a signature, and words. */
const sharedFolders = ['signature-marks', 'words'].map((name) =>
  join(packageFolder, 'packages', name, 'src'),
);

/**
 * Builds the signing page into `pages/dist` unless what is there fits its sources, which takes a few
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
    await runBuild('The signing page', [script, pagesFolder, folder, sourcesHash()], signal);
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
    ...['vite.config.ts', 'no-script.ts', 'start-early.ts', 'trim-pdfjs.ts', 'tsconfig.json'],
    // The versions of what ends up in a page, or makes it; they are exact.
    'package.json',
  ];
  const sources = names.map((name) => join(pagesFolder, name));
  const folders = [join(pagesFolder, 'src'), ...sharedFolders];
  const makers = [script, buildScript('run-build.ts')];
  for (const file of [...sources, ...folders.flatMap(filesBelow), ...makers]) {
    const content = readFileSync(file);
    hash.update(`${relative(packageFolder, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
