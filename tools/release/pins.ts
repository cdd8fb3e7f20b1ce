import type { Checksums } from '@countersign/embedded/temporal/checksums';

/** Of package-lock.json, as far as it is looked at. */
export interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      integrity?: string;
      resolved?: string;
      link?: boolean;
      dev?: boolean;
      hasInstallScript?: boolean;
    }
  >;
}

/** Complaints about a lock file: each package but our own needs its SHA-512 and may name no place. */
export function unpinnedPackages(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
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

const versionLists = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'overrides',
] as const;

/** Direct dependencies that are not one exact version. */
export function inexactVersions(
  manifest: Partial<Record<(typeof versionLists)[number], Record<string, string>>>,
): string[] {
  return versionLists.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${name} is ${version}, not one version`),
  );
}

/** The image that a Dockerfile builds upon, as its build argument names it. */
export function baseImage(dockerfile: string): string {
  const [, image] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
  if (image === undefined) throw new Error('Dockerfile has no ARG NODE_IMAGE');
  return image;
}

/** What each service of a compose file runs; ours are built here. */
export function serviceImages(compose: string): Map<string, string> {
  const images = new Map<string, string>();
  let service = '';
  for (const line of compose.split('\n')) {
    service = /^ {2}([\w-]+):$/.exec(line)?.[1] ?? service;
    const image = /^ {4}image: (\S+)$/.exec(line)?.[1];
    if (image !== undefined) images.set(service, image);
  }
  return images;
}

/** The services of a compose file that run the image built here. */
export function builtServices(compose: string): string[] {
  return Array.from(
    compose.matchAll(/^ {2}([\w-]+):\n {4}<<: \*countersign$/gm),
    ([, name = '']) => name,
  );
}

/** The compose file that puts a digest behind each tag of the other one, and of its build. */
export function digestsFile(
  compose: string,
  dockerfile: string,
  digests: ReadonlyMap<string, string>,
): string {
  const pinned = (image: string) => `${image}@${digests.get(image) ?? ''}`;
  const built = builtServices(compose).map(
    (name) =>
      `  ${name}:\n    build:\n      args:\n        NODE_IMAGE: ${pinned(baseImage(dockerfile))}\n`,
  );
  const foreign = [...serviceImages(compose)].map(
    ([name, image]) => `  ${name}:\n    image: ${pinned(image)}\n`,
  );
  return `${digestsComment}\nservices:\n${[...built, ...foreign].join('')}`;
}

const digestsComment = `# The images of docker-compose.yml and Dockerfile by digest. Used beside docker-compose.yml, as COMPOSE_FILE in
# .env.example says. Written by \`npm run release:pin\`.`;

/** Complaints about a file of digests: each image needs one, of exactly the tag that is used. */
export function unpinnedImages(compose: string, dockerfile: string, pins: string): string[] {
  const known = pinnedImages(pins);
  return [...new Set([baseImage(dockerfile), ...serviceImages(compose).values()])]
    .filter((image) => !known.some((pin) => pin.startsWith(`${image}@`)))
    .map((image) => `${image} has no digest`);
}

/** Every image that a file of digests names. */
export function pinnedImages(pins: string): string[] {
  const named = pins.matchAll(/^ +(?:image|NODE_IMAGE): (\S+:\S+@sha256:[0-9a-f]{64})$/gm);
  return [...new Set(Array.from(named, ([, image = '']) => image))];
}

/** Whether the archive of a version has a checksum of ours for Linux on x86-64, which CI runs on. */
export function hasChecksum(sums: Checksums, artifact: string, version: string): boolean {
  return sums.has(`${artifact}_${version}_linux_amd64.tar.gz`);
}
