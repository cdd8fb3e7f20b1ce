import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of sources, which a process is started from. */
export interface Releases {
  previous: string;
  newest: string;
}
export type ReleaseName = keyof Releases;

/** Says which release a process runs when it is next started. */
export interface ReleaseLink {
  /** A process.ts, whichever release's it is. */
  program: string;
  current(): ReleaseName;
  /** What runs already is left alone. */
  point(release: ReleaseName): Promise<void>;
}

/** @param path of the link, which is not there yet */
export async function makeReleaseLink(
  releases: Releases,
  path: string,
  first: ReleaseName,
): Promise<ReleaseLink> {
  let current = first;
  await symlink(releases[first], path);
  return {
    program: join(path, 'tools', 'drill', 'process.ts'),
    current: () => current,
    async point(release) {
      // A rename replaces the link at once: a process that starts right now finds one of the two.
      await symlink(releases[release], `${path}.next`);
      await rename(`${path}.next`, path);
      current = release;
    },
  };
}
