/**
 * `npm run release:check`: what a release takes from others is pinned, listed and signed, and what its
 * workflows did is recorded. Writes
 * dist/sbom.cdx.json. With `--offline` what needs a network is left out and said to be.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toolsDir } from '../src/package-folder.ts';
import { pinnedVersion } from '@countersign/embedded/temporal/acquire';
import { readChecksums } from '@countersign/embedded/temporal/checksums';
import { runStep } from '@countersign/embedded/processes/run-step';
import { readManifest, readWorkspaces } from './build/workspaces.ts';
import { billOfMaterials } from './release/bill-of-materials.ts';
import { alteredHistories, missingHistories } from './release/histories.ts';
import {
  hasChecksum,
  inexactVersions,
  pinnedImages,
  unpinnedImages,
  unpinnedPackages,
  type LockFile,
} from './release/pins.ts';
import { digestOf } from './release/registry.ts';

const root = join(import.meta.dirname, '..');
const sbomFile = join(root, 'dist', 'sbom.cdx.json');
const offline = process.argv.includes('--offline');
let failures = 0;

function report(what: string, complaints: string[]): void {
  console.log(`${complaints.length === 0 ? 'ok    ' : 'FAILED'} ${what}`);
  for (const complaint of complaints) console.log(`       ${complaint}`);
  failures += complaints.length;
}

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as LockFile;
const manifests = [readManifest(), ...[...readWorkspaces().values()].map((one) => one.manifest)];
const digests = read('docker-compose.digests.yml');

report('npm packages are pinned by hash', [
  ...unpinnedPackages(lock),
  ...manifests.flatMap(inexactVersions),
]);
report('Go modules are pinned by hash', unpinnedModules());
report('the Temporal archive has a checksum of ours', missingChecksums());
report(
  'images are pinned by digest',
  unpinnedImages(read('docker-compose.yml'), read('Dockerfile'), digests),
);
report('the workflows of this version are recorded', missingHistories());
report('recorded histories are as they were recorded', alteredHistories());
report('the bill of materials is in dist/sbom.cdx.json', await writeSbom());
if (offline) {
  console.log(
    'open   signatures of npm packages, digests of images and programs that judge deploy: not asked (--offline)',
  );
} else {
  const audit = await runStep('npm', ['audit', 'signatures'], { cwd: root });
  report('npm packages are signed by their registry', audit.ok ? [] : [audit.lastError]);
  report('the registry knows the digests of the images', await unknownImages());
  const deploy = await runStep('npm', ['run', 'check:deploy', '--', '--all'], { cwd: root });
  report('promtool, helm and kubeconform pass deploy', deploy.ok ? [] : [deploy.lastError]);
}
if (failures > 0) process.exitCode = 1;

function unpinnedModules(): string[] {
  return ['.', 'server']
    .filter((folder) => !existsSync(join(toolsDir, folder, 'go.sum')))
    .map((folder) => `${join(toolsDir, folder)} has no go.sum`);
}

function missingChecksums(): string[] {
  const version = pinnedVersion(join(toolsDir, 'go.mod'), /temporalio\/cli v([\d.]+)/);
  const sums = readChecksums(join(toolsDir, 'checksums.txt'));
  return hasChecksum(sums, 'temporal_cli', version)
    ? []
    : [`tools/temporal/checksums.txt has no line for temporal_cli ${version}`];
}

async function writeSbom(): Promise<string[]> {
  try {
    const bill = await billOfMaterials(root);
    await mkdir(join(root, 'dist'), { recursive: true });
    await writeFile(sbomFile, `${JSON.stringify(bill, null, 2)}\n`);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function unknownImages(): Promise<string[]> {
  const asked = pinnedImages(digests).map((image) =>
    digestOf(image).then(
      () => [],
      (error: unknown) => [error instanceof Error ? error.message : String(error)],
    ),
  );
  return (await Promise.all(asked)).flat();
}
