import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import {
  BlobMissing,
  checkBlobKey,
  digestOfKey,
  type BlobStore,
  type StoredBlob,
} from './blob-store.ts';

/** A file that has been written for longer than this has lost its writer. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

const streamedBytes = 256 * 1024;

const shardNames = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'));

/**
 * Blobs as files under `folder`, spread over 256 sub-folders by the hash of their key. A file
 * under its final name is whole and on the disk: written aside, flushed, then renamed.
 */
export function makeFileBlobStore(folder: string): BlobStore {
  const root = path.resolve(folder);
  const partial = path.join(root, 'partial');
  let prepared: Promise<void> | undefined;

  const fileOf = (key: string): string => {
    checkBlobKey(key);
    const hash = digestOfKey(key);
    // The hash is the name: keys that differ in case stay apart on any file system.
    return path.join(root, hash.slice(0, 2), hash);
  };

  const prepare = async () => {
    await mkdir(partial, { recursive: true, mode: 0o700 });
    for (const name of shardNames) await makeFolder(path.join(root, name));
    // A new folder survives a power loss once its parent is flushed.
    await flush(root);
    await flush(path.dirname(root));
    await removeAbandoned(partial);
  };

  async function store(key: string, write: (aside: string) => Promise<void>): Promise<void> {
    const file = fileOf(key);
    const shard = path.dirname(file);
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    await prepared;
    if (await makeFolder(shard)) await flush(root);
    const aside = path.join(partial, randomUUID());
    try {
      await write(aside);
      await flush(aside);
      await rename(aside, file);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
    // A rename survives a power loss once its folder is flushed.
    await flush(shard);
  }

  return {
    put: (key, bytes) =>
      store(key, (aside) => writeFile(aside, bytes, { flag: 'wx', mode: 0o600 })),

    putFile: (key, from) =>
      store(key, async (aside) => {
        await moveOrCopy(from, aside);
        await chmod(aside, 0o600);
      }),

    async get(key) {
      return readFile(fileOf(key)).catch((error: unknown) => {
        throw orMissing(error, key);
      });
    },

    async read(key, range) {
      // Opened first, so that a missing blob is reported before any byte was promised.
      const handle = await open(fileOf(key), 'r').catch((error: unknown) => {
        throw orMissing(error, key);
      });
      const { size } = await handle.stat();
      // As much is allocated for each read, however short it is.
      const highWaterMark = Math.min(streamedBytes, size + 1);
      return createReadStream('', { fd: handle, ...range, highWaterMark });
    },

    async delete(key) {
      await rm(fileOf(key), { force: true });
    },

    async *list() {
      for (const shard of shardNames) {
        const folder = path.join(root, shard);
        const found = await Promise.all(
          (await namesIn(folder)).map((name) => storedBlob(folder, name)),
        );
        yield found.filter((blob) => blob !== undefined);
      }
    },
  };
}

/** @returns whether it was missing */
async function makeFolder(folder: string): Promise<boolean> {
  return (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined;
}

/** On another disk it is copied, by the kernel: buffers here would keep the garbage collector at work. */
async function moveOrCopy(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  });
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
}

/** Undefined for what was deleted in the meantime, and for what is none of ours. */
async function storedBlob(folder: string, name: string): Promise<StoredBlob | undefined> {
  if (!/^[0-9a-f]{64}$/.test(name)) return undefined;
  const file = path.join(folder, name);
  const found = await stat(file).catch(() => undefined);
  return (
    found && {
      keySha256: name,
      storedAt: found.mtime,
      remove: () => rm(file, { force: true }),
    }
  );
}

/** Puts a file or a folder on the disk. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a killed process had begun. Young files may belong to another process, still writing. */
async function removeAbandoned(partial: string): Promise<void> {
  for (const name of await readdir(partial)) {
    const file = path.join(partial, name);
    const found = await stat(file).catch(() => undefined);
    // The wall clock, for it is the file system's time that this is compared with.
    if (found && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(file, { force: true });
  }
}

function orMissing(error: unknown, key: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? new BlobMissing(`There is no blob ${key}.`) : error;
}
