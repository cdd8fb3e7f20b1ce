import { readManifest, readWorkspaces, runtimeWorkspaces, type Manifest } from './workspaces.ts';

/** What npm reads in a checkout only. */
const checkoutOnly = ['workspaces', 'scripts', 'overrides', 'devDependencies'];

/**
 * The manifest of the packed service: its workspaces are in the built program, so what they depend on
 * it depends on itself, and no workspace is asked of a registry.
 * @throws when two of them ask for different versions, of which one folder of packages holds one
 */
export function serviceManifest(
  service: Manifest = readManifest(),
  workspaces = readWorkspaces(),
): Manifest {
  const runtime = runtimeWorkspaces(service, workspaces);
  const parts = [service, ...[...runtime.values()].map(({ manifest }) => manifest)];
  const merge = (kind: 'dependencies' | 'optionalDependencies') =>
    mergeVersions(parts.map((part) => part[kind] ?? {}));
  const isOurs = ([name]: [string, string]) => workspaces.has(name);
  const dependencies = merge('dependencies').filter((one) => !isOurs(one));
  const demanded = new Set(dependencies.map(([name]) => name));
  const kept = Object.entries(service).filter(([key]) => !checkoutOnly.includes(key));
  return {
    ...(Object.fromEntries(kept) as unknown as Manifest),
    dependencies: Object.fromEntries(dependencies),
    optionalDependencies: Object.fromEntries(
      merge('optionalDependencies').filter((one) => !isOurs(one) && !demanded.has(one[0])),
    ),
  };
}

function mergeVersions(lists: Record<string, string>[]): [string, string][] {
  const versions = new Map<string, string>();
  for (const [name, version] of lists.flatMap((list) => Object.entries(list))) {
    const other = versions.get(name) ?? version;
    if (other !== version) throw new Error(`${name} is asked for as ${other} and as ${version}`);
    versions.set(name, version);
  }
  return [...versions].sort(([a], [b]) => (a < b ? -1 : 1));
}
