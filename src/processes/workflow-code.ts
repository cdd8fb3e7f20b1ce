import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';
import { isBuilt, packageFolder } from '../package-folder.ts';

const folder = join(packageFolder, '.cache', 'workflow-bundle');

/** The bundled workflows, for `Worker.create({ workflowBundle })`. */
export async function workflowCode(kind: BundleKind = {}): Promise<{ codePath: string }> {
  if (!isBuilt) return { codePath: await buildWorkflowBundle(kind) };
  return { codePath: join(packageFolder, 'dist', bundleName(kind)) };
}

interface BundleKind {
  /** With the interceptors that make spans; the others do not carry them. */
  traced?: boolean;
}

/** What it is called in the built program. */
export function bundleName({ traced = false }: BundleKind): string {
  return traced ? 'workflow-bundle-traced.js' : 'workflow-bundle.js';
}

/** Of Temporal's SDK. */
const tracingInterceptors = '@temporalio/interceptors-opentelemetry/lib/workflow-interceptors.js';

/** Bundles the workflows, and again only when a source they can reach has changed. */
export async function buildWorkflowBundle({ traced = false }: BundleKind = {}): Promise<string> {
  const file = join(folder, `${await fingerprint()}${traced ? '-traced' : ''}.js`);
  if (await exists(file)) return file;
  const { code } = await bundleWorkflowCode({
    workflowsPath: join(packageFolder, 'src', 'workflows', 'index.ts'),
    workflowInterceptorModules: traced
      ? [fileURLToPath(import.meta.resolve(tracingInterceptors))]
      : [],
    logger: new DefaultLogger('WARN'),
  });
  await mkdir(folder, { recursive: true });
  await removeOldBundles();
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, code);
  await rename(part, file);
  return file;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Another process of the same checkout may still read yesterday's, hardly an older one. */
async function removeOldBundles(): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const ageMs = Date.now() - (await stat(path)).mtimeMs;
    if (ageMs > 24 * 3_600_000) await rm(path, { force: true });
  }
}

/** The sources that workflows can reach: their own, the rules, and the facts that those take from packages. */
const reachable = [
  'src/{workflows,domain}/**/*.ts',
  'packages/pdf/src/{fields,intake/warnings}.ts',
  'packages/signature-marks/src/*.ts',
  'packages/words/src/**/{languages,consent}.ts',
];

/** Of every source that workflows may import, and of the packages they are bundled with. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const sources: string[] = [];
  for await (const name of glob(reachable, { cwd: packageFolder })) {
    sources.push(name);
  }
  for (const name of [...sources.sort(), 'package-lock.json']) {
    hash.update(`${name}\0`).update(await readFile(join(packageFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
