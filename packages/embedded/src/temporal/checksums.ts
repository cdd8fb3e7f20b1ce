import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** SHA-256 in hexadecimal by the name of the file. */
export type Checksums = ReadonlyMap<string, string>;

/** Reads a list as `sha256sum` writes it and as publishers release it. */
export function readChecksums(path: string): Checksums {
  const lines = readFileSync(path, 'utf8').matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm);
  return new Map(Array.from(lines, ([, hash = '', name = '']) => [name, hash]));
}

/** Whether the file is byte for byte the one that the list means; a name it lacks never is. */
export async function isListed(folder: string, name: string, sums: Checksums): Promise<boolean> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, name)), hash);
  return hash.digest('hex') === sums.get(name);
}

/** Name of the first file in the folder that the list does not vouch for. */
export async function firstUnlisted(folder: string, sums: Checksums): Promise<string | undefined> {
  for (const name of (await readdir(folder)).sort()) {
    if (!(await isListed(folder, name, sums))) return name;
  }
  return undefined;
}
