import { mkdir, rename, rm } from 'node:fs/promises';

/**
 * Builds in a fresh folder, which then takes the place of the old one: a build that fails or is
 * killed leaves the old one whole.
 * @param fresh on the file system of `folder`
 */
export async function runInFolder(
  fresh: string,
  folder: string,
  build: () => Promise<void>,
): Promise<void> {
  try {
    await build();
    await replaceFolder(folder, fresh);
  } catch (error) {
    // The last line is what the parent shows.
    console.error(String(error instanceof Error ? error.message : error).split('\n', 1)[0]);
    process.exitCode = 1;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function replaceFolder(folder: string, fresh: string): Promise<void> {
  const old = `${fresh}-old`;
  await mkdir(folder, { recursive: true });
  await rename(folder, old);
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}
