import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runStep } from '@countersign/embedded/processes/run-step';
import type { LockFile } from './pins.ts';

export interface BillOfMaterials {
  bomFormat: string;
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  properties?: { name: string; value: string }[];
}

/**
 * CycloneDX of what runs in production, read from the lock file alone. npm writes down everything
 * and what is for development is taken out here: with `--omit dev` npm 11 leaves out most of what
 * workspaces depend on.
 * @param root folder of package-lock.json
 * @throws what npm says where it has none
 */
export async function billOfMaterials(root: string): Promise<BillOfMaterials> {
  const kind = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const args = ['sbom', ...kind, '--package-lock-only'];
  const { ok, stdout, lastError } = await runStep('npm', args, { cwd: root });
  if (!ok) throw new Error(lastError);
  const whole = JSON.parse(stdout) as BillOfMaterials;
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  const inProduction = productionPackages(lock);
  const leaves = (one: Component) => isMarked(one) && !inProduction.has(one['bom-ref']);
  const left = new Set(whole.components.filter(leaves).map((one) => one['bom-ref']));
  return {
    ...whole,
    components: whole.components.filter((one) => !left.has(one['bom-ref'])),
    dependencies: whole.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((to) => !left.has(to)) })),
  };
}

/** As npm marks one that is for development at the first place where it lies. */
function isMarked({ properties = [] }: Component): boolean {
  return properties.some(({ name }) => name === 'cdx:npm:package:development');
}

/** `name@version` of every package that some place has for more than development. */
export function productionPackages({ packages }: LockFile): ReadonlySet<string> {
  return new Set(
    Object.entries(packages).flatMap(([path, { version, dev }]) => {
      const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
      return name === undefined || version === undefined || dev === true
        ? []
        : [`${name}@${version}`];
    }),
  );
}
