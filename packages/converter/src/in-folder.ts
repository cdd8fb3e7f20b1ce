import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of one run, with an empty `root` for the program's view; nothing of it is left. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-convert-'));
  try {
    await mkdir(join(folder, 'root'));
    await mkdir(join(folder, 'work'));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
