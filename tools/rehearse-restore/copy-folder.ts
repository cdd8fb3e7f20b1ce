import { chown, copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies a folder whose files may change or go in the meantime, with modes and owners, as `cp -a` does.
 * @param leaveOut says by its path below the folder what is not copied; of a folder, its content
 */
export async function copyFolder(
  from: string,
  to: string,
  leaveOut: (path: string) => boolean = () => false,
  below = '',
): Promise<void> {
  const folder = await lstat(join(from, below));
  await mkdir(join(to, below), { recursive: true, mode: folder.mode });
  await giveTo(join(to, below), folder);
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    const path = join(below, entry.name);
    if (leaveOut(path)) continue;
    if (entry.isDirectory()) await copyFolder(from, to, leaveOut, path);
    else if (entry.isFile()) await copyOne(join(from, path), join(to, path));
  }
}

async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    await giveTo(to, await lstat(from));
  } catch (error) {
    // It was removed since it was listed.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Only root can give a file away. */
export async function giveTo(
  path: string,
  { uid, gid }: { uid: number; gid: number },
): Promise<void> {
  if (process.getuid?.() === 0) await chown(path, uid, gid);
}
