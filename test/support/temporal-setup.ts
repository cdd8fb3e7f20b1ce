import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheDir } from '../../src/config.ts';
import { acquireTemporalCli } from '../../src/embedded/acquire-temporal-cli.ts';
import { acquireTestServer } from '../../src/embedded/acquire-test-server.ts';
import { makeProgress } from '../../src/embedded/progress.ts';
import type { TestServers } from './servers.ts';

const root = join(import.meta.dirname, '..', '..');

/** Gets both servers ready to be started; the first time takes minutes and says so. */
export async function acquireTemporalServers(): Promise<NonNullable<TestServers['temporal']>> {
  const options = {
    cacheDir: cacheDir(process.env),
    path: process.env['PATH'] ?? '',
    progress: makeProgress(process.stderr, () => Date.now()),
  };
  return {
    cliPath: await acquireTemporalCli(options),
    testServerPath: await acquireTestServer(options),
  };
}

/** Bundles the workflows once for all files, and again only when a source they can reach has changed. */
export async function buildWorkflowBundle(): Promise<string | undefined> {
  const workflowsPath = join(root, 'src', 'workflows', 'index.ts');
  if (!existsSync(workflowsPath)) return undefined;
  const folder = join(root, '.cache', 'workflow-bundle');
  const file = join(folder, `${await fingerprint()}.js`);
  if (existsSync(file)) return file;
  const { bundleWorkflowCode, DefaultLogger } = await import('@temporalio/worker');
  const { code } = await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('WARN') });
  await mkdir(folder, { recursive: true });
  await removeOldBundles(folder);
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, code);
  await rename(part, file);
  return file;
}

/** Another run of the same checkout may still read yesterday's, hardly an older one. */
async function removeOldBundles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const ageMs = Date.now() - (await stat(path)).mtimeMs;
    if (ageMs > 24 * 3_600_000) await rm(path, { force: true });
  }
}

/** Of every source that workflows may import, and of the packages they are bundled with. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const sources: string[] = [];
  for await (const name of glob('src/{workflows,domain}/**/*.ts', { cwd: root }))
    sources.push(name);
  for (const name of [...sources.sort(), 'package-lock.json']) {
    hash.update(`${name}\0`).update(await readFile(join(root, name)));
  }
  return hash.digest('hex').slice(0, 32);
}
