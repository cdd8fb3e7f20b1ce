import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheDir, childEnvironment } from '../../src/processes/config/config.ts';
import { runStep } from '@countersign/embedded/processes/run-step';

/** Main packages at exact versions; Go checks their sums against its public log. */
const programs = {
  // Without the service discoveries, whose libraries a check of rules does not need.
  promtool: ['github.com/prometheus/prometheus/cmd/promtool@v0.316.0', '-tags', 'remove_all_sd'],
  helm: ['helm.sh/helm/v4/cmd/helm@v4.3.1'],
  kubeconform: ['github.com/yannh/kubeconform/cmd/kubeconform@v0.8.0'],
} as const;

/** What checks could not be had here: nothing was judged by it. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

export type ProgramName = keyof typeof programs;

/**
 * The program's path; built by Go once and kept in the cache, under its version.
 * @throws {Unavailable} when Go is missing or the build fails
 */
export async function program(name: ProgramName, say: (line: string) => void): Promise<string> {
  const [source, ...flags] = programs[name];
  const version = source.slice(source.lastIndexOf('@') + 1);
  const folder = join(cacheDir(), 'deploy-tools', `${name}-${version}`);
  const path = join(folder, name);
  if (existsSync(path)) return path;
  say(`Building ${name} ${version} with Go, once (minutes) ...`);
  await mkdir(folder, { recursive: true });
  const built = await runStep('go', ['install', '-trimpath', ...flags, source], {
    env: childEnvironment({ GOBIN: folder, CGO_ENABLED: '0' }),
  });
  if (!built.ok) throw new Unavailable(`${name} cannot be built: ${built.lastError}`);
  return path;
}

/**
 * Where Go keeps this module's files, downloaded when they are not there.
 * @throws {Unavailable}
 */
export async function moduleFolder(module: string): Promise<string> {
  const { ok, stdout, lastError } = await runStep('go', ['mod', 'download', '-json', module], {
    env: childEnvironment({ GOFLAGS: '-mod=mod' }),
  });
  if (!ok) throw new Unavailable(`${module} cannot be downloaded: ${lastError}`);
  return (JSON.parse(stdout) as { Dir: string }).Dir;
}
