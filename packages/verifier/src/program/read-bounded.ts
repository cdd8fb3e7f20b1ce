import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { UsageError } from './usage-error.ts';

/** Larger than the largest document with its evidence can be. */
const maxFileBytes = 256 * 1_048_576;
const pieceBytes = 1_048_576;

/**
 * The bytes of a file: no more than 256 MB, whatever the system says of its size, and of nothing
 * that has no end, such as a device or a pipe.
 * @throws {UsageError}
 */
export async function readBounded(path: string): Promise<Buffer> {
  // A pipe would wait for whoever writes to it.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch(unreadable(path));
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new UsageError(`${path} is no file.`);
    if (stats.size > maxFileBytes) throw tooLarge(path);
    return await readAll(file, path);
  } finally {
    await file.close();
  }
}

async function readAll(file: FileHandle, path: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let sizeBytes = 0; ;) {
    const piece = Buffer.allocUnsafe(pieceBytes);
    const { bytesRead } = await file.read(piece, 0, pieceBytes, null).catch(unreadable(path));
    if (bytesRead === 0) return Buffer.concat(pieces, sizeBytes);
    sizeBytes += bytesRead;
    if (sizeBytes > maxFileBytes) throw tooLarge(path);
    pieces.push(piece.subarray(0, bytesRead));
  }
}

const unreadable =
  (path: string) =>
  (cause: unknown): never => {
    throw new UsageError(`${path} cannot be read.`, { cause });
  };

const tooLarge = (path: string) => new UsageError(`${path} is larger than 256 MB.`);
