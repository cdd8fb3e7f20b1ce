import type { Checksums } from '../../src/embedded/temporal/checksums.ts';

/** Of package-lock.json, as far as it is looked at. */
export interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      integrity?: string;
      resolved?: string;
      link?: boolean;
      hasInstallScript?: boolean;
    }
  >;
}

/** Complaints about a lock file: each package needs its SHA-512 and may name no place. */
export function unpinnedPackages(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path !== '' && link !== true)
    .flatMap(([path, { integrity, resolved }]) => [
      ...(integrity?.startsWith('sha512-') === true ? [] : [`${path} has no sha512 integrity`]),
      ...(resolved === undefined ? [] : [`${path} names the place it came from`]),
    ]);
}

/** Names of the packages that run code of theirs while they are installed. */
export function packagesWithInstallScripts(lock: LockFile): string[] {
  const names = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  return [...new Set(names)].sort();
}

/** Direct dependencies that are not one exact version. */
export function inexactVersions(manifest: Record<string, unknown>): string[] {
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))
      .map(([name, version]) => `${name} is ${String(version)}, not one version`),
  );
}

/** Images that a Dockerfile or compose file takes from elsewhere; ours are built here. */
export function foreignImages(text: string): string[] {
  const stages = new Set(Array.from(text.matchAll(/^FROM .* AS (\S+)/gm), ([, name]) => name));
  const named = text.matchAll(/^(?:FROM|\s+image:)\s+(\S+)/gm);
  const images = Array.from(named, ([, image = '']) => image);
  return [...new Set(images)].filter(
    (image) => !stages.has(image) && !image.startsWith('countersign:'),
  );
}

export function hasDigest(image: string): boolean {
  return /^\S+:\S+@sha256:[0-9a-f]{64}$/.test(image);
}

/** The same file with these digests behind the tags; one that stood there gives way. */
export function withDigests(text: string, digests: ReadonlyMap<string, string>): string {
  return text.replaceAll(
    /^(FROM\s+|\s+image:\s+)(\S+)/gm,
    (line, before: string, image: string) => {
      const digest = digests.get(image);
      return digest === undefined ? line : `${before}${image.split('@')[0] ?? ''}@${digest}`;
    },
  );
}

/** Whether the archive of a version has a checksum of ours for Linux on x86-64, which CI runs on. */
export function hasChecksum(sums: Checksums, artifact: string, version: string): boolean {
  return sums.has(`${artifact}_${version}_linux_amd64.tar.gz`);
}
