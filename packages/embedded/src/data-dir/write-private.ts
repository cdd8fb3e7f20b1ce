import { open, rename } from 'node:fs/promises';

/**
 * Replaces the file as a whole, readable by its owner only; a crash leaves the old or the new one.
 */
export async function writePrivate(file: string, text: string): Promise<void> {
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    // A part left by an earlier crash keeps its own mode.
    await handle.chmod(0o600);
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}
