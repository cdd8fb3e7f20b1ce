/** Of Node's `fs/promises`, what is used; not imported by name, so that browsers load this package too. */
interface FileSystem {
  readFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
  open(path: string, flags: string): Promise<FileHandle>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { force: boolean }): Promise<void>;
}

interface FileHandle {
  writeFile(data: Uint8Array): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

const moduleName = 'node:fs/promises';

async function fileSystem(): Promise<FileSystem> {
  return (await import(/* @vite-ignore */ moduleName)) as FileSystem;
}

export async function readFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return (await fileSystem()).readFile(path);
}

/** Streams into a file that appears under its name whole, or not at all. */
export async function writeWhole(path: string, bytes: ReadableStream<Uint8Array>): Promise<void> {
  const fs = await fileSystem();
  const part = `${path}.${crypto.randomUUID()}.part`;
  try {
    const file = await fs.open(part, 'wx');
    try {
      const reader = bytes.getReader();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        await file.writeFile(read.value);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await fs.rename(part, path);
  } catch (error) {
    await fs.rm(part, { force: true });
    throw error;
  }
}
